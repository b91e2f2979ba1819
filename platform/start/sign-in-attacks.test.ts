import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest';
import { readOutbox } from '@talent/backend/mail/outbox';
import { startTestStack, type TestStack } from '@talent/backend/testing/test-stack';
import { serveGateway } from '../gateway/node-server.ts';
import { createGateway } from '../gateway/gateway.ts';
import { createStandardSite } from '../gateway/testing/standard-site.ts';
import { testOptions } from '../gateway/testing/start-gateway.ts';

/** Replays attacks on the sign-in of a site with the embedded backend, over HTTP. */
let stack: TestStack;
beforeAll(async () => {
  stack = await startTestStack();
}, 60_000);
afterAll(() => stack.stop());

/** A gateway that has seen nothing yet, before the backend of this file; visitors come by way of one proxy. */
async function openSite() {
  const { store } = await createStandardSite();
  const { publishableKey } = stack;
  const backend = { url: stack.url, publishableKey, fetch: stack.fetch };
  const gateway = createGateway({ ...testOptions(store), backend, proxies: 1 });
  const server = await serveGateway(gateway, { port: 0, hostname: '127.0.0.1' });
  onTestFinished(async () => {
    await server.close();
    await gateway.close();
  });
  return (path: string, body: unknown, from = '203.0.113.66') =>
    fetch(`http://127.0.0.1:${server.port}/auth/v1/${path}`, {
      method: 'POST',
      headers: {
        apikey: publishableKey,
        'Content-Type': 'application/json',
        'X-Forwarded-For': from,
      },
      body: JSON.stringify(body),
    });
}

/** Texts of the mails, newest first. */
const mails = () => readOutbox(join(stack.dataDir, 'outbox')).map(({ mail }) => mail.text ?? '');

/** Statuses of so many requests, fifty at a time, and how often each came. */
async function statusesOf(length: number, ask: (index: number) => Promise<Response>) {
  const counts: Record<number, number> = {};
  for (let start = 0; start < length; start += 50) {
    const asked = Array.from({ length: Math.min(50, length - start) }, (_each, index) =>
      ask(start + index),
    );
    for (const { status } of await Promise.all(asked)) counts[status] = (counts[status] ?? 0) + 1;
  }
  return counts;
}

describe('an attacker with many addresses', () => {
  const addressOf = (index: number) => `198.51.${Math.floor(index / 250)}.${index % 250}`;

  test('400 guessed codes give no session, and leave the link to its reader', async () => {
    const post = await openSite();
    const { email } = stack.admin;
    expect((await post('recover', { email })).status).toBe(200);
    await vi.waitFor(() => expect(mails()).toHaveLength(1));
    const hash = /token_hash=([0-9a-f]{64})/.exec(mails()[0] ?? '')?.[1] ?? '';
    expect(hash).toHaveLength(64);
    const guess = (token: string, from: string) =>
      post('verify', { type: 'recovery', email, token }, from);
    const statuses = await statusesOf(400, (index) =>
      guess(String(index).padStart(20, '0'), addressOf(index)),
    );
    expect(statuses).toEqual({ 403: 5, 429: 395 });
    const right = await post('verify', { type: 'recovery', token_hash: hash }, '192.0.2.1');
    expect([right.status, await right.json()]).toMatchObject([200, { user: { email } }]);
  }, 60_000);

  test('60 tried passwords are stopped after ten', async () => {
    const post = await openSite();
    const { email } = stack.admin;
    const statuses = await statusesOf(60, (index) =>
      post('token?grant_type=password', { email, password: `guess ${index}` }, addressOf(index)),
    );
    expect(statuses).toEqual({ 400: 10, 429: 50 });
  }, 60_000);

  test('189 requests for a mail to one account send one', async () => {
    const post = await openSite();
    // The owner of the account has also been told of the wrong passwords above.
    const links = () => mails().filter((text) => /token_hash=[0-9a-f]{64}/.test(text));
    const before = links().length;
    const { email } = stack.admin;
    const statuses = await statusesOf(189, (index) => post('recover', { email }, addressOf(index)));
    expect(statuses).toEqual({ 200: 1, 429: 188 });
    await vi.waitFor(() => expect(links()).toHaveLength(before + 1));
  }, 60_000);
});
