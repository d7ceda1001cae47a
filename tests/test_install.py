#!/usr/bin/env python3
"""Installing below DESTDIR: what is there runs and links, and uninstalling leaves nothing behind."""
import os
import subprocess
import tempfile
import unittest

from cli_helper import BUILD, sample


def files_below(directory):
    return [os.path.relpath(os.path.join(at, name), directory)
            for at, _, names in os.walk(directory) for name in names]


class Install(unittest.TestCase):
    def make(self, target, directory):
        subprocess.run(["make", "-s", f"BUILD={BUILD}", f"DESTDIR={directory}", "PREFIX=/usr/local", target],
                       check=True, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)

    def test_install_and_uninstall(self):
        with tempfile.TemporaryDirectory() as directory:
            self.make("install", directory)
            root = os.path.join(directory, "usr/local")
            installed = files_below(root)
            for name in ("bin/clarisql", "include/clarisql.h", "lib/libclarisql.a", "lib/libclarisql.so",
                         "lib/libclarisql.so.0", "lib/pkgconfig/clarisql.pc", "share/man/man1/clarisql.1",
                         "share/man/man3/libclarisql.3", "share/man/man5/clarisql-log.5", "share/clarisql/vectors.bin",
                         "share/clarisql/clarity-log.schema.json", "share/bash-completion/completions/clarisql",
                         "share/zsh/site-functions/_clarisql", "share/fish/vendor_completions.d/clarisql.fish"):
                self.assertIn(name, installed)
            environment = dict(os.environ, CLARISQL_DATADIR=os.path.join(root, "share/clarisql"))
            done = subprocess.run([os.path.join(root, "bin/clarisql"), "ask", "-q", "--mode", "csv",
                                   sample("insurance"), "How many policies are there?"], env=environment,
                                  stdout=subprocess.PIPE, check=True, cwd=directory)
            self.assertEqual(done.stdout, b"count(*)\r\n260\r\n")
            with open(os.path.join(root, "lib/pkgconfig/clarisql.pc"), encoding="utf-8") as file:
                self.assertIn("Libs: -L${libdir} -lclarisql\n", file.read())
            self.make("uninstall", directory)
            self.assertEqual(files_below(root), [])


if __name__ == "__main__":
    unittest.main()
