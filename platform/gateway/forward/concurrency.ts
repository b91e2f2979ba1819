import type { Client } from '../http/client.ts';
import { createPlaces, type Place, type PlacesOptions } from '@talent/node/limits/places';
import { visitorKey } from '../limits/visitor-key.ts';

/** Limits of concurrent requests to the backend; one visitor may have half of `atOnce`. */
export type ConcurrencyOptions = Omit<PlacesOptions, 'atOnceOfOne'>;

/** The embedded backend is one process beside the gateway: more concurrency only makes each request slower. */
export const EMBEDDED_CONCURRENCY: ConcurrencyOptions = { atOnce: 16, waiting: 64, waitMs: 2000 };

/** A hosted project has its own machines. */
export const HOSTED_CONCURRENCY: ConcurrencyOptions = { atOnce: 256, waiting: 512, waitMs: 2000 };

/** For requests of this machine, which compose pages: they rather wait than fail. */
const OWN = { waiting: 512, waitMs: 10_000 } as const;

/**
 * Limits concurrent requests to the backend.
 *
 * @param proxies number of our own proxies in front of the gateway
 */
export function createConcurrency(options: ConcurrencyOptions, proxies: number) {
  const { atOnce, waiting, waitMs } = options;
  const half = Math.max(1, Math.floor(atOnce / 2));
  const places = (more: Partial<PlacesOptions>) =>
    createPlaces({ atOnce, atOnceOfOne: half, waiting, waitMs, ...more });
  const visitors = places({});
  // Uploads have their own places, so that slow ones only delay each other.
  const uploads = places({ atOnce: half, atOnceOfOne: Math.max(1, Math.floor(half / 2)) });
  const own = places({ atOnceOfOne: atOnce, ...OWN });

  /** @param isLong the body is still arriving when the backend is asked */
  return (request: Request, client: Client, isLong: boolean): Promise<Place> => {
    const { address, isLocal } = visitorKey(request, client, proxies);
    const of = isLong ? uploads : isLocal ? own : visitors;
    return of.take(address, request.signal);
  };
}
