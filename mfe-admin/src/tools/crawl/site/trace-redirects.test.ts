import { describe, expect, it } from 'vitest';
import { isLoop, traceRedirects } from './trace-redirects';

const origin = 'http://localhost:1';

function trace(answers: Record<string, [number, string | null]>) {
  return traceRedirects('/a', {
    origin,
    origins: [origin, 'https://www.example.com'],
    hopOf: (path) => {
      const [status, location] = answers[path] ?? [200, null];
      return Promise.resolve({ status, location });
    },
  });
}

describe('traceRedirects', () => {
  it('gives every answer on the way, under paths of this site', async () => {
    const hops = await trace({ '/a': [301, 'https://www.example.com/b?x=1'], '/b': [302, '/c'] });
    expect(hops).toEqual([
      { path: '/a', status: 301, location: '/b' },
      { path: '/b', status: 302, location: '/c' },
      { path: '/c', status: 200, location: null },
    ]);
    expect(isLoop(hops)).toBe(false);
  });

  it('ends a loop where it leads back', async () => {
    const hops = await trace({ '/a': [301, '/b'], '/b': [301, '/a'] });
    expect(hops).toHaveLength(2);
    expect(isLoop(hops)).toBe(true);
  });

  it('does not follow to another site', async () => {
    const hops = await trace({ '/a': [301, 'https://other.example/'] });
    expect(hops).toEqual([{ path: '/a', status: 301, location: 'https://other.example/' }]);
  });

  it('gives up after ten, and gives nothing where the site does not tell', async () => {
    const follow = (hopOf: (path: string) => { status: number; location: string } | null) =>
      traceRedirects('/a', { origin, origins: [origin], hopOf: async (path) => hopOf(path) });
    expect(await follow((path) => ({ status: 301, location: `${path}x` }))).toHaveLength(10);
    expect(await follow(() => null)).toEqual([]);
  });
});
