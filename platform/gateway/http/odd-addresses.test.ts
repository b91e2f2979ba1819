import { expect, it } from 'vitest';
import { createStandardSite } from '../testing/standard-site.ts';
import { startGateway } from '../testing/start-gateway.ts';

/** A site whose backend answers with the requested address. */
async function setUp() {
  const { store } = await createStandardSite();
  const fetch = async (request: Request) => new Response(request.url);
  const backend = { url: 'http://backend.example', publishableKey: 'key', fetch };
  const gateway = await startGateway(store, { backend });
  return {
    gateway,
    troubles: () => gateway.log.filter(({ level }) => level !== 'info'),
  };
}

it.each([
  '/%00',
  '/a%00b',
  '/blog/%00',
  '/assets/%00',
  '/assets/shell/1.0.0/a%00.js',
  '/_pages/%00',
  '/_pages/a%00b.json',
  '/_social/a%00.png',
  '/_files/%00',
  '/_platform/%00',
  '/_channel/a%00b',
])('answers %s with not found, and logs nothing', async (path) => {
  const { gateway, troubles } = await setUp();
  expect((await gateway.request(path)).status).toBe(404);
  expect(troubles()).toEqual([]);
});

it.each([
  '/rest/v1/%00',
  '/rest/v1/jobs?title=eq.%00',
  '/rest/v1/jobs?select=id%00',
  '/storage/v1/object/public/%00',
  '/functions/v1/%00',
  '/auth/v1/verify?token=%00',
])('does not ask the backend for %s', async (path) => {
  const { gateway, troubles } = await setUp();
  const { status, body } = await gateway.request(path);
  expect({ status, ...(JSON.parse(body.toString()) as object) }).toEqual({
    status: 400,
    code: 'nul-in-address',
    message: 'An address cannot hold NUL.',
  });
  expect(troubles()).toEqual([]);
});

it('forwards what only looks like NUL', async () => {
  const { gateway } = await setUp();
  const { body } = await gateway.request('/rest/v1/jobs?title=eq.%2500');
  expect(body.toString()).toBe('http://backend.example/rest/v1/jobs?title=eq.%2500');
});
