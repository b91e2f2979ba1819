import { vi } from 'vitest';

interface Answer {
  body?: BodyInit;
  status?: number;
  headers?: Record<string, string>;
  url?: string;
  redirected?: boolean;
}

/** A site that answers every request with a page, or with what is said of it. */
export function answering({ body = '<p>ö', url = '', redirected = false, ...init }: Answer) {
  const headers = { 'Content-Type': 'text/html; charset=utf-8', ...init.headers };
  const response = new Response(body, { status: init.status ?? 200, headers });
  Object.defineProperties(response, { url: { value: url }, redirected: { value: redirected } });
  return vi.fn<typeof fetch>().mockResolvedValue(response);
}

/** A site that says nothing: only the signal ends the wait. */
export const silent: typeof fetch = (_url, init) =>
  new Promise((_resolve, reject) => {
    init?.signal?.addEventListener('abort', () => reject(init.signal?.reason as Error));
  });
