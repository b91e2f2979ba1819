/** Styles of the report: ink on paper, both color schemes, and readable on paper. */
export const reportStyle = `
:root { color-scheme: light dark; --ink: light-dark(#1c1a17, #ece8e1); --muted: light-dark(#5c574f, #aaa39a); --paper: light-dark(#fbfaf7, #171614); --raised: light-dark(#f3f0e9, #211f1c); --rule: light-dark(#d9d4ca, #3a3733); --bad: light-dark(#a3162a, #ff8a93); --gone: light-dark(#fbe0e2, #4a1d22); --new: light-dark(#dcefdd, #1d3d24); --signal: light-dark(#0b5fa5, #7cc0ff); }
* { box-sizing: border-box; }
html { scroll-behavior: smooth; }
@media (prefers-reduced-motion: reduce) { html { scroll-behavior: auto; } }
body { margin: 0 auto; max-width: 82rem; padding: 2.5rem clamp(1rem, 4vw, 3rem) 5rem; background: var(--paper); color: var(--ink); font: 1rem/1.5 system-ui, sans-serif; }
:focus-visible { outline: 2px solid var(--signal); outline-offset: 2px; }
p, ul, ol, dl, figure { margin: 0; padding: 0; }
p { overflow-wrap: anywhere; }
ul, ol { list-style: none; }
h1 { font: 600 clamp(1.75rem, 1.2rem + 2.5vw, 2.75rem)/1.15 Georgia, serif; max-width: 24ch; margin: 0.25rem 0 0.75rem; text-wrap: balance; overflow-wrap: anywhere; }
h2 { font: 600 1.375rem/1.3 Georgia, serif; margin: 3.5rem 0 1rem; border-top: 2px solid var(--ink); padding-top: 0.75rem; }
.muted { color: var(--muted); font-size: 0.875rem; }
.bad { color: var(--bad); }
.counts { display: grid; grid-template-columns: repeat(auto-fit, minmax(7.5rem, 1fr)); margin: 1.75rem 0 0; border-block: 1px solid var(--rule); }
.counts div { display: flex; flex-direction: column-reverse; padding: 0.75rem 1rem 0.75rem 0; }
.counts dt { color: var(--muted); font-size: 0.875rem; }
.counts .bad dt { color: inherit; }
.counts dd { margin: 0; font: 600 1.75rem/1.1 Georgia, serif; font-variant-numeric: tabular-nums lining-nums; }
nav ul { display: flex; flex-wrap: wrap; gap: 0.25rem 1.5rem; margin-top: 1rem; }
nav a { display: inline-block; padding: 0.25rem 0; color: inherit; text-underline-offset: 0.2em; }
.finding { border-top: 1px solid var(--rule); padding: 1rem 0 1.25rem; }
.finding:first-child { border-top: 0; padding-top: 0; }
.facts { display: flex; flex-wrap: wrap; gap: 0.125rem 0.75rem; align-items: baseline; }
.kind { font-weight: 600; }
.broken .kind { color: var(--bad); }
code { font: 0.8125rem/1.5 ui-monospace, monospace; color: var(--muted); overflow-wrap: anywhere; }
.text { margin: 0.25rem 0; }
.words { margin: 0.25rem 0; max-width: 75ch; }
del { background: var(--gone); text-decoration: line-through; text-decoration-color: var(--bad); }
ins { background: var(--new); text-decoration: none; }
del, ins { padding: 0 0.15em; border-radius: 2px; }
.paths { display: flex; flex-wrap: wrap; gap: 0 1.25rem; color: var(--muted); font: 0.8125rem/1.6 ui-monospace, monospace; overflow-wrap: anywhere; }
.paths li { min-width: 0; }
.finding > .paths { margin-top: 0.25rem; }
.finding > .paths::before { content: 'on'; font-family: system-ui, sans-serif; margin-right: -0.75rem; }
details { margin-top: 0.25rem; }
summary { cursor: pointer; width: fit-content; padding: 0.125rem 0; font-size: 0.875rem; }
section > details > summary { font-weight: 600; font-size: 1rem; }
.pictures { margin: 0.5rem 0 0.75rem; }
.pictures label { display: inline-flex; gap: 0.5rem; align-items: center; min-height: 1.75rem; color: var(--muted); font-size: 0.875rem; }
.columns { display: grid; grid-template-columns: repeat(3, minmax(0, 1fr)); gap: 1rem; align-items: start; }
.columns + .columns { margin-top: 1rem; }
.columns + .columns figcaption { display: none; }
.narrow .columns { grid-template-columns: repeat(3, minmax(0, 22.5rem)); }
figcaption { color: var(--muted); font-size: 0.875rem; margin-bottom: 0.25rem; }
img { display: block; width: 100%; height: auto; border: 1px solid var(--rule); background: #fff; }
.pictures:has(input:checked) .columns { grid-template-columns: none; grid-auto-flow: column; grid-auto-columns: max-content; overflow-x: auto; }
.pictures:has(input:checked) img { width: auto; max-width: none; }
.scroll { position: relative; overflow-x: auto; }
table { border-collapse: collapse; font-size: 0.875rem; font-variant-numeric: tabular-nums; }
th, td { border-bottom: 1px solid var(--rule); padding: 0.375rem 0 0.375rem 1.5rem; text-align: end; vertical-align: baseline; white-space: nowrap; }
th:first-child { position: sticky; left: 0; background: var(--paper); padding-left: 0; text-align: start; font-weight: 400; }
thead th { border-bottom: 1px solid var(--ink); font-weight: 600; }
thead th:first-child { font-weight: 600; }
.apps td:nth-child(2), .apps th:nth-child(2), .apps td:nth-child(3), .apps th:nth-child(3) { text-align: start; }
.differs { background: var(--raised); }
.was { color: var(--muted); }
.spoken { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); }
@media (width < 48rem) { .columns, .narrow .columns { grid-template-columns: minmax(0, 1fr); } th:first-child { max-width: 45vw; overflow: hidden; text-overflow: ellipsis; } th, td { padding-left: 1rem; } }
@media print { nav, label { display: none !important; } details > * { display: block; } }
`;
