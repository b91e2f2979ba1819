import type { ComposedRemote } from '@talent/sdk/contract';
import { loadRemotePage, type LoadedPage } from './load/load-remote';
import { remoteStore, reportFailure } from './failure/report-failure';

const loaded = new Map<string, LoadedPage>();
const pending = new Map<string, Promise<LoadedPage>>();
/** Results of `pending`: a render that has waited for a page takes it from the promise, not from `loaded`. */
const arrived = new Map<string, LoadedPage>();

function keyOf(app: string, pattern: string): string {
  return `${app} ${pattern}`;
}

/** The page if it is loaded: it can render without waiting. */
export function loadedPage(app: string, pattern: string): LoadedPage | undefined {
  return loaded.get(keyOf(app, pattern));
}

/** Sets a page that is there: it renders without waiting. */
export function setLoadedPage(app: string, pattern: string, page: LoadedPage): void {
  loaded.set(keyOf(app, pattern), page);
}

function knownPage(app: string, pattern: string): LoadedPage | undefined {
  return loadedPage(app, pattern) ?? arrived.get(keyOf(app, pattern));
}

/** Whether `findPage` has the page without loading anything. */
export function hasPage(app: string, pattern: string): boolean {
  return knownPage(app, pattern) !== undefined;
}

/** The code of a page, loaded if need be. @throws RemoteLoadError */
export async function findPage(remote: ComposedRemote, pattern: string): Promise<LoadedPage> {
  return knownPage(remote.name, pattern) ?? (await loadRemotePage(remote, pattern));
}

/** Loads a page for a navigation. @throws RemoteLoadError */
export async function ensurePage(remote: ComposedRemote, pattern: string): Promise<void> {
  setLoadedPage(remote.name, pattern, await findPage(remote, pattern));
}

/**
 * The page that was served with the document. The promise never rejects: React keeps served HTML
 * while a boundary suspends and discards it when the promise rejects, so a failed load stays pending,
 * and the page readable, until a retry succeeds.
 */
export function servedPage(remote: ComposedRemote, pattern: string): Promise<LoadedPage> {
  const known = pending.get(keyOf(remote.name, pattern));
  if (known) return known;
  const { pathname } = window.location;
  return keepLoading(remote, pattern, pathname, loadRemotePage(remote, pattern, true));
}

/**
 * Lets a page be read before its code has run: `servedPage` is then this promise, which never rejects either.
 *
 * @param path of the page: a failure is of interest only while it is shown
 * @param first the load that is under way
 */
export function keepLoading(
  remote: ComposedRemote,
  pattern: string,
  path: string,
  first: Promise<LoadedPage>,
): Promise<LoadedPage> {
  const key = keyOf(remote.name, pattern);
  const promise = new Promise<LoadedPage>((resolve) => {
    const wait = async (load: Promise<LoadedPage>): Promise<void> => {
      try {
        const page = await load;
        arrived.set(key, page);
        resolve(page);
      } catch (error) {
        console.error(error);
        reportFailure(remote.name, error);
        if (window.location.pathname !== path) return;
        const retry = (): Promise<void> => {
          remoteStore.setState({ status: 'working' }, true);
          return wait(loadRemotePage(remote, pattern, true));
        };
        remoteStore.setState({ status: 'failed', app: remote.name, retry }, true);
      }
    };
    void wait(first);
  });
  pending.set(key, promise);
  return promise;
}
