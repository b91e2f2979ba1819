import { sessionStore } from '@talent/sdk';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { RecomposeError, recompose } from './recompose.ts';

const answers = vi.fn<typeof fetch>();

beforeEach(() => {
  answers.mockReset();
  answers.mockImplementation(() => Promise.resolve(new Response(null, { status: 204 })));
  vi.stubGlobal('fetch', answers);
  signIn(() => Promise.resolve('token'));
});
afterEach(() => {
  vi.unstubAllGlobals();
  sessionStore.setState({ status: 'unknown' }, true);
});

function signIn(accessToken: () => Promise<string | null>): void {
  const signOut = (): Promise<void> => Promise.resolve();
  const person = { userId: 'u1', email: null, accessToken, signOut };
  sessionStore.setState({ status: 'signed-in', ...person }, true);
}

const order = () => recompose('mfe-blog', ['/blog/a', '/feed.xml']);

it("sends the order with the person's token", async () => {
  await order();
  expect(answers).toHaveBeenCalledTimes(1);
  const [url, init] = answers.mock.calls[0] ?? [];
  expect([url, init?.method]).toEqual(['/_recompose', 'POST']);
  expect(new Headers(init?.headers).get('Authorization')).toBe('Bearer token');
  expect(JSON.parse(String(init?.body))).toEqual({
    app: 'mfe-blog',
    paths: ['/blog/a', '/feed.xml'],
  });
});

it.each([
  [503, { message: '/blog/a: the loader broke' }, /still there; try again.*the loader broke/],
  [422, { message: '/x is no page of mfe-blog.' }, /does not know these pages.*\/x is no page/],
  [404, '<!doctype html>', /sign-in has ended/],
  [500, 'oops', /still there; try again\.$/],
])('says what to do about the answer %d', async (status, body, message) => {
  const text = typeof body === 'string' ? body : JSON.stringify(body);
  answers.mockImplementation(() => Promise.resolve(new Response(text, { status })));
  const failure = await order().catch((error: unknown) => error);
  expect(failure).toBeInstanceOf(RecomposeError);
  expect(failure).toMatchObject({ code: 'recompose', message: expect.stringMatching(message) });
});

it('throws when the site does not answer or the session cannot be read', async () => {
  answers.mockRejectedValue(new TypeError('offline'));
  await expect(order()).rejects.toThrow(/did not answer/);
  answers.mockReset();
  signIn(() => Promise.reject(new Error('no connection')));
  await expect(order()).rejects.toThrow(/did not answer/);
  expect(answers).not.toHaveBeenCalled();
});
