import { createHash } from 'node:crypto';
import { html as markup, raw } from 'hono/html';
import type { FunctionContext } from '../context.ts';

/** Markup in which every text is escaped, also within attributes in double quotes. */
export type Markup = ReturnType<typeof markup>;

/** The part of the site's styles that a page with one form or one sentence needs. */
const PAGE_STYLES = `
:root { color-scheme: light dark; --paper: #f6f7f5; --surface: #fff; --ink: #131a20; --muted: #4e5963;
  --rule: #cfd4d6; --boundary: #78828a; --signal: #1b3fc4; --on-signal: #fff; --negative: #b0251c; }
@media (prefers-color-scheme: dark) {
  :root { --paper: #10151a; --surface: #192027; --ink: #e9ecee; --muted: #a7b2bb; --rule: #333d46;
    --boundary: #75818c; --signal: #9db3ff; --on-signal: #0c1330; --negative: #ff948a; }
}
* { box-sizing: border-box; }
body { margin: 0; background: var(--paper); color: var(--ink); font: 1rem/1.6 system-ui, sans-serif; }
header, main { max-width: 40rem; margin: 0 auto; padding: 1rem 1.25rem; }
header { border-bottom: 1px solid var(--rule); }
header a { color: inherit; font: 500 1.25rem Georgia, serif; text-decoration: none; }
.logo { fill: var(--signal); }
main { padding-bottom: 4rem; overflow-wrap: break-word; }
h1, h2 { font-family: Georgia, serif; font-weight: 500; line-height: 1.2; }
h1 { font-size: 2rem; }
h2 { font-size: 1.25rem; margin: 0 0 .5rem; }
a { color: var(--signal); }
.reference { font-size: 1.5rem; font-variant-numeric: tabular-nums; }
.errors { border: 2px solid var(--negative); padding: 1rem; margin-bottom: 2rem; }
.errors ul { margin: 0; padding-left: 1.25rem; }
.error { color: var(--negative); font-weight: 500; margin: .25rem 0; }
form + * { margin-top: 2rem; }
.hint { color: var(--muted); margin: .25rem 0; font-size: .9375rem; }
.field { border: 0; margin: 0 0 1.5rem; padding: 0; min-width: 0; }
.field > label, legend { display: block; font-weight: 500; padding: 0; }
.box { display: flex; gap: .75rem; align-items: baseline; min-height: 2.25rem; }
.control { display: block; width: 100%; min-height: 2.75rem; margin-top: .25rem; padding: .5rem .75rem;
  border: 1px solid var(--boundary); border-radius: 2px; background: var(--surface); color: inherit; font: inherit; }
.control[aria-invalid] { border-color: var(--negative); }
textarea.control { min-height: 12rem; }
button { min-height: 2.75rem; padding: .5rem 1.25rem; border: 0; border-radius: 2px; background: var(--signal);
  color: var(--on-signal); font: inherit; font-weight: 600; cursor: pointer; }
:focus-visible { outline: 3px solid var(--signal); outline-offset: 2px; }
.trap { position: absolute; left: -999rem; }
`;

/** The logo: three strokes, the third in the signal color. */
const LOGO =
  '<svg viewBox="0 0 28 28" width="20" height="20" aria-hidden="true"><path d="M0 0h4v28H0zM8 0h4v28H8z" fill="currentColor"/><path class="logo" d="M16 0h12v28H16z"/></svg>';

const POLICY = [
  "default-src 'none'",
  `style-src 'sha256-${createHash('sha256').update(PAGE_STYLES).digest('base64')}'`,
  // For the empty icon: a page without one has browsers ask for `/favicon.ico`, and Firefox reports that as forbidden.
  'img-src data:',
  "form-action 'self'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
  "require-trusted-types-for 'script'",
].join('; ');

/** A whole page of a function: no script, one style sheet, never cached or indexed. */
export async function pageResponse(
  status: number,
  page: { title: string; body: Markup },
  { site }: Pick<FunctionContext, 'site'>,
): Promise<Response> {
  const document = await markup`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${page.title} | ${site.brand}</title>
<link rel="icon" href="data:,">
<style>${raw(PAGE_STYLES)}</style>
</head>
<body>
<header><a href="/">${raw(LOGO)} ${site.brand}</a></header>
<main>
${page.body}
</main>
</body>
</html>
`;
  return new Response(document.toString(), {
    status,
    headers: {
      'Content-Type': 'text/html; charset=utf-8',
      'Content-Security-Policy': POLICY,
      // A host of functions may replace the content type and the policy. The site's gateway restores both from
      // these headers.
      'X-Page-Policy': POLICY,
      'Cache-Control': 'no-store',
      'X-Robots-Tag': 'noindex',
    },
  });
}

/** The content of a page with one sentence and one link, and one to unsubscribe where there is something to end. */
export function messagePageBody(
  title: string,
  text: string,
  link: { href: string; label: string },
  unsubscribe?: string,
): Markup {
  return markup`<h1>${title}</h1>
<p>${text}</p>
<p><a href="${link.href}">${link.label}</a></p>
${unsubscribe === undefined ? '' : markup`<p><a href="${unsubscribe}">Unsubscribe</a></p>`}`;
}
