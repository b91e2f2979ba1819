import { expect, it } from 'vitest';
import type { DataClient } from '@talent/data/client';
import { testContext } from '@talent/functions/testing/test-context.ts';
import { handler } from './handler.ts';

/** Answers of a database that knows one admin and no connection. */
const nothing = { maybeSingle: () => ({ throwOnError: () => ({ data: null }) }) };
const data = {
  auth: { getUser: () => Promise.resolve({ data: { user: { id: '1' } }, error: null }) },
  rpc: () => ({ throwOnError: () => ({ data: { status: 'allowed', fresh: true } }) }),
  from: () => ({ select: () => nothing }),
} as unknown as DataClient;

const send = (body: object) =>
  handler(
    new Request('http://localhost/', {
      method: 'POST',
      headers: { authorization: 'Bearer a.e30.b' },
      body: JSON.stringify(body),
    }),
    testContext({ data, settings: {} }),
  );

it('shows the call of a post before there are keys, and posts nothing without them', async () => {
  const content = { commentary: 'Text', linkUrl: '', linkTitle: '' };
  const dryRun = await send({ action: 'dry-run', content });
  expect(await dryRun.json()).toMatchObject({
    url: 'https://api.linkedin.com/rest/posts',
    headers: { 'LinkedIn-Version': '202605', Authorization: 'not connected' },
  });
  const post = await send({ action: 'post', id: 1 });
  expect([post.status, await post.json()]).toMatchObject([409, { code: 'not-configured' }]);
});
