import { afterAll, beforeEach, describe, expect, it, test } from 'vitest';
import { startLinkedPage } from '../testing/linked-page.ts';
import { refusal } from '../testing/linkedin-server-posts.ts';
import { startLinkedInServer } from '../testing/linkedin-server.ts';
import { testContext } from '../testing/test-context.ts';
import { fetchTokens } from './oauth.ts';
import { readLinkedInSettings } from './settings.ts';
import { uploadPicture } from './upload-picture.ts';

const server = await startLinkedInServer();
const page = await startLinkedPage();
afterAll(async () => {
  await server.close();
  await page.close();
});
beforeEach(() => {
  server.scriptImages();
});

const now = new Date('2026-11-21T10:00:00Z');
const picture = { type: 'image/png', bytes: new Uint8Array([1, 2, 3]) } as const;

async function upload(patch: Record<string, string> = {}, limitMs = 5000) {
  const variables = { ...server.env, TOKEN_KEY: btoa('k'.repeat(32)), ...patch };
  const read = await readLinkedInSettings(testContext({ settings: variables }));
  if (read.status === 'missing') throw new Error(read.names.join());
  const grant = { kind: 'refresh', refreshToken: 'AQRrefresh1' } as const;
  const { accessToken: token } = await fetchTokens(
    { ...read.settings, authUrl: `${server.url}/oauth/v2` },
    grant,
    now,
  );
  const options = { token, personSub: 'abc', settings: read.settings, attempt: 1, now };
  return uploadPicture(picture, { ...options, signal: AbortSignal.timeout(limitMs) });
}

test('a picture is uploaded for its owner, byte by byte, and has the name that LinkedIn gave it', async () => {
  const { urn } = { urn: '', ...(await upload()) };
  expect(urn).toMatch(/^urn:li:image:/);
  expect(server.images.at(-1)).toEqual({
    urn,
    owner: 'urn:li:person:abc',
    type: 'image/png',
    bytes: Buffer.from([1, 2, 3]),
  });
});

describe('nothing is published by an upload, so', () => {
  it.each([
    ['initialize', 400, 'failed', 'picture-refused'],
    ['initialize', 401, 'failed', 'reconnect'],
    ['initialize', 403, 'failed', 'not-allowed'],
    ['initialize', 426, 'failed', 'version'],
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
    expect(await upload({}, 300)).toMatchObject({
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
