import { storedMetadata } from '@talent/protocol/events/event';
import { eventBatchSchema } from '@talent/protocol/events/event-batch';
import { readableItems } from '@talent/protocol/text/readable-items';
import { z } from 'zod';
import { parseJson } from '../http/limited-body.ts';
import type { Side } from '../../canary/comparison/tally.ts';
import type { CanaryWatch } from './canary-watch.ts';
import { isSiteOf, type LiveSite } from '../live/live-site.ts';

const countedBatch = eventBatchSchema
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

const FAILURES = new Set(['script_error', 'remote_failed']);

const MAX_BYTES = 64 * 1024;

/** The part of a batch that is counted. The function that stores the batch has checked all of it. */
export type CountedBatch = z.infer<typeof countedBatch>;

type CountBatch = (batch: CountedBatch) => void;

/** Forwards browsers' events to the backend, and counts the batches that it accepts. */
export async function forwardCounted(
  request: Request,
  forward: (request: Request) => Promise<Response>,
  counters: readonly CountBatch[],
): Promise<Response> {
  const length = Number(request.headers.get('Content-Length') ?? 0);
  if (counters.length === 0 || !(length > 0 && length <= MAX_BYTES)) return forward(request);
  const text = request.clone().text();
  const response = await forward(request);
  if (response.status !== 204) {
    // The copy of a refused body is not used.
    text.catch(() => undefined);
    return response;
  }
  const batch = countedBatch.safeParse(parseJson(await text)).data;
  if (batch) for (const count of counters) count(batch);
  return response;
}

/** Counts views and vitals of batches whose tab has the composition of one of both sites; null: no canary runs. */
export function canaryCounter(
  watch: Pick<CanaryWatch, 'open' | 'tally'>,
  stable: LiveSite | null,
): CountBatch | null {
  const canary = watch.open();
  if (canary === null) return null;
  const { changed, revision } = canary.release;

  function sideOf(composition: string): Side | null {
    const isOf = isSiteOf(composition);
    if (isOf(canary)) return 'canary';
    return isOf(stable) ? 'stable' : null;
  }

  return ({ composition, events }) => {
    const side = sideOf(composition);
    if (!side) return;
    const tally = watch.tally(revision);
    for (const { isFailure } of viewsOf(events)) tally.rate('views', side, isFailure);
    for (const { type, metadata } of events) {
      const measured = type === 'core_web_vitals' ? vital.safeParse(metadata).data : undefined;
      // Pages of unchanged apps are the same on both sides, unless the shell around them has changed.
      if (!measured || !(changed.includes(measured.app) || changed.includes('shell'))) continue;
      tally.vital(measured.name, side, measured.value);
    }
  };
}

/** The page views of a batch. A failure before the first page view is a view of its own. */
export function viewsOf(events: readonly { type: string; path?: string | undefined }[]) {
  const views: { path: string | undefined; isFailure: boolean }[] = [];
  for (const { type, path } of events) {
    if (type === 'page_view') views.push({ path, isFailure: false });
    else if (FAILURES.has(type)) {
      const failed = { path: views.at(-1)?.path ?? path, isFailure: true };
      views.splice(Math.max(0, views.length - 1), 1, failed);
    }
  }
  return views;
}
