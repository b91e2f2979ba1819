import type { Client } from '../options.ts';
import { createPlaces, type Place, type PlacesOptions } from './places.ts';
import { visitorKey } from '../limits/visitor-key.ts';

/** How many requests the backend has at once. */
export interface ConcurrencyOptions {
  /** Requests of visitors at once; one visitor may have half of them. */
  atOnce: number;
  /** Requests that wait for that. */
  waiting: number;
  /** How long one waits at most, ms. */
  waitMs: number;
}

/** The embedded backend is one process beside the gateway: more at once only makes each of them slower. */
export const EMBEDDED_CONCURRENCY: ConcurrencyOptions = { atOnce: 16, waiting: 64, waitMs: 2000 };

/** A hosted project has machines of its own. */
export const HOSTED_CONCURRENCY: ConcurrencyOptions = { atOnce: 256, waiting: 512, waitMs: 2000 };

/** Pages are composed from this machine, and a composition would rather wait than fail. */
const OWN = { waiting: 512, waitMs: 10_000 } as const;

/** A long body is still on its way when the backend is asked. */
export type RequestSize = 'short' | 'long';

/** Caps how many requests the backend has at once. */
export type Concurrency = (request: Request, client: Client, size: RequestSize) => Promise<Place>;

/** @param proxies proxies of our own before the gateway */
export function createConcurrency(options: ConcurrencyOptions, proxies: number): Concurrency {
  const { atOnce, waiting, waitMs } = options;
  const half = Math.max(1, Math.floor(atOnce / 2));
  const places = (more: Partial<PlacesOptions>) =>
    createPlaces({ atOnce, atOnceOfOne: half, waiting, waitMs, ...more });
  const visitors = places({});
  // These have places of their own, so that slow uploads keep only each other waiting.
  const uploads = places({ atOnce: half, atOnceOfOne: Math.max(1, Math.floor(half / 2)) });
  const own = places({ atOnceOfOne: atOnce, ...OWN });

  return (request, client, size) => {
    const { address, isLocal } = visitorKey(request, client, proxies);
    const of = size === 'long' ? uploads : isLocal ? own : visitors;
    return of.take(address, request.signal);
  };
}
