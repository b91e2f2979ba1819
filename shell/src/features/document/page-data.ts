import { LIVE_RELEASE_HEADER } from '@talent/api/platform/live-release';
import { PageDataError } from '@talent/sdk';
import { pageFolder } from '@talent/sdk/contract';
import type { ServedContent } from '@talent/api/platform/next-page';
import type { Composition, ComposedRemote, MovedPage, PageData } from '@talent/sdk/contract';

import { noteLiveRelease } from '../release/live-release';

/** `data.json` of a page. */
export type NavigationData = PageData & ServedContent;

/** Longest wait for a page's data, ms. */
const dataTimeout = 10_000;

/**
 * Head and data of a page of this tab's composition, or the page's new address. Null where this composition has
 * no such page: it may have been published since, so the document is requested instead.
 * @throws PageDataError when the gateway cannot be reached or answers with an error.
 */
export async function fetchPageData(
  composition: Composition,
  remote: ComposedRemote,
  path: string,
): Promise<NavigationData | MovedPage | null> {
  const url = dataUrl(composition, remote, path);
  try {
    // After a failed prefetch, try again.
    const kept = takePrefetchedData(url)?.catch(() => fetchJson(url));
    return await (kept ?? fetchJson(url));
  } catch (error) {
    throw new PageDataError(path, error);
  }
}

/** Prefetches a page's data; the next `fetchPageData` uses it. Settles, and never rejects, when the request has ended. */
export function prefetchPageData(
  composition: Composition,
  remote: ComposedRemote,
  path: string,
): Promise<void> {
  const url = dataUrl(composition, remote, path);
  return storePrefetchedData(url, () => fetchJson(url)).then(nothing, nothing);
}

const nothing = (): void => undefined;

function dataUrl(composition: Composition, remote: ComposedRemote, path: string): string {
  return `/_${pageFolder(composition.shell, remote.name, remote.version, path)}/data.json`;
}

async function fetchJson(url: string): Promise<NavigationData | MovedPage | null> {
  const response = await fetch(url, { signal: AbortSignal.timeout(dataTimeout) });
  noteLiveRelease(response.headers.get(LIVE_RELEASE_HEADER));
  if (response.status === 404) return null;
  if (!response.ok) throw new Error(`${response.url} answered ${response.status}.`);
  return (await response.json()) as NavigationData | MovedPage;
}

/** How long data is kept for a navigation that has not begun, ms. */
const keptFor = 30_000;

/** Most pages whose data is kept at a time. */
const keptMost = 10;

type Answer = Promise<NavigationData | MovedPage | null>;

const kept = new Map<string, Answer>();

function storePrefetchedData(url: string, fetchData: () => Answer): Answer {
  const known = kept.get(url);
  if (known) return known;
  const answer = fetchData();
  const forget = (): void => {
    if (kept.get(url) === answer) kept.delete(url);
  };
  kept.set(url, answer);
  answer.catch(forget);
  setTimeout(forget, keptFor);
  const [oldest] = kept.keys();
  if (kept.size > keptMost && oldest !== undefined) kept.delete(oldest);
  return answer;
}

/** Takes kept data out, for one navigation; the promise may still reject. */
function takePrefetchedData(url: string): Answer | undefined {
  const answer = kept.get(url);
  kept.delete(url);
  return answer;
}
