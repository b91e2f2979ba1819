import { PageDataError } from '@talent/sdk';
import { pageFolder } from '@talent/sdk/contract';
import type { Composition, ComposedRemote, PageData } from '@talent/sdk/contract';

/** Longest wait for a page's data, ms. */
const dataTimeout = 10_000;

/**
 * Head and data of a page of this tab's composition, as composed. Null where this composition has
 * no such page: it may have appeared since, so the document is asked for instead.
 * @throws PageDataError when the gateway cannot be reached or answers with an error.
 */
export async function fetchPageData(
  composition: Composition,
  remote: ComposedRemote,
  path: string,
): Promise<PageData | null> {
  const folder = pageFolder(composition.shell, remote.name, remote.version, path);
  try {
    const signal = AbortSignal.timeout(dataTimeout);
    const response = await fetch(`/_${folder}/data.json`, { signal });
    if (response.status === 404) return null;
    if (!response.ok) throw new Error(`${response.url} answered ${response.status}.`);
    return (await response.json()) as PageData;
  } catch (error) {
    throw new PageDataError(path, error);
  }
}
