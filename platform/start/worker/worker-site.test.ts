import { expect, it, onTestFinished } from 'vitest';
import { createStandardSite } from '../../gateway/testing/standard-site.ts';
import { testOptions } from '../../gateway/testing/start-gateway.ts';
import { createWorkerSite } from './worker-site.ts';

it('a Worker keeps the background work of an answer alive, such as forwarded events', async () => {
  const { store } = await createStandardSite();
  const seen: string[] = [];
  const backend = {
    url: 'http://backend.example',
    publishableKey: 'publishable-key',
    fetch: async ({ url }: Request) => {
      seen.push(new URL(url).pathname);
      return new Response(null, { status: 401 });
    },
  };
  const gatewaySecret = 'a gateway secret of the tests, long enough';
  const options = { ...testOptions(store), backend, gatewaySecret };
  const site = createWorkerSite({ ...options, pollMs: 60_000, verifyMs: 60_000 });
  onTestFinished(() => site.close());
  const ask = async (path: string, method: string) => {
    const works: Promise<unknown>[] = [];
    const request = new Request(`http://www.example.com${path}`, { method });
    const { status } = await site.fetch(request, { waitUntil: (work) => void works.push(work) });
    await Promise.all(works);
    return status;
  };
  expect(await ask('/', 'GET')).toBe(200);
  // Verification has read the files, so that damage is found.
  expect(store.reads.some((key) => key.endsWith('client/entry.js'))).toBe(true);
  expect(await ask('/_guard', 'POST')).toBe(404);
  expect(seen).toEqual(['/functions/v1/security-events']);
});
