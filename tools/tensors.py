"""The files of weights that the program reads: named tensors, as src/net/tensors.h describes them."""

import os
import struct

import numpy as np

FLOAT, INT8, TEXT = 0, 1, 2
HEADER, ENTRY, NAME = 64, 88, 48


class Writer:
    """Collects tensors, then lays them out: header, directory, data aligned to 64 bytes."""

    def __init__(self):
        self.entries, self.blobs, self.size = [], [], 0

    def blob(self, data):
        pad = -self.size % 64
        self.blobs.append(b"\0" * pad + data)
        self.size += pad
        at = self.size
        self.size += len(data)
        return at

    def add_float(self, name, value):
        value = np.atleast_2d(np.asarray(value, np.float32))
        self.entries.append((name, FLOAT, *value.shape, self.blob(value.tobytes()), 0, 0))

    def add_int8(self, name, value):
        value = np.asarray(value, np.float32)
        scale = np.maximum(np.abs(value).max(1), 1e-12) / 127
        q = np.clip(np.rint(value / scale[:, None]), -127, 127).astype(np.int8)
        sums = q.astype(np.int32).sum(1).astype("<i4")
        self.entries.append((name, INT8, *q.shape, self.blob(q.tobytes()), self.blob(scale.astype("<f4").tobytes()), self.blob(sums.tobytes())))

    def add_text(self, name, text):
        data = text.encode()
        self.entries.append((name, TEXT, 1, len(data), self.blob(data), 0, 0))

    def write(self, path):
        base = HEADER + ENTRY * len(self.entries)
        base += -base % 64
        head = struct.pack("<8sIIQI", b"CSQLPLAN", 1, 0x01020304, base + self.size, len(self.entries)).ljust(HEADER, b"\0")
        directory = b""
        for name, kind, rows, columns, data, scales, sums in self.entries:
            assert len(name) < NAME, name
            directory += struct.pack("<48sIIIIQQQ", name.encode(), kind, rows, columns, 0, base + data, base + scales if kind == INT8 else 0, base + sums if kind == INT8 else 0)
        with open(path + ".part", "wb") as file:
            file.write((head + directory).ljust(base, b"\0") + b"".join(self.blobs))
        os.replace(path + ".part", path)


def directory(data):
    """(name, kind, rows, columns, where its data, where its scales) of each tensor of a file."""
    for i in range(struct.unpack_from("<I", data, 24)[0]):
        name, kind, rows, columns, _, at, scales, _ = struct.unpack_from("<48sIIIIQQQ", data, HEADER + ENTRY * i)
        yield name.rstrip(b"\0").decode(), kind, rows, columns, at, scales


def read_int8(path, name):
    """A matrix of a file: its bytes, and the scale of each row."""
    with open(path, "rb") as file:
        data = file.read()
    for own, kind, rows, columns, at, scales in directory(data):
        if own == name and kind == INT8:
            return np.frombuffer(data, np.int8, rows * columns, at).reshape(rows, columns), np.frombuffer(data, "<f4", rows, scales)
    raise SystemExit(f"{path}: no {name}")


def read(path):
    """{name: a text, or a float32 matrix, whose int8 values are multiplied out}."""
    with open(path, "rb") as file:
        data = file.read()
    out = {}
    for name, kind, rows, columns, at, scales in directory(data):
        if kind == TEXT:
            out[name] = data[at : at + columns].decode()
            continue
        value = np.frombuffer(data, np.int8 if kind == INT8 else "<f4", rows * columns, at).reshape(rows, columns)
        out[name] = value * np.frombuffer(data, "<f4", rows, scales)[:, None] if kind == INT8 else value.copy()
    return out
