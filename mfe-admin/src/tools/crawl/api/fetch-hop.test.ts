import { sessionStore } from '@talent/sdk';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { fetchHop } from './fetch-hop';

const { signal } = new AbortController();

afterEach(() => sessionStore.setState({ status: 'unknown' }, true));

function signIn(): void {
  const accessToken = () => Promise.resolve('token');
  const signOut = () => Promise.resolve();
  const person = { userId: 'u1', email: null, accessToken, signOut };
  sessionStore.setState({ status: 'signed-in', ...person }, true);
}

describe('fetchHop', () => {
  it("asks with the person's token and gives the site's answer", async () => {
    signIn();
    const hop = { status: 301, location: '/b' };
    const fetch = vi.fn<typeof globalThis.fetch>().mockResolvedValue(Response.json(hop));
    expect(await fetchHop('/a?b', signal, fetch)).toEqual(hop);
    expect(fetch.mock.calls[0]?.[0]).toBe('/_hop?path=%2Fa%3Fb');
    expect(fetch.mock.calls[0]?.[1]).toMatchObject({ headers: { Authorization: 'Bearer token' } });
  });

  it('gives nothing if the site does not tell, or no one is signed in', async () => {
    const fetch = vi
      .fn<typeof globalThis.fetch>()
      .mockResolvedValue(new Response('', { status: 404 }));
    expect(await fetchHop('/a', signal, fetch)).toBeNull();
    expect(fetch).not.toHaveBeenCalled();
    signIn();
    expect(await fetchHop('/a', signal, fetch)).toBeNull();
  });
});
