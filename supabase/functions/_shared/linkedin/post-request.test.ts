import { afterAll, beforeEach, expect, test } from 'vitest';
import { startLinkedInServer } from '../testing/linkedin-server.ts';
import { testContext } from '../testing/test-context.ts';
import { postRequest, sendPost } from './post-request.ts';
import { readLinkedInSettings } from './settings.ts';

const server = await startLinkedInServer();
afterAll(() => server.close());
const now = new Date('2026-11-21T10:00:00Z');
const tokenKey = btoa('k'.repeat(32));

async function settingsWith(patch: Record<string, string> = {}) {
  const context = testContext({ settings: { ...server.env, TOKEN_KEY: tokenKey, ...patch } });
  const read = await readLinkedInSettings(context);
  if (read.status === 'missing') throw new Error(read.names.join());
  return read.settings;
}

let count = 0;
beforeEach(() => void (count += 1));
const send = async (patch: Record<string, string> = {}, token = 'a-token', timeoutMs = 5000) => {
  const content = { commentary: `Post ${count}`, linkUrl: null, linkTitle: null, imageUrn: null };
  const request = postRequest(content, 'abc', await settingsWith(patch));
  return sendPost(request, token, { attempt: 1, now, timeoutMs });
};

test('names the missing variables, and treats empty ones as missing', async () => {
  const settings = { LINKEDIN_CLIENT_ID: '', LINKEDIN_VERSION: '' };
  expect(await readLinkedInSettings(testContext({ settings }))).toEqual({
    status: 'missing',
    names: ['LINKEDIN_CLIENT_ID', 'LINKEDIN_CLIENT_SECRET', 'TOKEN_KEY'],
  });
});

test('the call is the documented one: version, protocol, author, little text, article with its picture', async () => {
  const content = {
    ...{ commentary: 'Pay (CAD) #AI', linkUrl: 'https://a.example/', linkTitle: 'A' },
    imageUrn: 'urn:li:image:C5',
  };
  const request = postRequest(content, 'abc', await settingsWith({ LINKEDIN_VERSION: '202608' }));
  expect(request).toEqual({
    method: 'POST',
    url: `${server.url}/rest/posts`,
    headers: {
      'Content-Type': 'application/json',
      'LinkedIn-Version': '202608',
      'X-Restli-Protocol-Version': '2.0.0',
    },
    body: {
      author: 'urn:li:person:abc',
      commentary: 'Pay \\(CAD\\) {hashtag|\\#|AI}',
      visibility: 'PUBLIC',
      distribution: {
        feedDistribution: 'MAIN_FEED',
        targetEntities: [],
        thirdPartyDistributionChannels: [],
      },
      content: {
        article: { source: 'https://a.example/', title: 'A', thumbnail: 'urn:li:image:C5' },
      },
      lifecycleState: 'PUBLISHED',
      isReshareDisabledByAuthor: false,
    },
  });
});

test('an answer that does not come in time may or may not mean a post', async () => {
  server.script({ silent: true, taken: true });
  expect(await send({}, 'a-token', 300)).toEqual({ status: 'unknown', problem: 'no-answer' });
});

test('a connection that breaks after sending may or may not mean a post', async () => {
  server.script({ drop: true, taken: false });
  expect(await send()).toEqual({ status: 'unknown', problem: 'no-answer' });
});

test('without a connection nothing was sent: the post is retried', async () => {
  const gone = await startLinkedInServer();
  await gone.close();
  const outcome = await send({ SERVICES_URL: gone.url });
  expect(outcome).toMatchObject({ status: 'retry', problem: 'unavailable', after_seconds: 30 });
});

test('a redirect is not followed with the token', async () => {
  server.script({ answer: 302, headers: { location: 'https://elsewhere.example/' } });
  expect(await send()).toMatchObject({ status: 'failed', problem: 'refused' });
});

test('a token that LinkedIn repeats is not stored', async () => {
  server.script({ answer: 400, body: { code: 'BAD', message: 'Bearer s3cret-token is odd' } });
  const outcome = await send({}, 's3cret-token');
  expect(outcome).toMatchObject({ status: 'failed', detail: 'BAD: Bearer … is odd' });
});

test('an answer that never ends is cut off', async () => {
  server.script({ answer: 400, body: 'x'.repeat(5_000_000) });
  expect(await send()).toMatchObject({ status: 'failed', problem: 'refused' });
});
