import { RemoteLoadError } from '@talent/sdk';
import type { PageModule, Remote } from '@talent/sdk';
import { MAX_ATTEMPTS, attemptBase } from '@talent/sdk/contract';
import type { ComposedRemote, PageHead, RouteClosures } from '@talent/sdk/contract';
import type { ComponentType } from 'react';
import { importContainer } from './container';
import { preloadFiles } from './preload-files';
import { TimeoutError, withTimeout } from './with-timeout';

/** A route's component, and its head where the page is never prerendered. */
export interface LoadedPage {
  Component: ComponentType;
  head: PageHead | null;
}

/** Longest wait for a remote, ms. */
const loadTimeout = 10_000;

/** How often each remote failed in this tab. */
const failures = new Map<string, number>();

/** Routes that came with the shell itself and need no container. */
const ownRoutes = new Map<string, Remote>();

const containers = new Map<string, Promise<Remote>>();

/** Makes the shell's own pages known. */
export function keepOwnRoutes(remote: Remote): void {
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
  try {
    return await withTimeout(loadPage(remote, pattern, served), loadTimeout);
  } catch (error) {
    containers.delete(remote.name);
    failures.set(remote.name, Math.min(attemptOf(remote) + 1, MAX_ATTEMPTS));
    const failure = error instanceof TimeoutError ? 'timeout' : 'network';
    // Requests that hang would go on holding the few connections that HTTP/1.1 has for a host.
    if (failure === 'timeout') window.stop();
    if (error instanceof RemoteLoadError) throw error;
    throw new RemoteLoadError(failure, remote.name, error);
  }
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
  if (!served || attemptOf(remote) > 0) await preloadClosure(remote, pattern);
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

async function preloadClosure(remote: ComposedRemote, pattern: string): Promise<void> {
  const base = attemptBase(remote.base, attemptOf(remote));
  const response = await fetch(base + remote.closures, {
    integrity: remote.closuresIntegrity,
  });
  if (!response.ok) throw new Error(`${response.url} answered ${response.status}.`);
  const { routes } = (await response.json()) as RouteClosures;
  const files = routes[pattern];
  if (!files) throw new RemoteLoadError('invalid', remote.name);
  await preloadFiles(base, files);
}

function attemptOf(remote: ComposedRemote): number {
  return failures.get(remote.name) ?? 0;
}
