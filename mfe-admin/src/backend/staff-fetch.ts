import { notify } from '@talent/sdk';
import { requestTexts as text } from './content/staff-fetch';

/** Until a request is given up, ms. A request to the database is answered or refused within 8 s. */
const LIMIT = 30_000;
/** The same for functions: a plan of a language model takes a minute. */
const FUNCTION_LIMIT = 120_000;

/**
 * `fetch` of the staff tools. A request that is not answered is given up, so that a save can be tried again; a person whose
 * session has ended hears what to do, whatever the tool says.
 */
export async function staffFetch(
  address: RequestInfo | URL,
  init: RequestInit = {},
): Promise<Response> {
  const limit = new AbortController();
  const asked = address instanceof Request ? address.url : String(address);
  // Never cleared: the end of a body can be missing too, and to give up what has ended does nothing.
  setTimeout(
    () => limit.abort(new DOMException('The site did not answer in time.', 'TimeoutError')),
    asked.includes('/functions/v1/') ? FUNCTION_LIMIT : LIMIT,
  );
  const signal = init.signal ? AbortSignal.any([init.signal, limit.signal]) : limit.signal;
  const response = await fetch(address, { ...init, signal });
  // A failed read shows its own message, so a shared one would repeat it.
  const isRead = ['GET', 'HEAD'].includes(init.method ?? 'GET');
  if (response.status === 401 && !isRead) {
    notify({ title: text.signedOut, description: text.signedOutHow, tone: 'error' });
  }
  return response;
}
