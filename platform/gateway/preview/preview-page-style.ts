/** Layout of the page that asks. Colors and typefaces are variables of the shell's stylesheet, with defaults. */
export const PREVIEW_PAGE_STYLE = `
:root { color-scheme: light dark }
body { margin: 0; font: 1rem/1.6 var(--face-sans, sans-serif); background: var(--paper, Canvas); color: var(--ink, CanvasText) }
main { max-width: 40rem; margin: 0 auto; padding: clamp(2rem, 8vw, 5rem) 1.25rem; overflow-wrap: anywhere }
main > .brand { margin: 0 0 2rem; font-weight: 600 }
h1 { margin: 0; font: 500 clamp(1.75rem, 1.4rem + 1.6vw, 2.5rem)/1.15 var(--face-display, serif); text-wrap: balance }
h2 { margin: 0 0 .5rem; font: 600 1rem/1.6 var(--face-sans, sans-serif) }
main > p { margin: 0 0 1rem }
main > .lede { margin: 1rem 0 2rem; font-size: 1.125rem }
dl { display: grid; grid-template-columns: max-content 1fr; gap: .25rem 1.5rem; margin: 0 0 2rem; padding: 1rem 0; border-block: 1px solid var(--rule, currentcolor) }
dt, .what, .brand, thead { color: var(--ink-muted, CanvasText) }
dd { margin: 0; font-variant-numeric: tabular-nums }
table { width: 100%; margin: 0 0 2rem; border-collapse: collapse; font-variant-numeric: tabular-nums }
th, td { padding: .375rem 1rem .375rem 0; border-bottom: 1px solid var(--rule, currentcolor); text-align: left; vertical-align: top; font-weight: 400 }
thead th { font-size: .875rem }
th:last-child, td:last-child { padding-right: 0 }
form { margin: 2rem 0 0 }
button { min-height: 2.75rem; padding: .5rem 1.25rem; border: 1px solid var(--signal, ButtonBorder); border-radius: .125rem; background: var(--signal, ButtonFace); color: var(--signal-ink, ButtonText); font: 500 1rem/1.2 var(--face-sans, sans-serif); cursor: pointer }
button:hover { border-color: var(--signal-hover, ButtonBorder); background: var(--signal-hover, ButtonFace) }
:focus-visible { outline: 2px solid var(--focus, Highlight); outline-offset: 2px }
@media (max-width: 30rem) { table, tbody, tr, td, tbody th { display: block } thead { position: absolute; clip-path: inset(50%) } tr { padding: .5rem 0; border-bottom: 1px solid var(--rule, currentcolor) } tbody th, td { padding: 0; border: 0 } tbody th { font-weight: 600 } }
`;
