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
  const isFunction = addressOf(address).includes('/functions/v1/');
  // Never cleared: the end of a body can be missing too, and to give up what has ended does nothing.
  setTimeout(
    () => limit.abort(new DOMException('The site did not answer in time.', 'TimeoutError')),
    isFunction ? FUNCTION_LIMIT : LIMIT,
  );
  const signal = init.signal ? AbortSignal.any([init.signal, limit.signal]) : limit.signal;
  const response = await fetch(address, { ...init, signal });
  if (response.status === 401 && isChange(init)) {
    notify({ title: text.signedOut, description: text.signedOutHow, tone: 'error' });
  }
  return response;
}

/** Whether a request changes something. A failed read shows its own message, so a shared one would repeat it. */
function isChange({ method = 'GET' }: RequestInit): boolean {
  return method !== 'GET' && method !== 'HEAD';
}

function addressOf(address: RequestInfo | URL): string {
  return address instanceof Request ? address.url : String(address);
}
