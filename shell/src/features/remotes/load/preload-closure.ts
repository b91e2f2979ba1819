import { RemoteLoadError } from '@talent/sdk';
import { attemptBase, type ComposedRemote, type RouteClosures } from '@talent/sdk/contract';
import type { ClosureFile } from '@talent/sdk/contract';

/** The files of a route; builds of earlier releases do not list what its page may import later. */
type ListedClosure = RouteClosures['routes'][string] & { later?: readonly ClosureFile[] };

const lists = new Map<string, Promise<RouteClosures>>();

/**
 * Fetches everything that a route of a remote needs, hashes checked, and runs none of it. Files that are
 * loaded or loading are not requested again.
 * @param attempt - which of the remote's sets of URLs to use, see `attemptBase`.
 * @throws RemoteLoadError where the remote has no such route; Error naming a file that is missing or
 * was changed.
 */
export async function preloadClosure(
  remote: ComposedRemote,
  pattern: string,
  attempt: number,
  styles: StyleUse,
): Promise<void> {
  const base = attemptBase(remote.base, attempt);
  const { routes } = await closuresOf(remote, base + remote.closures);
  const files: ListedClosure | undefined = routes[pattern];
  if (!files) throw new RemoteLoadError('invalid', remote.name);
  if (styles === 'styles alone') {
    await applyStylesheets(base, files.styles);
    return;
  }
  await preloadFiles(base, files, styles);
  // A prefetched page may never open.
  if (styles === 'applied') fetchLater(base, files.later ?? []);
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
 * `applied` for a page that opens now; `fetched` prefetches stylesheets without applying them; `styles alone` fetches and
 * applies them, and nothing else.
 */
type StyleUse = 'applied' | 'fetched' | 'styles alone';

async function applyStylesheets(base: string, files: readonly ClosureFile[]): Promise<void> {
  await Promise.all(files.map((file) => addStylesheet(base, file, 'applied')));
}

/**
 * Fetches scripts and stylesheets with their hashes checked, and waits for them: a script is in the
 * module map but has not run. The import of a script that a link has fetched uses the checked bytes;
 * without the wait a refused one might be fetched again unchecked. A stylesheet that is applied
 * restyles the whole document, so a prefetched one stays inactive.
 * @throws Error naming the first file that is missing or does not match its hash.
 */
async function preloadFiles(
  base: string,
  files: { scripts: readonly ClosureFile[]; styles: readonly ClosureFile[] },
  styles: StyleUse,
): Promise<void> {
  await Promise.all([
    ...files.scripts.map((file) => addLink('modulepreload', base, file)),
    ...files.styles.map((file) => addStylesheet(base, file, styles)),
  ]);
}

/** Matches no device: such a stylesheet is fetched and checked, and styles nothing. */
const NO_MEDIA = 'not all';

/** Prefetched stylesheets that are inactive. */
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
