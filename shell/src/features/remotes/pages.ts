import type { ComposedRemote } from '@talent/sdk/contract';
import { loadRemotePage, type LoadedPage } from './load/load-remote';
import { remoteStore } from './failure/remote-store';
import { reportFailure } from './failure/report-failure';

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

/** Sets a page without loading: the composer already has it. */
export function setLoadedPage(app: string, pattern: string, page: LoadedPage): void {
  loaded.set(keyOf(app, pattern), page);
}

/** Loads a page for a navigation. @throws RemoteLoadError */
export async function ensurePage(remote: ComposedRemote, pattern: string): Promise<void> {
  if (loadedPage(remote.name, pattern)) return;
  const served = arrived.get(keyOf(remote.name, pattern));
  setLoadedPage(remote.name, pattern, served ?? (await loadRemotePage(remote, pattern)));
}

/**
 * The page that was served with the document. The promise never rejects: React keeps served HTML
 * while a boundary suspends and discards it when the promise rejects, so a failed load stays pending,
 * and the page readable, until a retry succeeds.
 */
export function servedPage(remote: ComposedRemote, pattern: string): Promise<LoadedPage> {
  const key = keyOf(remote.name, pattern);
  const known = pending.get(key);
  if (known) return known;
  const promise = new Promise<LoadedPage>((resolve) => {
    const load = async (): Promise<void> => {
      try {
        const page = await loadRemotePage(remote, pattern, true);
        arrived.set(key, page);
        resolve(page);
      } catch (error) {
        console.error(error);
        reportFailure(remote.name, error);
        const retry = (): Promise<void> => {
          remoteStore.setState({ status: 'working' }, true);
          return load();
        };
        remoteStore.setState({ status: 'failed', app: remote.name, retry }, true);
      }
    };
    void load();
  });
  pending.set(key, promise);
  return promise;
}
