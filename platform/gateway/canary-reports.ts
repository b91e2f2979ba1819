import { storedMetadata } from '@talent/api/events/event';
import { eventBatchSchema } from '@talent/api/events/event-batch';
import { z } from 'zod';
import type { Side } from '../canary/tally.ts';
import type { CanaryWatch } from './canary-watch.ts';
import type { LiveSite } from './live-site.ts';

/** The part of a batch that a canary is judged by. The function that stores the batch has checked all of it. */
const heardBatch = eventBatchSchema
  .pick({ composition: true })
  .required()
  .extend({
    events: z.array(z.object({ type: z.string(), metadata: z.unknown() })).max(50),
  });

const vital = storedMetadata.core_web_vitals
  .pick({ value: true, app: true })
  .extend({ name: z.enum(['LCP', 'CLS', 'INP']) });

/** Events that say that something of a page did not work. */
const FAILURES = new Set(['script_error', 'remote_failed']);

/** As large as a batch may be, bytes. */
const MAX_BYTES = 64 * 1024;

export interface CanaryReportsOptions {
  watch: Pick<CanaryWatch, 'open' | 'tally'>;
  stable: () => LiveSite | null;
}

/**
 * Listens to what browsers send to the backend while a canary runs: page views that failed, and web vitals. A batch says which
 * composition its tab has; those of other compositions count for neither side, and those that were refused not at all.
 */
export function createCanaryReports({ watch, stable }: CanaryReportsOptions) {
  function sideOf(composition: string, canary: LiveSite): Side | null {
    if (composition === canary.composition.id) return 'canary';
    return composition === stable()?.composition.id ? 'stable' : null;
  }

  function note(text: string, canary: LiveSite): void {
    const batch = heardBatch.safeParse(parseJson(text)).data;
    const side = batch && sideOf(batch.composition, canary);
    if (!side) return;
    const tally = watch.tally(canary.release.revision);
    for (const isFailure of viewsOf(batch.events)) tally.rate('views', side, isFailure);
    const { changed } = canary.release;
    for (const { type, metadata } of batch.events) {
      const measured = type === 'core_web_vitals' ? vital.safeParse(metadata).data : undefined;
      // Pages of other apps are the same on both sides, unless the shell around them is tried.
      if (!measured || !(changed.includes(measured.app) || changed.includes('shell'))) continue;
      tally.vital(measured.name, side, measured.value);
    }
  }

  return async function hear(
    request: Request,
    forward: (request: Request) => Promise<Response>,
  ): Promise<Response> {
    const canary = watch.open();
    const length = Number(request.headers.get('Content-Length') ?? 0);
    if (canary === null || !(length > 0 && length <= MAX_BYTES)) return forward(request);
    const text = request.clone().text();
    const response = await forward(request);
    if (response.status === 204) note(await text, canary);
    // Nobody waits for what was refused.
    else text.catch(() => undefined);
    return response;
  };
}

/** For each page view of a batch whether anything of it failed. What failed before the first is a view by itself. */
function viewsOf(events: readonly { type: string }[]): boolean[] {
  const views: boolean[] = [];
  for (const { type } of events) {
    if (type === 'page_view') views.push(false);
    else if (FAILURES.has(type)) views.splice(Math.max(0, views.length - 1), 1, true);
  }
  return views;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
