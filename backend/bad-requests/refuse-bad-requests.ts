import { AsyncLocalStorage } from 'node:async_hooks';
import { refusal } from './refusal.ts';
import { refusalOf } from './refusal-of.ts';
import { refuseEarly } from './refuse-early.ts';

/** The last error of the request that is answered. */
const noted = new AsyncLocalStorage<{ error: unknown }>();

/** Keeps an error for the answer of the request that had it. */
export function noteError(error: unknown): void {
  const request = noted.getStore();
  if (request !== undefined) request.error = error;
}

/**
 * Answers a request of the embedded backend so that a bad one gets 4xx: what cannot be read is refused before, and an
 * answer of 500 whose error was the request's fault becomes a refusal.
 */
export async function refuseBadRequests(
  request: Request,
  answer: (request: Request) => Promise<Response>,
): Promise<Response> {
  const early = await refuseEarly(request);
  if (early.status === 'refused') return early.response;
  const own: { error: unknown } = { error: null };
  const response = await noted.run(own, () => answer(early.request));
  if (response.status < 500) return response;
  const refused = refusalOf(own.error);
  return refused === null ? response : refusal(request, refused);
}
