import { KnownError } from '@talent/node/terminal/known-error';
import { cutText } from '@talent/protocol/text/cut-text';
import { createHash } from 'node:crypto';
import { COMPOSITION_BLOCK_ID, PAGE_BLOCK_ID, ROOT_ID, type PageBlock } from '@talent/sdk/contract';
import { escapeHtml, escapeJson, headTags, renderHead } from '@talent/sdk/server';
import type { Manifest } from '@talent/artifact/manifest';
import type { IconLink, RenderedPage } from '../render/render-protocol.ts';
import { assetUrl } from '../../store/asset-url.ts';

type DocumentInput = { shell: Manifest; app: Manifest } & Pick<
  RenderedPage,
  'block' | 'body' | 'icon' | 'iconLinks' | 'earlyScript'
>;

/**
 * Renders the HTML of a page: head, hashes of its scripts, preloads, content, and data for hydration. The composition's
 * element stays empty for the gateway to fill, so that a release of one remote does not change the pages of others.
 */
export function renderDocument({
  shell,
  app,
  block,
  body,
  icon,
  iconLinks,
  earlyScript,
}: DocumentInput): string {
  assertNoInlineStyle(block, body);
  const files = closureOf(shell, app, block);
  const hashes = integrityByUrl(shell, app, [...files.scripts, ...files.later]);
  const importMap = JSON.stringify({ integrity: hashes });
  const entry = assetUrl(shell, shell.entry.client);
  return [
    '<!doctype html>',
    '<html lang="en">',
    '<head>',
    '<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    // The map must come before the first module that it covers.
    `<script type="importmap">${escapeJson(importMap)}</script>`,
    // The gateway allows an inline script only at this place, in front of everything that a page brings.
    ...(earlyScript === undefined ? [] : [`<script>${earlyScript}</script>`]),
    `<link rel="icon" href="${escapeHtml(icon)}">`,
    ...renderIconLinks(iconLinks),
    ...shell.fonts.map(
      (font) =>
        `<link rel="preload" as="font" type="font/woff2" crossorigin href="${assetUrl(shell, font)}">`,
    ),
    ...files.styles.map(
      ([owner, file]) =>
        `<link rel="stylesheet" href="${assetUrl(owner, file)}" integrity="${owner.files[file]?.integrity ?? ''}">`,
    ),
    '<template>',
    ...files.scripts
      .map((script) => assetUrl(...script))
      .filter((url) => url !== entry)
      .map((url) => modulePreload(url, hashes)),
    '</template>',
    renderHead(headTags(block.head, block.site)),
    `<script type="application/json" id="${COMPOSITION_BLOCK_ID}"></script>`,
    `<script type="application/json" id="${PAGE_BLOCK_ID}">${escapeJson(JSON.stringify(block))}</script>`,
    // The map has it too; tools that grade the page look for it here.
    `<script type="module" src="${entry}" integrity="${hashes[entry] ?? ''}"></script>`,
    '</head>',
    `<body><div id="${ROOT_ID}">${body}</div></body>`,
    '</html>',
    '',
  ].join('\n');
}

/** SHA-256 of a document or a file for the page index, hex. */
export function hashDocument(body: string | Uint8Array): string {
  return createHash('sha256').update(body).digest('hex');
}

type OwnedFile = readonly [owner: Manifest, file: string];

/** Scripts and styles of the shell, and of the page's route in its app; `later`: what the page may import afterwards. */
function closureOf(
  shell: Manifest,
  app: Manifest,
  { pattern }: PageBlock,
): { scripts: OwnedFile[]; styles: OwnedFile[]; later: OwnedFile[] } {
  const route = app.routes.find((candidate) => candidate.pattern === pattern);
  const owned = (files: readonly string[] | undefined, owner: Manifest): OwnedFile[] =>
    (files ?? []).map((file) => [owner, file] as const);
  const unique = (files: OwnedFile[]): OwnedFile[] => [
    ...new Map(files.map((file) => [assetUrl(...file), file])).values(),
  ];
  return {
    scripts: unique([...owned(shell.entry.scripts, shell), ...owned(route?.scripts, app)]),
    styles: unique([...owned(shell.entry.styles, shell), ...owned(route?.styles, app)]),
    later: owned(route?.later, app),
  };
}

/** Hashes by URL for the import map, of the page's scripts and of the few scripts that the shell loads later. */
function integrityByUrl(
  shell: Manifest,
  app: Manifest,
  scripts: readonly OwnedFile[],
): Record<string, string> {
  const later = Object.keys(shell.files)
    .filter((file) => file.startsWith('client/') && file.endsWith('.js'))
    .map((file) => [shell, file] as const);
  const hashes: Record<string, string> = {};
  for (const [owner, file] of [...scripts, ...later]) {
    const entry = owner.files[file];
    if (!entry)
      throw new KnownError(
        'compose',
        `${app.name}: ${file} is not among the files of ${owner.name}.`,
      );
    hashes[assetUrl(owner, file)] = entry.integrity;
  }
  return hashes;
}

/** Repeats the hash: without it the browser fetches the script twice. The shell's entry moves the preloads out of the template. */
function modulePreload(url: string, hashes: Readonly<Record<string, string>>): string {
  return `<link rel="modulepreload" href="${url}" integrity="${hashes[url] ?? ''}">`;
}

/** The content security policy blocks inline styles: a failed composition is better than a broken page. */
function assertNoInlineStyle(block: PageBlock, body: string): void {
  const match = /<[^>]*\sstyle="[^"]*"[^>]*>/.exec(body);
  if (!match) return;
  throw new KnownError(
    'compose',
    `${block.app} ${block.pattern ?? block.kind}: inline styles are refused by the site's content ` +
      `security policy; use classes or SVG attributes instead: ${cutText(match[0], 160)}`,
  );
}

function renderIconLinks(links: readonly IconLink[]): string[] {
  return links.map(({ rel, href, sizes }) => {
    const size = sizes === undefined ? '' : ` sizes="${escapeHtml(sizes)}"`;
    return `<link rel="${rel}"${size} href="${escapeHtml(href)}">`;
  });
}
