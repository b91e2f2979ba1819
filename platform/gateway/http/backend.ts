import type { BackendHealth } from '@talent/backend/process/health-record';

export interface Backend {
  url: string;
  publishableKey: string;
  /** Calls the embedded stack in this process instead of over the network. */
  fetch?: (request: Request) => Promise<Response>;
  /** State of the embedded database; absent with a hosted project. Takes 5 s at most. */
  health?: () => Promise<BackendHealth>;
}

/** Rejects when the signal is aborted: an embedded stack may ignore the signal of its request. */
export function whenAborted(signal: AbortSignal): Promise<never> {
  return new Promise((_resolve, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason), { once: true });
  });
}

export function askBackend(
  { url, publishableKey, fetch: embedded }: Backend,
  path: string,
  { headers, ...init }: RequestInit & { headers: Record<string, string> },
): Promise<Response> {
  const request = new Request(url + path, {
    ...init,
    headers: { apikey: publishableKey, ...headers },
  });
  return embedded ? embedded(request) : fetch(request);
}

const CALL_TIMEOUT_MS = 10_000;

/** Calls a function of the database, in the name of a person where their token is given. */
export function callDatabase(
  backend: Backend,
  name: string,
  body: object,
  token?: string,
): Promise<Response> {
  return askBackend(backend, `/rest/v1/rpc/${name}`, {
    method: 'POST',
    body: JSON.stringify(body),
    headers: {
      Accept: 'application/json',
      'Content-Type': 'application/json',
      ...(token === undefined ? {} : { Authorization: `Bearer ${token}` }),
    },
    signal: AbortSignal.timeout(CALL_TIMEOUT_MS),
  });
}
