import { expect, it } from 'vitest';
import { createSecurityEvents, type SecurityEvent } from './security-events.ts';

const secret = 'a gateway secret of the tests, long enough';
const event: SecurityEvent = {
  kind: 'sign-in-failed',
  subject: 'password',
  reason: 'invalid_credentials',
  address: '203.0.113.7',
  email: 'Ada@Company.example',
};

function start(given: string | null = secret) {
  const requests: Request[] = [];
  const bodies: Record<string, unknown>[][] = [];
  const fetch = async (request: Request) => {
    requests.push(request.clone());
    bodies.push((await request.json()) as Record<string, unknown>[]);
    return new Response(null, { status: 204 });
  };
  const backend = { url: 'http://backend.example', publishableKey: 'publishable-key', fetch };
  const events = createSecurityEvents({ secret: given, log: () => {}, backend });
  return { events, requests, bodies };
}

it('security events are sent in one batch, counted, with hashes instead of address and email', async () => {
  const { events, requests, bodies } = start();
  events.note(event);
  events.note({ ...event, email: ' ada@company.example' });
  events.note({ ...event, reason: 'other' });
  await events.close();
  expect(requests.map(({ url }) => url)).toEqual([
    'http://backend.example/functions/v1/security-events',
  ]);
  expect(requests[0]?.headers.get('Authorization')).toBe(`Bearer ${secret}`);
  // Hashes are computed in any order, and so are the events in the batch.
  const sent = bodies[0]?.toSorted((one) => (one['reason'] === 'other' ? 1 : -1));
  const hash = expect.stringMatching(/^[0-9a-f]{64}$/) as unknown;
  expect(sent).toMatchObject([
    { reason: 'invalid_credentials', count: 2, address_hash: hash, account_hash: hash },
    { reason: 'other', count: 1 },
  ]);
  expect(JSON.stringify(bodies)).not.toMatch(/203\.0|company/i);
});

it('security events are not collected without a secret', async () => {
  const { events, bodies } = start(null);
  events.note(event);
  await events.close();
  expect([events.status(), bodies]).toEqual([{ status: 'off' }, []]);
});
