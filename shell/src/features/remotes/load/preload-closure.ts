import { RemoteLoadError } from '@talent/sdk';
import { attemptBase, type ComposedRemote, type RouteClosures } from '@talent/sdk/contract';
import type { SharedStyles } from '@talent/api/platform/next-page';
import type { ClosureFile } from '@talent/sdk/contract';
import { whenIdle } from '../../document/when-idle';

/** The files of a route; builds of earlier releases do not list what its page may import later. */
type ListedClosure = RouteClosures['routes'][string] & { later?: readonly ClosureFile[] };

const lists = new Map<string, Promise<RouteClosures>>();

/** A remote of the composition. */
export type StyledRemote = ComposedRemote & SharedStyles;

/**
 * Fetches everything that a route of a remote needs, hashes checked, and runs none of it. Files that are
 * loaded or loading are not requested again. A script is in the module map but has not run: its import uses the checked
 * bytes. Without the wait a refused one might be fetched again unchecked.
 * @param attempt - which of the remote's sets of URLs to use, see `attemptBase`.
 * @param before - a request that ends before the scripts of a prefetch are asked for.
 * @throws RemoteLoadError where the remote has no such route; Error naming a file that is missing or
 * was changed.
 */
export async function preloadClosure(
  remote: StyledRemote,
  pattern: string,
  attempt: number,
  use: StyleUse,
  before?: Promise<unknown>,
): Promise<void> {
  const base = attemptBase(remote.base, attempt);
  const files = filesOf(remote, pattern, base);
  await Promise.all([files, addStylesheets(remote, files, base, use)]);
  // A page may be opening meanwhile: that comes first.
  await before;
  if (use === 'fetched') await new Promise<void>((resolve) => whenIdle(resolve));
  const { scripts, later = [] } = await files;
  await Promise.all(scripts.map((file) => addLink('modulepreload', base, file)));
  // A prefetched page may never open.
  if (use === 'applied') fetchLater(base, later);
}

/**
 * Fetches the stylesheets of a route, hashes checked, for `applyFetchedStyles`. Its list of files is asked for too.
 * @throws as `preloadClosure`.
 */
export async function fetchStyles(
  remote: StyledRemote,
  pattern: string,
  attempt: number,
): Promise<void> {
  const base = attemptBase(remote.base, attempt);
  const files = filesOf(remote, pattern, base);
  files.catch(() => undefined);
  await addStylesheets(remote, files, base, 'fetched');
}

/** Applies the stylesheets of a remote that are there: with the content that they style, so that the document is styled once. */
export function applyFetchedStyles({ base }: ComposedRemote): void {
  for (const [href, link] of aside) {
    if (!href.startsWith(base)) continue;
    link.removeAttribute('media');
    aside.delete(href);
  }
}

/** Where all pages of the remote have the same stylesheets, none waits for the list of files. */
async function addStylesheets(
  { styles }: StyledRemote,
  files: Promise<ListedClosure>,
  base: string,
  use: StyleUse,
): Promise<void> {
  const own = styles ?? (await files).styles;
  await Promise.all(own.map((file) => addStylesheet(base, file, use)));
}

async function filesOf(
  remote: ComposedRemote,
  pattern: string,
  base: string,
): Promise<ListedClosure> {
  const { routes } = await closuresOf(remote, base + remote.closures);
  const files = routes[pattern];
  if (!files) throw new RemoteLoadError('invalid', remote.name);
  return files;
}

/**
 * Starts to fetch what the page may import once it is shown, with the hashes checked. The import map of the document has the
 * files of its own page only, and the integrity policy refuses an import without a hash. An import that comes before a
 * file has arrived waits for it. A file that cannot be fetched fails there.
 */
function fetchLater(base: string, files: readonly ClosureFile[]): void {
  for (const file of files) addLink('modulepreload', base, file, 'low').catch(() => undefined);
}

function closuresOf(remote: ComposedRemote, url: string): Promise<RouteClosures> {
  const known = lists.get(url);
  if (known) return known;
  const list = fetchClosures(remote, url).catch((error: unknown) => {
    // The next call tries again.
    lists.delete(url);
    throw error;
  });
  lists.set(url, list);
  return list;
}

async function fetchClosures(remote: ComposedRemote, url: string): Promise<RouteClosures> {
  const response = await fetch(url, { integrity: remote.closuresIntegrity });
  if (!response.ok) throw new Error(`${response.url} answered ${response.status}.`);
  return (await response.json()) as RouteClosures;
}

/**
 * `applied` for a page that opens now; `fetched` prefetches: a stylesheet that is applied restyles the whole document, so
 * these stay inactive.
 */
type StyleUse = 'applied' | 'fetched';

/** Matches no device: such a stylesheet is fetched and checked, and styles nothing. */
const NO_MEDIA = 'not all';

const aside = new Map<string, HTMLLinkElement>();

function addStylesheet(base: string, file: ClosureFile, use: StyleUse): Promise<void> {
  const href = base + file.file;
  if (use === 'applied') {
    aside.get(href)?.removeAttribute('media');
    aside.delete(href);
  }
  return hasLoadedStylesheet(href)
    ? Promise.resolve()
    : addLink('stylesheet', base, file, use === 'fetched' ? NO_MEDIA : 'now');
}

const settled = new Map<string, Promise<void>>();

function addLink(
  rel: 'modulepreload' | 'stylesheet',
  base: string,
  { file, integrity }: ClosureFile,
  use: 'now' | 'low' | typeof NO_MEDIA = 'now',
): Promise<void> {
  const href = base + file;
  const known = settled.get(href);
  if (known) return known;
  const promise = new Promise<void>((resolve, reject) => {
    const link = document.createElement('link');
    link.rel = rel;
    link.integrity = integrity;
    link.href = href;
    if (use === 'low') link.fetchPriority = use;
    if (use === NO_MEDIA) {
      link.media = use;
      aside.set(href, link);
    }
    link.onload = () => resolve();
    link.onerror = () => {
      settled.delete(href);
      aside.delete(href);
      link.remove();
      reject(new Error(`${href} is missing or was changed.`));
    };
    document.head.append(link);
  });
  settled.set(href, promise);
  return promise;
}

function hasLoadedStylesheet(href: string): boolean {
  const absolute = new URL(href, document.baseURI).href;
  return [...document.styleSheets].some((sheet) => sheet.href === absolute);
}
