import type { Backend } from '../http/backend.ts';

const STAFF_ID = '7f1c2a34-5b6d-4e8f-9a0b-1c2d3e4f5a6b';

/** Headers of a request that a page of the staff area sends, without the guard cookie. */
export const STAFF_HEADERS = {
  'Sec-Fetch-Site': 'same-origin',
  Authorization: 'Bearer admin-token',
} as const;

/** A backend with one admin, and one signed-in user without the role; `revoke` removes it. The token `broken-token` makes it fail. */
export function staffBackend(): { backend: Backend; revoke: () => void } {
  let status = 'allowed';
  const fetch = async (request: Request): Promise<Response> => {
    const token = request.headers.get('Authorization');
    const isKnown = request.headers.get('apikey') === 'publishable-key';
    if (token === 'Bearer broken-token') return new Response('oops', { status: 500 });
    const statuses = new Map([
      [STAFF_HEADERS.Authorization, status],
      ['Bearer user-token', 'denied'],
    ]);
    const found = statuses.get(token ?? '');
    if (!isKnown || found === undefined) return new Response('no', { status: 401 });
    return request.method === 'POST' && request.url.endsWith('/rest/v1/rpc/staff_access')
      ? Response.json({ user_id: STAFF_ID, status: found })
      : new Response('no such address', { status: 404 });
  };
  return {
    backend: { url: 'http://backend.example', publishableKey: 'publishable-key', fetch },
    revoke: () => {
      status = 'denied';
    },
  };
}
