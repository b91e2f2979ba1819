import {
  COMPOSITION_BLOCK_ID,
  PAGE_BLOCK_ID,
  ROOT_ID,
  type Composition,
  type PageBlock,
} from '@talent/sdk/contract';
import { escapeHtml, escapeJson, headTags, renderHead } from '@talent/sdk/server';

interface DevDocumentInput {
  composition: Composition;
  block: PageBlock;
  /** HTML of the root element. */
  body: string;
  /** `data:` URL of the site's icon. */
  icon: string;
  /** URL of the page's first module. */
  startUrl: string;
  styles: readonly { id: string; css: string }[];
  /** `<link>` elements of released stylesheets. */
  links: readonly string[];
}

/**
 * The HTML of a page in development. It holds the stylesheets from source, so that it is never shown unstyled. The browser
 * replaces them by their id when they change.
 */
export function renderDevDocument(input: DevDocumentInput): string {
  const { composition, block, body, icon, startUrl, styles, links } = input;
  return [
    '<!doctype html>',
    '<html lang="en">',
    '<head>',
    '<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    `<link rel="icon" href="${escapeHtml(icon)}">`,
    ...styles.map(({ id, css }) => `<style data-vite-dev-id="${escapeHtml(id)}">${css}</style>`),
    ...links,
    renderHead(headTags(block.head, block.site)),
    json(COMPOSITION_BLOCK_ID, composition),
    json(PAGE_BLOCK_ID, block),
    `<script type="module" src="${startUrl}"></script>`,
    '</head>',
    `<body><div id="${ROOT_ID}">${body}</div></body>`,
    '</html>',
    '',
  ].join('\n');
}

/** The page for an error in the sources. It reloads when the file is saved. */
export function renderDevFailure(path: string, error: unknown): string {
  const text = error instanceof Error ? (error.stack ?? error.message) : String(error);
  return [
    '<!doctype html>',
    '<html lang="en">',
    `<head><meta charset="utf-8"><title>${escapeHtml(path)} failed</title>`,
    '<script type="module" src="/@vite/client"></script></head>',
    `<body><h1>${escapeHtml(path)} could not be rendered</h1><pre>${escapeHtml(text)}</pre></body>`,
    '</html>',
    '',
  ].join('\n');
}

function json(id: string, value: unknown): string {
  return `<script type="application/json" id="${id}">${escapeJson(JSON.stringify(value))}</script>`;
}

/**
 * Headers of a page in development. Its content security policy allows two things beyond that of a released page, for Fast
 * Refresh: inline styles, and a WebSocket to this server. Trusted Types are not required.
 */
export function documentHeaders(request: Request): Record<string, string> {
  const { host } = new URL(request.url);
  return {
    'Content-Type': 'text/html; charset=utf-8',
    'Cache-Control': 'no-store',
    'X-Robots-Tag': 'noindex',
    'Content-Security-Policy': [
      "default-src 'none'",
      "script-src 'self'",
      "style-src 'self' 'unsafe-inline'",
      "img-src 'self' data:",
      "font-src 'self'",
      `connect-src 'self' ws://${host}`,
      "base-uri 'none'",
      "frame-src 'self'",
      "frame-ancestors 'self'",
      "form-action 'self'",
    ].join('; '),
  };
}
