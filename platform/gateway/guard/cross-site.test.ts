import { expect, it } from 'vitest';
import { startStandardGateway } from '../testing/start-gateway.ts';

/** Sends requests to a gateway, and says which of them reach its backend. */
async function setUp() {
  const reached: string[] = [];
  const fetch = async ({ method, url }: Request): Promise<Response> => {
    reached.push(`${method} ${new URL(url).pathname}`);
    return Response.json({});
  };
  const { request, url } = await startStandardGateway({ fetch, collectAnalytics: true });
  const send = async (method: string, path: string, headers: Record<string, string>) => {
    const { status, text: body } = await request(path, { method, headers });
    return { status, body, reached };
  };
  return { send, url };
}

const REFUSED = {
  status: 403,
  body: 'A page of another site has sent this. Open the page on this site and try again.\n',
  reached: [],
};

const ADDRESSES = [
  ['POST', '/auth/v1/token?grant_type=password'],
  ['PUT', '/auth/v1/user'],
  ['GET', '/auth/v1/logout'],
  ['HEAD', '/auth/v1/verify?token=t'],
  ['POST', '/rest/v1/rpc/log_event?apikey=key'],
  ['PATCH', '/rest/v1/jobs'],
  ['DELETE', '/storage/v1/object/applications/a.pdf'],
  ['POST', '/functions/v1/newsletter'],
  ['POST', '/functions/v1/apply'],
  ['POST', '/functions/v1/collect-events'],
  ['POST', '/_guard'],
  ['DELETE', '/_guard'],
  ['POST', '/_override'],
  ['POST', '/_override/end'],
  ['POST', '/_channel'],
  ['POST', '/_recompose'],
  ['POST', '/_errors'],
  ['POST', '/any/page'],
] as const;

it('refuses what would change something and comes from another site', async () => {
  const { send } = await setUp();
  for (const [method, path] of ADDRESSES) {
    const refused = method === 'HEAD' ? { ...REFUSED, body: '' } : REFUSED;
    for (const headers of [
      { 'Sec-Fetch-Site': 'cross-site' },
      { 'Sec-Fetch-Site': 'same-site' },
      { 'Sec-Fetch-Site': 'cross-site', Origin: 'http://www.example.com' },
      { Origin: 'http://evil.example' },
      { Origin: 'http://www.example.com.evil.example' },
      { Origin: 'null' },
    ]) {
      const name = `${method} ${path} ${JSON.stringify(headers)}`;
      expect(await send(method, path, headers), name).toEqual(refused);
    }
  }
});

it('does not refuse the same for this site and other programs', async () => {
  const { send, url } = await setUp();
  for (const [method, path] of ADDRESSES) {
    for (const headers of [
      { 'Sec-Fetch-Site': 'same-origin' },
      { 'Sec-Fetch-Site': 'none' },
      { Origin: 'http://www.example.com' },
      { Origin: url },
      {},
    ]) {
      const { status } = await send(method, path, headers);
      expect(status, `${method} ${path} ${JSON.stringify(headers)}`).not.toBe(403);
    }
  }
});

it.each([
  ['POST', '/functions/v1/csp-report'],
  ['POST', '/functions/v1/newsletter-unsubscribe?token=t'],
  ['POST', '/functions/v1/salary-alert-unsubscribe?token=t'],
  ['GET', '/rest/v1/jobs?select=slug'],
  ['GET', '/functions/v1/linkedin-connection?code=c'],
])('%s %s is sent from elsewhere', async (method, path) => {
  const { send } = await setUp();
  const elsewhere = { 'Sec-Fetch-Site': 'cross-site', Origin: 'null' };
  const { status, reached } = await send(method, path, elsewhere);
  expect([status, reached]).toEqual([200, [`${method} ${path.split('?')[0]}`]]);
});
