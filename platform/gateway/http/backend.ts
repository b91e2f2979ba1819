import type { BackendHealth } from '@talent/backend/process/health-record';

/** The Supabase interface behind `/rest/v1`, `/auth/v1`, `/storage/v1` and `/functions/v1`. */
export interface Backend {
  /** Base URL without a trailing slash. */
  url: string;
  publishableKey: string;
  /** Calls the embedded stack in this process instead of over the network. */
  fetch?: (request: Request) => Promise<Response>;
  /** State of the embedded database; absent with a hosted project. Takes 5 s at most. */
  health?: () => Promise<BackendHealth>;
}

/** Sends a request of our own to the backend, with its publishable key. */
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
