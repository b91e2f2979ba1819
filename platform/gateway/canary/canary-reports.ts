import { storedMetadata } from '@talent/api/events/event';
import { eventBatchSchema } from '@talent/api/events/event-batch';
import { readableItems } from '@talent/api/text/readable-items';
import { z } from 'zod';
import { parseJson } from '../http/limited-body.ts';
import type { Side } from '../../canary/comparison/tally.ts';
import type { CanaryWatch } from './canary-watch.ts';
import { versionsIn } from '../live/composition.ts';
import type { LiveSite } from '../live/live-site.ts';

export const countedBatch = eventBatchSchema
  .pick({ composition: true })
  .required()
  .extend({
    events: readableItems(
      z.object({ type: z.string(), metadata: z.unknown(), path: z.string().optional() }),
      50,
    ),
  });

const vital = storedMetadata.core_web_vitals
  .pick({ value: true, app: true })
  .extend({ name: z.enum(['LCP', 'CLS', 'INP']) });

/** Events that report a failure of a page. */
const FAILURES = new Set(['script_error', 'remote_failed']);

export const MAX_BYTES = 64 * 1024;

interface CanaryReportsOptions {
  watch: Pick<CanaryWatch, 'open' | 'tally'>;
  stable: () => LiveSite | null;
}

/**
 * Forwards browsers' events to the backend, and counts failed page views and web vitals while a canary runs. A batch names the
 * composition of its tab; batches of other compositions, and those that the backend refuses, are not counted.
 */
export function createCanaryReports({ watch, stable }: CanaryReportsOptions) {
  function sideOf(composition: string, canary: LiveSite): Side | null {
    const versions = versionsIn(composition);
    const isOf = (site: LiveSite | null) => site && versionsIn(site.composition.id) === versions;
    if (isOf(canary)) return 'canary';
    return isOf(stable()) ? 'stable' : null;
  }

  function count(text: string, canary: LiveSite): void {
    const batch = countedBatch.safeParse(parseJson(text)).data;
    const side = batch && sideOf(batch.composition, canary);
    if (!side) return;
    const tally = watch.tally(canary.release.revision);
    for (const { isFailure } of viewsOf(batch.events)) tally.rate('views', side, isFailure);
    const { changed } = canary.release;
    for (const { type, metadata } of batch.events) {
      const measured = type === 'core_web_vitals' ? vital.safeParse(metadata).data : undefined;
      // Pages of unchanged apps are the same on both sides, unless the shell around them has changed.
      if (!measured || !(changed.includes(measured.app) || changed.includes('shell'))) continue;
      tally.vital(measured.name, side, measured.value);
    }
  }

  return async function forwardEvents(
    request: Request,
    forward: (request: Request) => Promise<Response>,
  ): Promise<Response> {
    const canary = watch.open();
    const length = Number(request.headers.get('Content-Length') ?? 0);
    if (canary === null || !(length > 0 && length <= MAX_BYTES)) return forward(request);
    const text = request.clone().text();
    const response = await forward(request);
    if (response.status === 204) count(await text, canary);
    // The copy of a refused body is not used.
    else text.catch(() => undefined);
    return response;
  };
}

/** A page view of a batch, and whether it failed. `path`: of its page; absent: not told. */
interface View {
  path: string | undefined;
  isFailure: boolean;
}

/** The page views of a batch. A failure before the first page view is a view of its own. */
export function viewsOf(events: readonly { type: string; path?: string | undefined }[]): View[] {
  const views: View[] = [];
  for (const { type, path } of events) {
    if (type === 'page_view') views.push({ path, isFailure: false });
    else if (FAILURES.has(type)) {
      const failed = { path: views.at(-1)?.path ?? path, isFailure: true };
      views.splice(Math.max(0, views.length - 1), 1, failed);
    }
  }
  return views;
}
