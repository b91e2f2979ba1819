import { createHash } from 'node:crypto';
import type { FunctionContext } from '../context.ts';
import { markup, type Markup } from './markup.ts';
import { PAGE_STYLES } from './page-styles.ts';

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
export function pageResponse(
  status: number,
  page: { title: string; body: Markup },
  { site }: Pick<FunctionContext, 'site'>,
): Response {
  const { html } = markup`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${page.title} | ${site.brand}</title>
<link rel="icon" href="data:,">
<style>${{ html: PAGE_STYLES }}</style>
</head>
<body>
<header><a href="/">${site.brand}</a></header>
<main>
${page.body}
</main>
</body>
</html>
`;
  return new Response(html, {
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

/** The content of a page with one sentence and one link. */
export function messagePageBody(
  title: string,
  text: string,
  link: { href: string; label: string },
): Markup {
  return markup`<h1>${title}</h1>
<p>${text}</p>
<p><a href="${link.href}">${link.label}</a></p>`;
}
