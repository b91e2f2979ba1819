import { AsyncLocalStorage } from 'node:async_hooks';
import { refusal } from './refusal.ts';
import { refusalOf } from './refusal-of.ts';
import { refuseEarly, type Senders } from './refuse-early.ts';

/** The last error of the current request. */
const noted = new AsyncLocalStorage<{ error: unknown }>();

/** Keeps an error for the answer of the current request. */
export function noteError(error: unknown): void {
  const request = noted.getStore();
  if (request !== undefined) request.error = error;
}

/**
 * Makes sure that a bad request gets 4xx from the embedded backend: an unreadable one is refused first, and a 500 for an error
 * that is the request's fault becomes a refusal.
 */
export async function refuseBadRequests(
  request: Request,
  answer: (request: Request) => Promise<Response>,
  senders: Senders,
): Promise<Response> {
  const early = await refuseEarly(request, senders);
  if (early.status === 'refused') return early.response;
  const own: { error: unknown } = { error: null };
  const response = await noted.run(own, () => answer(early.request));
  // It repeats the address, escaped: a long one would be more than an HTTP client reads of an answer's head.
  response.headers.delete('Content-Location');
  if (response.status < 500) return response;
  const refused = refusalOf(own.error);
  return refused === null ? response : refusal(request, refused);
}
