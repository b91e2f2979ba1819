import { afterEach, expect, test, vi } from 'vitest';
import { createDataClient } from './client.ts';

afterEach(() => vi.unstubAllGlobals());

/** Answers every request with no rows and keeps what was asked. */
function recordRequests(): Request[] {
  const requests: Request[] = [];
  vi.stubGlobal('fetch', (input: string | URL | Request, init?: RequestInit) => {
    requests.push(new Request(input, init));
    return Promise.resolve(Response.json([]));
  });
  return requests;
}

const backend = { url: 'https://backend.example', key: 'sb_publishable_x' };

test('a client asks its backend with the key it was given, and as the user of an access token', async () => {
  const requests = recordRequests();
  await createDataClient(backend).from('blog_posts').select('slug');
  expect(requests[0]?.url).toBe('https://backend.example/rest/v1/blog_posts?select=slug');
  expect(requests[0]?.headers.get('apikey')).toBe('sb_publishable_x');
  const accessToken = () => Promise.resolve('token-of-a-user');
  await createDataClient({ ...backend, accessToken })
    .from('user_roles')
    .select('role');
  expect(requests[1]?.headers.get('authorization')).toBe('Bearer token-of-a-user');
});

test('nothing is read from or written to storage', async () => {
  recordRequests();
  const storage = { getItem: vi.fn(), setItem: vi.fn(), removeItem: vi.fn() };
  vi.stubGlobal('localStorage', storage);
  const client = createDataClient(backend);
  await client.auth.getSession();
  await client.from('blog_posts').select('slug');
  expect(storage.getItem).not.toHaveBeenCalled();
  expect(storage.setItem).not.toHaveBeenCalled();
});
