import type { Backend } from '../http/backend.ts';

export const STAFF_ID = '7f1c2a34-5b6d-4e8f-9a0b-1c2d3e4f5a6b';

/** Headers of a request that a page of the staff area sends, without the guard cookie. */
export const STAFF_HEADERS = {
  'Sec-Fetch-Site': 'same-origin',
  Authorization: 'Bearer admin-token',
} as const;

/** A backend with one admin; `revoke` removes the role. */
export function staffBackend(): { backend: Backend; revoke: () => void } {
  let status = 'allowed';
  const fetch = async (request: Request): Promise<Response> => {
    const isKnown = request.headers.get('Authorization') === STAFF_HEADERS.Authorization;
    if (new URL(request.url).pathname !== '/rest/v1/rpc/staff_access' || !isKnown) {
      return new Response('no', { status: 401 });
    }
    return Response.json({ user_id: STAFF_ID, status });
  };
  return {
    backend: { url: 'http://backend.example', publishableKey: 'publishable-key', fetch },
    revoke: () => {
      status = 'denied';
    },
  };
}
