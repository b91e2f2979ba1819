import { join } from 'node:path';
import type { SiteConfig } from '@talent/sdk/contract';
import type { Manifest } from '@talent/artifact/manifest';
import { NoSigningKeyError } from '../registry/keys/key-errors.ts';
import type { KeyScope } from '../registry/keys/key-scope.ts';
import type { ReleaseStore } from '../registry/release-store.ts';
import { assertTrusted } from '../registry/trusted-manifest.ts';
import { composePage } from './compose-page.ts';
import { PagesOfVisitorsError } from './pages-of-visitors-error.ts';
import type { PageWork } from './compose-page.ts';
import { eachAtOnce } from './each-at-once.ts';
import { GUARDED_PATH, NOT_FOUND_PATH } from './page-index.ts';
import { readPageIndexOf, writePageIndex } from './page-index-file.ts';
import { createPageReplacer, storePage } from './replace-pages.ts';
import type { PageEntry, PageIndex } from './page-index.ts';
import { pageRequests } from './page-requests.ts';
import type { PageRequests } from './page-requests.ts';
import type { PageRequest } from './render-protocol.ts';
import { startRenderer } from './renderer.ts';
import type { Renderer } from './renderer.ts';
import { serverFiles } from './server-files.ts';
import { createSocialImages } from './social-images.ts';

/** Longest time for one page, ms. */
const pageTimeout = 15_000;

/** While one page is rendered, others wait for their data, their picture or the disk. */
const pagesAtOnce = 4;

/** What to compose, and with what. */
export interface ComposeOptions {
  store: ReleaseStore;
  shell: Manifest;
  /** The shell itself for the shell's own pages. */
  app: Manifest;
  /** The database, read with a visitor's rights. */
  backend: { url: string; key: string };
  site: SiteConfig;
  /** Pages to compose, again or for the first time; default: everything that the app has now. */
  paths?: readonly string[] | 'all';
  /** With paths: asks the app also for all its pages, composes what is new and leaves out what has gone. */
  lookUpEntries?: boolean;
  timeoutMs?: number;
  /** Hears of every page that is ready. */
  onPage?: (done: number, total: number) => void;
  /** Hears what did not work and kept no page from being composed; default: standard error. */
  warn?: (message: string) => void;
}

/**
 * Renders pages of one shell and one app into the store, and then their index, signed with the key of this process.
 * @throws UntrustedVersionError, PagesOfVisitorsError, NoSigningKeyError before anything is run or written
 * @throws ComposeError when a page fails; then no index was written, and the one before still holds.
 */
export async function composePair(options: ComposeOptions): Promise<PageIndex> {
  const { store, shell, app, paths = 'all' } = options;
  const scope = await trustedScope(options);
  const images = createSocialImages(store, options.warn ?? ((message) => console.error(message)));
  try {
    const existing = await readPageIndex(store, shell, app, scope);
    const previous = paths === 'all' ? null : existing;
    const known = new Set(previous?.pages.map(({ path }) => path));
    // Somebody waits for these: the thread starts while the render process does.
    if (previous !== null && [...paths].some((path) => !known.has(path))) images.warmUp();
    const renderer = await rendererOf(options);
    try {
      const isListed = previous === null || options.lookUpEntries === true;
      const listed = isListed ? await enumerate(renderer, shell, app) : null;
      const wanted: PageRequests =
        previous === null || paths === 'all'
          ? { requests: listed ?? [], gone: new Set() }
          : pageRequests(previous, paths, listed, app);
      const work = { store, renderer, images, shell, app };
      const composed = await composePages(
        work,
        wanted.requests,
        { existing, together: previous !== null },
        options.onPage,
      );
      const pages = previous === null ? composed : merge(previous, wanted, composed);
      return await writeIndex(options, { pages, previous, isListed });
    } finally {
      renderer.close();
    }
  } finally {
    await images.close();
  }
}

/**
 * The scope of the key that the index will be signed with. The code of a pair runs beside that key, and what it renders
 * is signed with it: the release key is near no code that only a preview has published, and the key of previews
 * replaces no page of visitors.
 */
async function trustedScope({ store, shell, app }: ComposeOptions): Promise<KeyScope> {
  const scope = store.trust.signs;
  if (scope === null) throw new NoSigningKeyError();
  for (const manifest of app.name === shell.name ? [shell] : [shell, app]) {
    await assertTrusted(store, manifest, scope);
  }
  if (scope === 'previews' && (await readPageIndex(store, shell, app, 'visitors')) !== null) {
    throw new PagesOfVisitorsError(app.name, app.version);
  }
  return scope;
}

async function rendererOf(options: ComposeOptions): Promise<Renderer> {
  const { store, shell, app, backend, site } = options;
  const shellFolder = await serverFiles(store, shell);
  const appFolder = app === shell ? shellFolder : await serverFiles(store, app);
  return startRenderer(
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

/**
 * Composes what is asked for. Pages that are there already are replaced `together`, when all of them are ready, so
 * that a failure changes none of them; else as they come.
 */
async function composePages(
  work: PageWork,
  requests: readonly PageRequest[],
  { existing, together }: { existing: PageIndex | null; together: boolean },
  onPage: ComposeOptions['onPage'],
): Promise<PageEntry[]> {
  let done = 0;
  const live = new Set(existing?.pages.map(({ path }) => path));
  const replacer = createPageReplacer(work.store, existing);
  const entries: (PageEntry | undefined)[] = [];
  await eachAtOnce([...requests.entries()], pagesAtOnce, async ([index, request]) => {
    const page = await composePage(work, request);
    entries[index] = page?.entry;
    if (page && live.has(request.path)) await replacer.add(page, !together);
    else if (page) await storePage(work.store, page);
    onPage?.(++done, requests.length);
  });
  await replacer.replace();
  return entries.filter((entry) => entry !== undefined);
}

/** The entries before, with those composed again in their places, without those that have gone, and new ones last. */
function merge(
  previous: PageIndex,
  { requests, gone }: PageRequests,
  composed: readonly PageEntry[],
): PageEntry[] {
  const asked = new Set(requests.map(({ path }) => path));
  const known = new Set(previous.pages.map(({ path }) => path));
  const kept = previous.pages.flatMap((page) => {
    if (gone.has(page.path)) return [];
    if (!asked.has(page.path)) return [page];
    return composed.filter((entry) => entry.path === page.path);
  });
  return [...kept, ...composed.filter(({ path }) => !known.has(path))];
}

/** The index of a pair; null where it was never composed, or its index is not to be used in the scope. */
export async function readPageIndex(
  store: ReleaseStore,
  shell: Manifest,
  app: Manifest,
  scope: KeyScope,
): Promise<PageIndex | null> {
  const { name, version } = app;
  return readPageIndexOf(store, { shell: shell.version, app: name, version }, scope);
}

async function writeIndex(
  { store, shell, app, site }: ComposeOptions,
  made: { pages: PageEntry[]; previous: PageIndex | null; isListed: boolean },
): Promise<PageIndex> {
  const now = new Date().toISOString();
  const { pages, previous, isListed } = made;
  const enumeratedAt = isListed ? now : previous?.enumeratedAt;
  const index: PageIndex = {
    schema: 1,
    shell: shell.version,
    app: app.name,
    version: app.version,
    composedAt: previous?.composedAt ?? now,
    ...(enumeratedAt === undefined ? {} : { enumeratedAt }),
    site,
    pages,
  };
  await writePageIndex(store, index);
  return index;
}
