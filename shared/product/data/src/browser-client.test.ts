// @vitest-environment jsdom
import { afterEach, expect, it, vi } from 'vitest';
import { createBrowserClient } from './browser-client.ts';

afterEach(() => vi.unstubAllGlobals());

it('beats every 25 s on a realtime connection, and lists 100 files unless it is told otherwise', async () => {
  const bodies: unknown[] = [];
  vi.stubGlobal('fetch', (_address: string, init: RequestInit) => {
    bodies.push(JSON.parse(String(init.body)));
    return Promise.resolve(Response.json([]));
  });
  const client = createBrowserClient('https://backend.example', 'sb_publishable_x');
  expect(client.realtime.heartbeatIntervalMs).toBe(25_000);
  await client.storage.from('pictures').list();
  expect(bodies).toEqual([expect.objectContaining({ limit: 100 })]);
  await client.auth.dispose();
});
