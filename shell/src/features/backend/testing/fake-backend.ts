import { GUARD_PATH, COMPOSITION_BLOCK_ID } from '@talent/sdk/contract';
import { vi } from 'vitest';

/** State of the backend and the gateway; tests change it before they act. */
export interface FakeBackend {
  password: string;
  isAdmin: boolean;
  /** No request gets an answer. */
  isDown: boolean;
  /** Answers that replace the usual one, by `METHOD /path`. */
  answers: Map<string, () => Response | Promise<Response>>;
  /** Every request as `METHOD /path`, with the body of those that have one. */
  requests: { what: string; search: string; body: unknown }[];
}

export const email = 'ada@example.com';

export const home = '/staff-home';

/** Puts a backend with one account behind `fetch`, and its key into the document. */
export function installFakeBackend(): FakeBackend {
  const backend: FakeBackend = {
    password: 'correct horse battery',
    isAdmin: true,
    isDown: false,
    answers: new Map(),
    requests: [],
  };
  const block = document.createElement('script');
  block.type = 'application/json';
  block.id = COMPOSITION_BLOCK_ID;
  block.textContent = JSON.stringify({ publishableKey: 'publishable' });
  document.head.replaceChildren(block);

  vi.stubGlobal('fetch', (input: URL | string, init: RequestInit = {}) => {
    const { pathname, search } = new URL(input, window.location.origin);
    const what = `${init.method ?? 'GET'} ${pathname}`;
    const body: unknown = typeof init.body === 'string' ? JSON.parse(init.body) : null;
    backend.requests.push({ what, search, body });
    if (backend.isDown) return Promise.reject(new TypeError('Failed to fetch'));
    return Promise.resolve(backend.answers.get(what)?.() ?? usualAnswer(backend, what, body));
  });
  return backend;
}

export function authError(status: number, code: string, msg = code): Response {
  return Response.json({ code: status, error_code: code, msg }, { status });
}

function usualAnswer(backend: FakeBackend, what: string, body: unknown): Response {
  switch (what) {
    case 'POST /auth/v1/token': {
      const { email: address, password } = body as { email: string; password: string };
      const matches = address === email && password === backend.password;
      return matches ? Response.json(sessionOf(ada)) : authError(400, 'invalid_credentials');
    }
    case 'POST /auth/v1/recover':
      return Response.json({});
    case 'GET /auth/v1/user':
    case 'PUT /auth/v1/user':
      return Response.json(userOf(ada));
    case 'POST /auth/v1/logout':
      return new Response(null, { status: 204 });
    case 'GET /rest/v1/user_roles':
      return Response.json(backend.isAdmin ? [{ role: 'admin' }] : []);
    case 'POST /rest/v1/rpc/staff_access':
      return Response.json({ status: backend.isAdmin ? 'allowed' : 'denied' });
    case `POST ${GUARD_PATH}`:
      return backend.isAdmin
        ? Response.json({ remotes: [], home })
        : new Response('Page not found', { status: 404 });
    case `DELETE ${GUARD_PATH}`:
      return new Response(null, { status: 204 });
    default:
      throw new Error(`The fake backend has no answer to ${what}.`);
  }
}

export interface Person {
  id: string;
  email: string;
}

export const ada: Person = { id: '6f1d2c5e-0000-4000-8000-000000000001', email };

/** Someone else, who signs in in another tab. */
export const grace: Person = {
  id: '6f1d2c5e-0000-4000-8000-000000000002',
  email: 'grace@example.com',
};

/** What a tab knows while this person is signed in. */
export function signedIn({ id: userId, email: address }: Person) {
  const accessToken = () => Promise.resolve('token');
  const signOut = () => Promise.resolve();
  return { status: 'signed-in', userId, email: address, accessToken, signOut } as const;
}

/** A session as the auth service writes it. `expiresAt` is when its access token ends, Unix seconds. */
export function sessionOf(person: Person, expiresAt = 4_000_000_000) {
  return {
    access_token: tokenOf(person.id),
    token_type: 'bearer',
    expires_in: 3600,
    expires_at: expiresAt,
    refresh_token: 'refresh',
    user: userOf(person),
  };
}

function userOf({ id, email: address }: Person) {
  return {
    id,
    aud: 'authenticated',
    role: 'authenticated',
    email: address,
    app_metadata: {},
    user_metadata: {},
    created_at: '2026-04-01T09:00:00Z',
  };
}

/** A token of the right shape: no one here checks its signature. */
function tokenOf(id: string): string {
  return [{ alg: 'HS256' }, { sub: id, exp: 4_000_000_000 }, 'x']
    .map((part) => btoa(JSON.stringify(part)).replaceAll('=', ''))
    .join('.');
}
