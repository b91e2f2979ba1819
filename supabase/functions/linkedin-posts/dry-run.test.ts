import { jsonRequest } from '@talent/functions/testing/form-requests.ts';
import { testContext } from '@talent/functions/testing/test-context.ts';
import { expect, it } from 'vitest';
import { handler } from './handler.ts';

/** A backend that knows one admin and no connection. */
const backend = {
  user: () => ({ id: '1', aud: 'authenticated', email: 'ada@example.com' }),
  staff_access_of: () => ({ status: 'allowed', fresh: true }),
  linkedin_connection: () => [],
};
const authorization = `Bearer e30.${btoa('{}')}.signature`;
const send = (body: object) =>
  handler(jsonRequest('linkedin-posts', body, { authorization }), testContext({}, backend));

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
