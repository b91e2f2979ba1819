import { KnownError } from '@talent/node/terminal/known-error';
import { readSettings } from '../registry/settings/settings-files.ts';
import { DEFAULT_CHANNEL } from '../registry/channel.ts';
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import type { DeliveredSettings, SiteConfig } from '@talent/sdk/contract';
import type { Manifest } from '@talent/artifact/manifest';
import { NoSigningKeyError } from '../registry/keys/key-errors.ts';
import type { KeyScope } from '../registry/keys/key-scope.ts';
import type { ReleaseStore } from '../registry/release-store.ts';
import { assertTrusted } from '../registry/trusted-manifest.ts';
import { forEachLimited } from '../store/for-each-limited.ts';
import { GUARDED_PATH, NOT_FOUND_PATH, type PageEntry, type PageIndex } from './page-index.ts';
import { pairOf, readPageIndexOf, writePageIndex } from './page-index-file.ts';
import { composePage, type PageWork } from './pages/compose-page.ts';
import { newEntries, pageRequests, type PageRequests } from './pages/page-requests.ts';
import { createPageReplacer, storePage } from './pages/replace-pages.ts';
import type { PageRequest } from './render/render-protocol.ts';
import { takeRenderer, type TakenRenderer } from './render/renderer.ts';
import { serverFiles } from './render/server-files.ts';
import { deliver, fitSettings, settingsStamp } from '../registry/settings/fit-settings.ts';
import { createSocialImages } from './pictures/social-images.ts';

/** Longest time for one page, ms: a bound for one that hangs. A busy machine has taken more than 15 s. */
const pageTimeout = 30_000;

/** Pages at a time: while one renders, others wait for their data, their picture or the disk. */
const pagesAtOnce = 4;

export interface ComposeOptions {
  store: ReleaseStore;
  shell: Manifest;
  app: Manifest;
  /** The database, read with a visitor's rights. */
  backend: { url: string; key: string };
  site: SiteConfig;
  /** Pages to compose again or for the first time; by default all pages that the app has now. */
  paths?: readonly string[] | 'all';
  /** With paths: also lists the pages of the app, composes new ones and drops those that are gone. */
  lookUpEntries?: boolean;
  /** With paths: lists the pages of the app, and composes those of the paths that are in the list and have no page. */
  onlyNewEntries?: boolean;
  /** Asked before each page: once true, only new pages that are done are written. Not for a pair that was never composed. */
  isInterrupted?: () => boolean;
  timeoutMs?: number;
  onPage?: (done: number, total: number) => void;
  /** Called with failures that stop no page, such as of a picture; default: standard error. */
  warn?: (message: string) => void;
}

/**
 * Renders pages of one shell and one app into the store, and then their index, signed with the key of this process. Where
 * nothing is new, gone or to be composed again, it writes nothing: a rewritten index empties the caches of every gateway.
 * @throws `version-untrusted`, `pages-of-visitors`, NoSigningKeyError before anything is run or written
 * @throws `compose` when a page fails; then no index was written, and the index before it stays valid.
 */
export async function composePair(options: ComposeOptions): Promise<PageIndex> {
  const { store, shell, app, paths = 'all', onlyNewEntries = false } = options;
  const scope = await trustedScope(options);
  const images = createSocialImages(store, options.warn ?? ((message) => console.error(message)));
  try {
    const existing = await readPageIndexOf(store, pairOf(shell, app), scope);
    const previous = paths === 'all' ? null : existing;
    const known = new Set(previous?.pages.map(({ path }) => path));
    // A visitor waits for these pages: start the drawing thread together with the render process.
    const hasNew = previous !== null && [...paths].some((path) => !known.has(path));
    if (hasNew && !onlyNewEntries) images.warmUp();
    const settings = await settingsForPages(store, app);
    const renderer = await rendererOf(options, settings);
    try {
      const isListed = previous === null || options.lookUpEntries === true;
      const listed = isListed || onlyNewEntries ? await enumerate(renderer, shell, app) : null;
      const wanted = wantedPages(options, previous, listed);
      if (onlyNewEntries && wanted.requests.length > 0) images.warmUp();
      const stamp = settings && (await settingsStamp(settings));
      const work = { store, renderer, images, shell, app, settings: stamp };
      const how = { existing, together: previous !== null };
      const { composed, isComplete } = await composePages(work, wanted.requests, how, options);
      const replaced = wanted.requests.filter(({ path }) => isComplete && known.has(path));
      const onVisit = listed === null ? previous?.onVisit : waitingPages(listed);
      const isSame =
        composed.length + replaced.length + wanted.gone.size === 0 &&
        isDeepStrictEqual(onVisit, previous?.onVisit);
      if (previous !== null && isSame) return previous;
      const pages =
        previous === null
          ? composed
          : merge(previous, { requests: replaced, gone: wanted.gone }, composed);
      const now = new Date().toISOString();
      const index: PageIndex = {
        schema: 1,
        ...pairOf(shell, app),
        composedAt: previous?.composedAt ?? now,
        enumeratedAt: isListed && isComplete ? now : (previous?.enumeratedAt ?? now),
        site: options.site,
        pages,
        ...(onVisit && { onVisit }),
      };
      await writePageIndex(store, index);
      return index;
    } finally {
      renderer.giveBack();
    }
  } finally {
    await images.close();
  }
}

/**
 * The scope of the key that signs the index. The code of a pair runs in a process with that key, and its output is signed
 * with it: so the release key is never used beside code that only a preview has published, and the preview key replaces
 * no page of visitors.
 */
async function trustedScope({ store, shell, app }: ComposeOptions): Promise<KeyScope> {
  const scope = store.trust.signs;
  if (scope === null) throw new NoSigningKeyError();
  for (const manifest of app.name === shell.name ? [shell] : [shell, app]) {
    await assertTrusted(store, manifest, scope);
  }
  const ofVisitors =
    scope === 'previews' && (await readPageIndexOf(store, pairOf(shell, app), 'visitors'));
  if (ofVisitors) {
    throw new KnownError(
      'pages-of-visitors',
      `The pages of ${app.name}@${app.version} are those of visitors, and this process has the key of previews: they stay as ` +
        'they are until a process with the release key composes them',
    );
  }
  return scope;
}

async function rendererOf(
  options: ComposeOptions,
  settings: DeliveredSettings | undefined,
): Promise<TakenRenderer> {
  const { store, shell, app, backend, site } = options;
  const shellFolder = await serverFiles(store, shell);
  const appFolder = app === shell ? shellFolder : await serverFiles(store, app);
  return takeRenderer(
    {
      app: app.name,
      folders: [shellFolder, appFolder],
      shellEntry: join(shellFolder, shell.entry.server),
      appEntry: join(appFolder, app.entry.server),
      shared: Object.fromEntries(
        Object.entries(shell.shared).map(([id, file]) => [id, join(shellFolder, file)]),
      ),
      backend,
      site,
      ...(settings && { settings }),
    },
    options.timeoutMs ?? pageTimeout,
  );
}

function wantedPages(
  { app, paths = 'all', onlyNewEntries = false }: ComposeOptions,
  previous: PageIndex | null,
  listed: readonly PageRequest[] | null,
): PageRequests {
  if (previous === null || paths === 'all') {
    return { requests: (listed ?? []).filter(({ onVisit }) => !onVisit), gone: new Set() };
  }
  if (onlyNewEntries) return newEntries(previous, paths, listed ?? []);
  return pageRequests(previous, paths, listed, app);
}

/** The pages that wait for their first visit, for the index; undefined where the app has none. */
function waitingPages(listed: readonly PageRequest[]): PageIndex['onVisit'] {
  const waiting = listed.flatMap(({ path, pattern, onVisit, found }) =>
    onVisit && pattern !== null ? [{ path, pattern, ...(found && { found }) }] : [],
  );
  return waiting.length > 0 ? waiting : undefined;
}

async function enumerate(
  renderer: TakenRenderer,
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
 * Composes the requested pages. With `together`, served pages are replaced when all of them are ready, so that a failure
 * changes none of them; otherwise each is replaced as it is ready. After an interruption, new pages alone are composed.
 */
async function composePages(
  work: PageWork,
  requests: readonly PageRequest[],
  { existing, together }: { existing: PageIndex | null; together: boolean },
  { onPage, isInterrupted }: Pick<ComposeOptions, 'onPage' | 'isInterrupted'>,
): Promise<{ composed: PageEntry[]; isComplete: boolean }> {
  let done = 0;
  let isComplete = true;
  const live = new Set(existing?.pages.map(({ path }) => path));
  const replacer = createPageReplacer(work.store, existing);
  const entries: (PageEntry | undefined)[] = [];
  await forEachLimited([...requests.entries()], pagesAtOnce, async ([index, request]) => {
    if (together && isInterrupted?.()) isComplete = false;
    if (!isComplete) return;
    const page = await composePage(work, request);
    entries[index] = page?.entry;
    if (page && live.has(request.path)) await replacer.add(page, !together);
    else if (page) await storePage(work.store, page);
    onPage?.(++done, requests.length);
  });
  const composed = entries.filter((entry) => entry !== undefined);
  if (isComplete) await replacer.replace();
  return { composed, isComplete };
}

/** Merges entries: recomposed ones in their places, without those that are gone, and new ones last. */
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

/** The settings of stable, with flags of a share off: a version has one set of pages for every channel. Undefined: the defaults. */
async function settingsForPages(
  store: ReleaseStore,
  app: Manifest,
): Promise<DeliveredSettings | undefined> {
  if (app.settings === undefined) return undefined;
  const { settings } = await readSettings(store, DEFAULT_CHANNEL);
  const delivered = deliver(fitSettings(app.settings, settings?.values[app.name]));
  return Object.keys(delivered).length > 0 ? delivered : undefined;
}
