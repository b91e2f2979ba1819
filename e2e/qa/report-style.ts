/** Styles of the report: ink on paper, both color schemes. */
export const reportStyle = `
:root { color-scheme: light dark; --ink: light-dark(#1c1a17, #ece8e1); --muted: light-dark(#625d55, #a8a196); --paper: light-dark(#fbfaf7, #171614); --rule: light-dark(#d9d4ca, #3a3733); --bad: light-dark(#a3162a, #ff8a93); }
* { box-sizing: border-box; }
body { margin: 0 auto; max-width: 90rem; padding: 2rem 1rem 4rem; background: var(--paper); color: var(--ink); font: 1rem/1.5 system-ui, sans-serif; }
h1 { font: 600 1.75rem/1.25 Georgia, serif; max-width: 48ch; margin: 0; }
h2 { font: 600 1.25rem/1.3 Georgia, serif; margin: 3rem 0 0.75rem; border-top: 1px solid var(--ink); padding-top: 0.75rem; overflow-wrap: anywhere; }
header p, figcaption { color: var(--muted); font-size: 0.875rem; }
a { color: inherit; }
nav ul { list-style: none; padding: 0; columns: 22rem; }
nav span { color: var(--muted); font-variant-numeric: tabular-nums; }
p { margin: 0.5rem 0; overflow-wrap: anywhere; }
code { color: var(--muted); font-size: 0.875rem; }
p > span { color: var(--muted); }
.broken { color: var(--bad); }
.pictures { display: grid; grid-template-columns: repeat(3, minmax(0, 1fr)); gap: 1rem; margin: 0.5rem 0 1.5rem; }
figure { margin: 0; }
img { display: block; width: 100%; border: 1px solid var(--rule); background: #fff; }
.scroll { overflow-x: auto; }
table { border-collapse: collapse; font-size: 0.875rem; font-variant-numeric: tabular-nums; }
th, td { border-bottom: 1px solid var(--rule); padding: 0.3rem 1.25rem 0.3rem 0; text-align: end; white-space: nowrap; }
th:first-child { text-align: start; font-weight: 400; }
thead th { border-bottom-color: var(--ink); font-weight: 600; }
@media (width < 48rem) { .pictures { grid-template-columns: minmax(0, 1fr); } }
`;
