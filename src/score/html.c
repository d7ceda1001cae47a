/* The page's frame: its style, which works in light and dark, on paper and on a telephone, and a script that
 * opens what is folded before printing. Nothing is fetched from anywhere. */
#include "score/html.h"

#include <errno.h>
#include <limits.h>
#include <stdio.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#include "base/error.h"

void html_text_n(struct buffer *out, const char *text, size_t length) {
    for (size_t i = 0; i < length; i++) {
        switch (text[i]) {
        case '<':
            buffer_string(out, "&lt;");
            break;
        case '>':
            buffer_string(out, "&gt;");
            break;
        case '&':
            buffer_string(out, "&amp;");
            break;
        case '"':
            buffer_string(out, "&quot;");
            break;
        default:
            buffer_char(out, text[i]);
        }
    }
}

void html_text(struct buffer *out, const char *text) {
    if (text) {
        html_text_n(out, text, strlen(text));
    }
}

static const char head[] =
    "<!doctype html>\n<html lang=\"en\"><head><meta charset=\"utf-8\">"
    "<meta name=\"viewport\" content=\"width=device-width, initial-scale=1\"><title>clarisql report</title>\n"
    "<style>\n"
    ":root{color-scheme:light dark;--ink:#1c1f24;--faint:#5d6570;--paper:#fff;--line:#d5dae1;--bar:#3a6ea5;"
    "--soft:#eef2f7;--bad:#b3261e;--good:#1b6e3c;--user:#e8f0fa}\n"
    "@media (prefers-color-scheme:dark){:root{--ink:#e6e8eb;--faint:#a0a8b4;--paper:#16181c;--line:#3c424c;"
    "--bar:#7fb0e6;--soft:#23272e;--bad:#f2938c;--good:#7fd1a0;--user:#22303f}}\n"
    "*{box-sizing:border-box}\n"
    "body{font:16px/1.5 system-ui,sans-serif;color:var(--ink);background:var(--paper);max-width:62rem;"
    "margin:0 auto;padding:1rem}\n"
    "h1{font-size:1.5rem;margin:.5rem 0}h2{font-size:1.15rem;margin:2rem 0 .5rem}p{margin:.4rem 0}\n"
    ".note,caption{color:var(--faint);font-size:.875rem}\n"
    ".wide{overflow-x:auto;margin:.4rem 0}\n"
    "table{border-collapse:collapse;font-variant-numeric:tabular-nums;font-size:.9375rem}\n"
    "th,td{padding:.25rem .6rem;border-bottom:1px solid var(--line);text-align:right;white-space:nowrap}\n"
    "th{font-weight:600}th:first-child,td:first-child{text-align:left;padding-left:0}\n"
    "tr.own td,tr.own th{font-weight:600}table.many "
    "th{white-space:normal;min-width:3.6rem;vertical-align:bottom}"
    "table.many td,table.many th{padding-left:.3rem;padding-right:.3rem}\n"
    "th:first-child,td:first-child{position:sticky;left:0;background:var(--paper)}\n"
    "svg{width:12rem;height:.9rem;vertical-align:middle;display:block}\n"
    ".track{fill:var(--soft)}.bar{fill:var(--bar)}.whisker{stroke:var(--ink);stroke-width:1.5;fill:none}\n"
    "td.cell{background:color-mix(in srgb,var(--bar) var(--share),transparent)}\n"
    "details{border-bottom:1px solid var(--line);padding:.4rem 0}summary{cursor:pointer}\n"
    "summary .id{font-weight:600}summary .why{color:var(--bad);font-size:.875rem}\n"
    "ol.talk{list-style:none;margin:.6rem 0;padding:0;max-width:46rem}\n"
    "ol.talk li{margin:.3rem 0;padding:.4rem .7rem;border-radius:.5rem;background:var(--soft);"
    "margin-right:2rem;overflow-wrap:anywhere}\n"
    "ol.talk li.user{background:var(--user);margin:.3rem 0 .3rem 2rem}\n"
    ".who{font-size:.75rem;letter-spacing:.04em;color:var(--faint);display:block}\n"
    "u{text-decoration-thickness:2px;text-underline-offset:3px;text-decoration-color:var(--bar)}\n"
    "u.found{text-decoration-style:dotted;text-decoration-color:var(--bad)}\n"
    "dl{margin:.5rem 0 .8rem}dt{font-weight:600;margin-top:.4rem}dd{margin:0 0 0 "
    "1rem;overflow-wrap:anywhere}\n"
    "code{font:.875rem/1.45 ui-monospace,monospace;white-space:pre-wrap}ul.why{margin:.3rem 0;"
    "padding-left:1.2rem;color:var(--bad)}\n"
    "@media (max-width:36rem){body{padding:.6rem;font-size:15px}table{font-size:.85rem}th,td{padding:.2rem "
    ".3rem}"
    "td:first-child{white-space:normal;min-width:6.5rem}table.bars th{white-space:normal}"
    "table.bars td:nth-child(4){white-space:normal;max-width:3.4rem}svg{width:4.6rem}"
    "ol.talk li{margin-right:.6rem}ol.talk li.user{margin-left:.6rem}dd{margin-left:.4rem}}\n"
    "@media "
    "print{:root{--ink:#000;--faint:#333;--paper:#fff;--line:#bbb;--bar:#555;--soft:#eee;--user:#f5f5f5;"
    "--bad:#000;--good:#000}body{max-width:none;font-size:10pt}.wide{overflow:visible}"
    "h2{break-after:avoid}tr,ol.talk li{break-inside:avoid}"
    "*{print-color-adjust:exact;-webkit-print-color-adjust:exact}}\n"
    "</style></head><body>\n";

static const char tail[] =
    "<script>addEventListener(\"beforeprint\",function(){document.querySelectorAll(\"details\").forEach("
    "function(d){d.open=true})})</script>\n</body></html>\n";

void html_head(struct buffer *out) {
    buffer_string(out, head);
}

void html_tail(struct buffer *out) {
    buffer_string(out, tail);
}

csql_status html_write(const char *path, const struct buffer *text, csql_error *error) {
    struct stat info;
    struct buffer part = buffer_new(PATH_MAX);
    const bool beside = lstat(path, &info) != 0 || S_ISREG(info.st_mode);
    buffer_printf(&part, "%s%s", path, beside ? ".part" : "");
    if (part.status != CSQL_OK) {
        buffer_free(&part);
        return error_set(error, CSQL_IO, "%s: the path is too long", path);
    }
    FILE *file = fopen(buffer_text(&part), "w");
    bool written = file && fwrite(buffer_text(text), 1, text->length, file) == text->length;
    if (file && fclose(file) != 0) {
        written = false;
    }
    if (written && beside) {
        written = rename(buffer_text(&part), path) == 0;
    }
    const csql_status status = written ? CSQL_OK : error_set(error, CSQL_IO, "%s: %s", path, strerror(errno));
    if (!written && file && beside) {
        (void)unlink(buffer_text(&part)); /* nothing more can be done about it */
    }
    buffer_free(&part);
    return status;
}
