"""The style sheet of a report's page, by day and by night."""

from typing import Final

STYLE: Final = (
    ":root{color-scheme:light dark;--ground:#fff;--ink:#222;--quiet:#555;--line:#ccc;--even:#1f6f8b;--above:#a04a00;--below:#6a3d9a;--box:#f4f4f2}"
    "@media(prefers-color-scheme:dark){:root{--ground:#16181d;--ink:#eee;--quiet:#bbb;--line:#444;--even:#6cc5e0;--above:#f0b060;--below:#c9a6f0;--box:#22252c}}"
    "body{margin:0;background:var(--ground);color:var(--ink);font:16px/1.5 system-ui,sans-serif}"
    "main{max-width:44rem;margin:0 auto;padding:1rem;overflow-wrap:break-word}"
    "h1{font-size:1.6rem;line-height:1.2}h2{font-size:1.25rem;margin:2rem 0 .5rem;border-top:1px solid var(--line);padding-top:1rem}"
    "h3{font-size:1rem;margin:1.2rem 0 .3rem}ul{padding-left:1.2rem}figure{margin:.5rem 0;max-width:30rem}svg{display:block;width:100%;height:auto}"
    "svg text{font:13px system-ui,sans-serif;fill:var(--ink);stroke:var(--ground);stroke-width:4px;paint-order:stroke}svg .quiet{fill:var(--quiet);font-size:12px}svg .small{font-size:10px}"
    ".grid{stroke:var(--line)}.fair{stroke:var(--ink);stroke-width:1.5}.span{stroke:var(--even);stroke-width:3}.dot,.bar{fill:var(--even)}"
    ".above .span{stroke:var(--above);stroke-width:5}.above .dot{fill:var(--above)}.below .span{stroke:var(--below);stroke-width:5}.below .dot{fill:var(--below)}"
    "p.quiet{color:var(--quiet);font-size:.9rem}summary{cursor:pointer;padding:.4rem 0;color:var(--even)}"
    ".scroll{overflow-x:auto;max-width:100%}table{border-collapse:collapse;font-size:.9rem}"
    "th,td{padding:.25rem .6rem;border-bottom:1px solid var(--line);text-align:right;white-space:nowrap}"
    "th:first-child{text-align:left;white-space:normal;min-width:7rem}thead th{color:var(--quiet);font-weight:normal}"
    "tbody th{font-weight:normal}pre{background:var(--box);padding:.8rem;overflow-x:auto;white-space:pre-wrap;font-size:.85rem}"
)
