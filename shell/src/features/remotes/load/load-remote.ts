import { RemoteLoadError, type PageModule, type Remote } from '@talent/sdk';
import { MAX_ATTEMPTS, attemptBase } from '@talent/sdk/contract';
import type { ComposedRemote, PageHead } from '@talent/sdk/contract';
import type { ComponentType } from 'react';
import { importContainer } from './container';
import { fetchStyles, preloadClosure, type StyledRemote } from './preload-closure';

/** A route's component, and its head where the page is never prerendered. */
export interface LoadedPage {
  Component: ComponentType;
  head: PageHead | null;
}

/** Longest wait for a remote, ms. */
const loadTimeout = 10_000;

/** Number of failed sets of URLs of each remote in this tab. */
const failedAttempts = new Map<string, number>();

/** Remotes with a failed prefetch: the browser may have cached the failure for these URLs. */
const failedPrefetches = new Set<string>();

/** Routes that came with the shell itself and need no container. */
const ownRoutes = new Map<string, Remote>();

const containers = new Map<string, Promise<Remote>>();

/** Registers the shell's own pages. */
export function registerOwnRoutes(remote: Remote): void {
  ownRoutes.set(remote.name, remote);
}

/**
 * Loads the page of a remote's route: hashes checked, stylesheet applied, code run.
 * @param served - the document was served with this route's files in it, hashes in its import map.
 * @throws RemoteLoadError when a file is missing, changed, late or not what the contract says.
 */
export async function loadRemotePage(
  remote: ComposedRemote,
  pattern: string,
  served = false,
): Promise<LoadedPage> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => {
      // Hanging requests would block the few connections that HTTP/1.1 has for a host.
      window.stop();
      reject(new RemoteLoadError('timeout', remote.name));
    }, loadTimeout);
  });
  try {
    return await Promise.race([loadPage(remote, pattern, served), late]);
  } catch (error) {
    discardUrls(remote);
    throw error instanceof RemoteLoadError
      ? error
      : new RemoteLoadError('network', remote.name, error);
  } finally {
    clearTimeout(timer);
  }
}

/**
 * Prefetches the files of a route without running them. Never rejects: no one waits for
 * it. After a failure it skips the remote, and the next load uses new URLs at once.
 * @param before - a request that ends before the scripts are asked for; it never rejects.
 */
export async function prefetchRemote(
  remote: ComposedRemote,
  pattern: string,
  before?: Promise<unknown>,
): Promise<void> {
  if (failedPrefetches.has(remote.name)) return;
  const attempt = attemptOf(remote);
  try {
    await preloadClosure(remote, pattern, attempt, 'fetched', before);
  } catch (error) {
    // A path that the remote redirects has no files. A load that failed meanwhile has already discarded these URLs.
    const isRoute = !(error instanceof RemoteLoadError);
    if (isRoute && attempt === attemptOf(remote)) failedPrefetches.add(remote.name);
  }
}

/**
 * Fetches the stylesheets of a page that opens now, before its scripts are asked for.
 * @returns false if they cannot be loaded.
 */
export async function openRemote(remote: StyledRemote, pattern: string): Promise<boolean> {
  // The shell's own files are there.
  if (ownRoutes.has(remote.name)) return true;
  if (failedPrefetches.has(remote.name)) discardUrls(remote);
  // The load that follows waits for the same files, and says what failed.
  return fetchStyles(remote, pattern, attemptOf(remote)).then(
    () => true,
    () => false,
  );
}

async function loadPage(
  remote: ComposedRemote,
  pattern: string,
  served: boolean,
): Promise<LoadedPage> {
  const { routes } = ownRoutes.get(remote.name) ?? (await loadRemote(remote, pattern, served));
  const route = routes.find((candidate) => candidate.path === pattern);
  if (!route) throw new RemoteLoadError('invalid', remote.name);
  const page: PageModule = await route.page();
  return { Component: page.default, head: route.head ?? null };
}

async function loadRemote(
  remote: ComposedRemote,
  pattern: string,
  served: boolean,
): Promise<Remote> {
  if (failedPrefetches.has(remote.name)) discardUrls(remote);
  const attempt = attemptOf(remote);
  // A document names no files of a remote that is on a developer's machine.
  if (!served || attempt > 0 || !remote.base.startsWith('/'))
    await preloadClosure(remote, pattern, attempt, 'applied');
  return loadContainer(remote);
}

function loadContainer(remote: ComposedRemote): Promise<Remote> {
  const known = containers.get(remote.name);
  if (known) return known;
  const attempt = attemptOf(remote);
  const url = attemptBase(remote.base, attempt) + remote.entry;
  const container = importContainer(`${remote.name}@${remote.version}#${attempt}`, url);
  containers.set(remote.name, container);
  return container;
}

/** The next load of this remote uses new URLs, for which the browser has cached no failure. */
function discardUrls(remote: ComposedRemote): void {
  failedPrefetches.delete(remote.name);
  containers.delete(remote.name);
  failedAttempts.set(remote.name, Math.min(attemptOf(remote) + 1, MAX_ATTEMPTS));
}

function attemptOf(remote: ComposedRemote): number {
  return failedAttempts.get(remote.name) ?? 0;
}
