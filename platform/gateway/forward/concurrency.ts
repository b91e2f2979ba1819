import { createPlaces, type Place, type PlacesOptions } from '@talent/node/limits/places';
import type { VisitorKey } from '../http/client.ts';

/** Limits of concurrent requests to the backend; one visitor may have half of `atOnce`. */
export type ConcurrencyOptions = Omit<PlacesOptions, 'atOnceOfOne'>;

/** The embedded backend is one process beside the gateway: more concurrency only makes each request slower. */
export const EMBEDDED_CONCURRENCY: ConcurrencyOptions = { atOnce: 16, waiting: 64, waitMs: 2000 };

export const HOSTED_CONCURRENCY: ConcurrencyOptions = { atOnce: 256, waiting: 512, waitMs: 2000 };

/** For requests of this machine, which compose pages: they rather wait than fail. */
const OWN = { waiting: 512, waitMs: 10_000 } as const;

export function createConcurrency(options: ConcurrencyOptions) {
  const { atOnce, waiting, waitMs } = options;
  const half = Math.max(1, Math.floor(atOnce / 2));
  const places = (more: Partial<PlacesOptions>) =>
    createPlaces({ atOnce, atOnceOfOne: half, waiting, waitMs, ...more });
  const visitors = places({});
  // Uploads have their own places: checking a file takes long, and only delays other uploads.
  const uploads = places({ atOnce: half, atOnceOfOne: Math.max(1, Math.floor(half / 2)) });
  const own = places({ atOnceOfOne: atOnce, ...OWN });

  return (
    { address, isLocal }: VisitorKey,
    isLong: boolean,
    signal: AbortSignal,
  ): Promise<Place> => {
    const of = isLong ? uploads : isLocal ? own : visitors;
    return of.take(address, signal);
  };
}
