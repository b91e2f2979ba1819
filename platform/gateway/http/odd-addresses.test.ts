import { expect, it } from 'vitest';
import { startStandardGateway } from '../testing/start-gateway.ts';

const NUL = { code: 'nul-in-address', message: 'An address cannot hold NUL.' };

it('answers NUL in an address with not found or a refusal, asks no backend for it, and logs nothing', async () => {
  const fetch = async (request: Request) => new Response(request.url);
  const { request, log } = await startStandardGateway({ fetch });
  for (const path of [
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
  ]) {
    expect((await request(path)).status, path).toBe(404);
  }
  for (const path of [
    '/rest/v1/%00',
    '/rest/v1/jobs?title=eq.%00',
    '/rest/v1/jobs?select=id%00',
    '/storage/v1/object/public/%00',
    '/functions/v1/%00',
    '/auth/v1/verify?token=%00',
  ]) {
    const { status, body } = await request(path);
    expect([status, JSON.parse(body.toString())], path).toEqual([400, NUL]);
  }
  expect(log.filter(({ level }) => level !== 'info')).toEqual([]);
  // What only looks like NUL is forwarded.
  const { body } = await request('/rest/v1/jobs?title=eq.%2500');
  expect(body.toString()).toBe('http://backend.example/rest/v1/jobs?title=eq.%2500');
});
