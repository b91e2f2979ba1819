import { countedBatch, MAX_BYTES, viewsOf } from '../canary/canary-reports.ts';
import { parseJson } from '../http/limited-body.ts';
import type { ReleaseWatch } from './release-watch.ts';

/**
 * Forwards browsers' events, and counts their page views by the release of their tab. Batches that the backend refuses, and those
 * of a release that is not known, are not counted.
 */
export function createReleaseViews(watch: Pick<ReleaseWatch, 'isOn' | 'siteOf' | 'count'>) {
  function count(text: string, address: string | null): void {
    const batch = countedBatch.safeParse(parseJson(text)).data;
    const site = batch && watch.siteOf(batch.composition);
    if (!site) return;
    for (const { path, isFailure } of viewsOf(batch.events)) {
      if (path !== undefined) watch.count('views', { path, site, isFailure, address });
    }
  }

  /** @param address of the visitor; null: of this machine, or unknown */
  return async function forwardEvents(
    request: Request,
    address: string | null,
    forward: (request: Request) => Promise<Response>,
  ): Promise<Response> {
    const length = Number(request.headers.get('Content-Length') ?? 0);
    if (!watch.isOn() || !(length > 0 && length <= MAX_BYTES)) return forward(request);
    const text = request.clone().text();
    const response = await forward(request);
    if (response.status === 204) count(await text, address);
    // The copy of a refused body is not used.
    else text.catch(() => undefined);
    return response;
  };
}
