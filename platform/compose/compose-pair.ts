import { join } from 'node:path';
import type { PageBlock, PageData, SiteConfig } from '@talent/sdk/contract';
import type { Manifest } from '../artifact/manifest.ts';
import type { Store } from '../store/store.ts';
import { hashDocument, renderDocument } from './document.ts';
import {
  GUARDED_PATH,
  NOT_FOUND_PATH,
  pageIndexKey,
  pageIndexSchema,
  pageKeys,
} from './page-index.ts';
import type { PageEntry, PageIndex } from './page-index.ts';
import { pageFacts } from './page-facts.ts';
import type { PageRequest, RenderedPage } from './render-protocol.ts';
import { startRenderer } from './renderer.ts';
import type { Renderer } from './renderer.ts';
import { serverFiles } from './server-files.ts';
import { createSocialImages } from './social-images.ts';
import type { SocialImages } from './social-images.ts';

/** Longest time for one page, ms. */
const pageTimeout = 15_000;

/** What to compose, and with what. */
export interface ComposeOptions {
  store: Store;
  shell: Manifest;
  /** The shell itself for the shell's own pages. */
  app: Manifest;
  /** The database, read with a visitor's rights. */
  backend: { url: string; key: string };
  site: SiteConfig;
  /** Pages to compose again; default: everything that the app has now. */
  paths?: readonly string[] | 'all';
  timeoutMs?: number;
  /** Hears what did not work and kept no page from being composed; default: standard error. */
  warn?: (message: string) => void;
}

/**
 * Renders pages of one shell and one app into the store, and then their index.
 * @throws ComposeError when a page fails; then no index was written, and the one before still holds.
 */
export async function composePair(options: ComposeOptions): Promise<PageIndex> {
  const { store, shell, app, backend, site, paths = 'all' } = options;
  const shellFolder = await serverFiles(store, shell);
  const appFolder = app === shell ? shellFolder : await serverFiles(store, app);
  const renderer = await startRenderer(
    {
      shellEntry: join(shellFolder, shell.entry.server),
      appEntry: join(appFolder, app.entry.server),
      shared: Object.fromEntries(
        Object.entries(shell.shared).map(([id, file]) => [id, join(shellFolder, file)]),
      ),
      backend,
      site,
    },
    options.timeoutMs ?? pageTimeout,
  );
  const images = createSocialImages(store, options.warn ?? ((message) => console.error(message)));
  try {
    const previous = paths === 'all' ? null : await readPageIndex(store, shell, app);
    const requests = previous ? again(previous, paths) : await enumerate(renderer, shell, app);
    const composed = await composePages(renderer, images, requests, options);
    return await writeIndex(options, merge(previous, requests, composed), previous);
  } finally {
    renderer.close();
    await images.close();
  }
}

async function enumerate(
  renderer: Renderer,
  shell: Manifest,
  app: Manifest,
): Promise<PageRequest[]> {
  const pages = await renderer.enumerate();
  if (app.name !== shell.name) return pages;
  return [
    ...pages,
    { kind: 'not-found', path: NOT_FOUND_PATH, pattern: null },
    { kind: 'guarded', path: GUARDED_PATH, pattern: null },
  ];
}

function again(previous: PageIndex, paths: readonly string[] | 'all'): PageRequest[] {
  return previous.pages
    .filter((page) => paths === 'all' || paths.includes(page.path))
    .map(({ kind, path, pattern }) => ({ kind, path, pattern }));
}

async function composePages(
  renderer: Renderer,
  images: SocialImages,
  requests: readonly PageRequest[],
  { store, shell, app }: ComposeOptions,
): Promise<PageEntry[]> {
  const entries: PageEntry[] = [];
  for (const request of requests) {
    const page = await renderer.render(request);
    if (!page) continue;
    const block = await withImage(page, images, request.path);
    const { head } = block;
    const html = renderDocument({ shell, app, block, body: page.body, icon: page.icon });
    const data: PageData = { head, data: block.data };
    const keys = pageKeys(
      { shell: shell.version, app: app.name, version: app.version },
      request.path,
    );
    await store.write(keys.data, JSON.stringify(data));
    await store.write(keys.html, html);
    entries.push({ ...request, hash: hashDocument(html), ...pageFacts(head), ...page.life });
  }
  return entries;
}

/** The page's block with its social image, which is in the store before any page names it. */
async function withImage(
  { block, card }: NonNullable<RenderedPage>,
  images: SocialImages,
  path: string,
): Promise<PageBlock> {
  const image = await images.pathOf(card, path);
  if (!image) return block;
  return { ...block, head: { ...block.head, image: { path: image, alt: block.head.title } } };
}

/** The entries before, with those composed again in their places and those that have gone left out. */
function merge(
  previous: PageIndex | null,
  requests: readonly PageRequest[],
  composed: readonly PageEntry[],
): PageEntry[] {
  if (!previous) return [...composed];
  const asked = new Set(requests.map(({ path }) => path));
  return previous.pages.flatMap((page) => {
    if (!asked.has(page.path)) return [page];
    return composed.filter((entry) => entry.path === page.path);
  });
}

/** The index of a pair, null where it was never composed. */
export async function readPageIndex(
  store: Store,
  shell: Manifest,
  app: Manifest,
): Promise<PageIndex | null> {
  const file = await store.read(pageIndexKey(shell.version, app.name, app.version));
  return file ? pageIndexSchema.parse(JSON.parse(new TextDecoder().decode(file.body))) : null;
}

async function writeIndex(
  { store, shell, app, site }: ComposeOptions,
  pages: PageEntry[],
  previous: PageIndex | null,
): Promise<PageIndex> {
  const index: PageIndex = {
    schema: 1,
    shell: shell.version,
    app: app.name,
    version: app.version,
    composedAt: previous?.composedAt ?? new Date().toISOString(),
    site,
    pages,
  };
  const key = pageIndexKey(shell.version, app.name, app.version);
  await store.write(key, JSON.stringify(index, null, 2));
  return index;
}
