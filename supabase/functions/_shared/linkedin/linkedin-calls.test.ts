import { afterAll, beforeEach, describe, expect, it, test } from 'vitest';
import { startLinkedPage } from '../testing/linked-page.ts';
import { refusal } from '../testing/linkedin-server-posts.ts';
import { startLinkedInServer } from '../testing/linkedin-server.ts';
import { testContext } from '../testing/test-context.ts';
import { encrypt } from '../tokens/encrypt.ts';
import { usableToken } from './connection.ts';
import { fetchTokens } from './oauth.ts';
import { postRequest, sendPost } from './post-request.ts';
import { readLinkedInSettings } from './settings.ts';
import { uploadPicture } from './upload-picture.ts';

const server = await startLinkedInServer();
const page = await startLinkedPage();
afterAll(() => Promise.all([server.close(), page.close()]));
beforeEach(() => {
  server.scriptImages();
});

const now = new Date('2026-11-21T10:00:00Z');

async function settingsWith(patch: Record<string, string> = {}) {
  const variables = { ...server.env, TOKEN_KEY: btoa('k'.repeat(32)), ...patch };
  const read = await readLinkedInSettings(testContext({ settings: variables }));
  if (read.status === 'missing') throw new Error(read.names.join());
  return read.settings;
}
const settings = await settingsWith();

// The context's clock says 2026-11-20T10:00:00Z.
const inHours = (hours: number) => new Date(Date.UTC(2026, 10, 20, 10 + hours)).toISOString();

async function row(patch: object = {}): Promise<object> {
  return {
    person_sub: 'abc',
    access_token: await encrypt('the token', settings.key, 'access:abc'),
    refresh_token: null,
    expires_at: inHours(100),
    refresh_expires_at: null,
    refused_at: null,
    ...patch,
  };
}

const contextWith = (...rows: object[]) =>
  testContext({}, { linkedin_connection: () => rows, update_linkedin_connection: () => null });
const use = (...rows: object[]) => usableToken(contextWith(...rows), settings);

test('the stored token is used, and not one that is refused, has ended, or is of another member or key', async () => {
  expect(await use(await row())).toMatchObject({ status: 'usable', token: 'the token' });
  expect(await use()).toEqual({ status: 'none' });
  const access_token = 'v1.00000000.AAAAAAAAAAAAAAAA.AAAAAAAAAAAAAAAAAAAAAA';
  for (const [status, patch] of [
    ['refused', { refused_at: inHours(-1) }],
    ['expired', { expires_at: inHours(0) }],
    ['unreadable', { person_sub: 'other' }],
    ['unreadable', { access_token }],
  ] as const) {
    expect(await use(await row(patch))).toEqual({ status });
  }
});

test('the day before its end a token is renewed, and stored encrypted', async () => {
  const refresh_token = await encrypt('AQRrefresh1', settings.key, 'refresh:abc');
  const context = contextWith(await row({ expires_at: inHours(23), refresh_token }));
  const found = await usableToken(context, settings);
  const token = server.tokens.at(-1) ?? '';
  expect(found).toMatchObject({ status: 'usable', token });
  const saved = context.calls.find(({ name }) => name === 'update_linkedin_connection')?.args;
  expect(saved?.['changes']).toMatchObject({ last4: token.slice(-4), refresh_token });
  expect(JSON.stringify(saved)).not.toContain(token);
});

test('when LinkedIn renews nothing, the token is used up to its end', async () => {
  const refresh_token = await encrypt('withdrawn', settings.key, 'refresh:abc');
  const stored = await row({ expires_at: inHours(1), refresh_token });
  expect(await use(stored)).toMatchObject({ status: 'usable', token: 'the token' });
  const ended = await row({ expires_at: inHours(-1), refresh_token });
  expect(await use(ended)).toEqual({ status: 'expired' });
});

let count = 0;
const send = async (patch: Record<string, string> = {}, token = 'a-token', timeoutMs = 5000) => {
  const content = {
    commentary: `Post ${(count += 1)}`,
    linkUrl: null,
    linkTitle: null,
    imageUrn: null,
  };
  const request = postRequest(content, 'abc', await settingsWith(patch));
  return sendPost(request, token, { attempt: 1, now, timeoutMs });
};

test('names the missing variables, and treats empty ones as missing', async () => {
  const empty = { LINKEDIN_CLIENT_ID: '', LINKEDIN_VERSION: '' };
  expect(await readLinkedInSettings(testContext({ settings: empty }))).toEqual({
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

test('an answer that does not come in time, and a connection that breaks, may or may not mean a post', async () => {
  server.script({ silent: true, taken: true });
  expect(await send({}, 'a-token', 300)).toEqual({ status: 'unknown', problem: 'no-answer' });
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

const picture = { type: 'image/png', bytes: new Uint8Array([1, 2, 3]) } as const;

async function upload(limitMs = 5000) {
  const grant = { kind: 'refresh', refreshToken: 'AQRrefresh1' } as const;
  const signInPage = { ...settings, authUrl: `${server.url}/oauth/v2` };
  const { accessToken: token } = await fetchTokens(signInPage, grant, now);
  const options = { token, personSub: 'abc', settings, attempt: 1, now };
  return uploadPicture(picture, { ...options, signal: AbortSignal.timeout(limitMs) });
}

describe('nothing is published by an upload, so', () => {
  it.each([
    ['initialize', 400, 'failed', 'picture-refused'],
    ['initialize', 401, 'failed', 'reconnect'],
    ['initialize', 429, 'retry', 'rate-limited'],
    ['initialize', 500, 'retry', 'picture-unavailable'],
    ['upload', 400, 'failed', 'picture-refused'],
    ['upload', 413, 'failed', 'picture-refused'],
    ['upload', 401, 'retry', 'picture-expired'],
    ['upload', 404, 'retry', 'picture-expired'],
    ['upload', 410, 'retry', 'picture-expired'],
    ['upload', 502, 'retry', 'picture-unavailable'],
  ] as const)('%s with %d is "%s": %s', async (step, answer, status, problem) => {
    server.scriptImages({ step, answer, body: refusal(answer, 'CODE', 'A sentence') });
    const taken = server.images.length;
    expect(await upload()).toMatchObject({ status, problem });
    expect(server.images).toHaveLength(taken);
  });

  it.each(['initialize', 'upload'] as const)('a slow %s is tried again', async (step) => {
    server.scriptImages({ step, silent: true, taken: false });
    expect(await upload(300)).toMatchObject({
      status: 'retry',
      problem: 'picture-unavailable',
      after_seconds: 30,
    });
  });

  it('an answer without a place is tried again', async () => {
    server.scriptImages({ step: 'initialize', answer: 200, body: { value: {} } });
    expect(await upload()).toMatchObject({ status: 'retry', problem: 'picture-unavailable' });
  });
});

test('the token goes to no other host, whatever place an answer names', async () => {
  const value = { uploadUrl: `${page.origin}/dms-uploads/1`, image: 'urn:li:image:C1' };
  server.scriptImages({ step: 'initialize', answer: 200, body: { value } });
  expect(await upload()).toMatchObject({ status: 'retry', problem: 'picture-unavailable' });
});
