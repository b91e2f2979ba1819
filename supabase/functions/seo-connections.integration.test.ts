import { startTestStack, type TestStack } from '@talent/backend/testing/test-stack';
import { createDataClient } from '@talent/data/client';
import {
  startGoogleServer,
  type GoogleServer,
} from '@talent/functions/search-console/testing/google-server.ts';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';

const INDEXNOW_KEY = 'a-key-of-the-test-01';

let google: GoogleServer;
let set: TestStack;
let unset: TestStack;
beforeAll(async () => {
  google = await startGoogleServer();
  const settings = {
    ...google.settings,
    INDEXNOW_KEY,
    // It knows no such path: the schedules of the stack run at its start.
    GEMINI_API_KEY: 'the-gemini-key',
    GEMINI_MODEL: 'gemini-3.8-flash',
  };
  [set, unset] = await Promise.all([startTestStack({ settings }), startTestStack()]);
});
afterAll(() => Promise.all([set?.stop(), unset?.stop(), google?.stop()]));

async function ask(stack: TestStack, token?: string, method = 'GET') {
  const response = await fetch(`${stack.url}/functions/v1/seo-connections`, {
    method,
    headers: token === undefined ? {} : { authorization: `Bearer ${token}` },
  });
  return { status: response.status, text: await response.text() };
}

async function adminToken(stack: TestStack): Promise<string> {
  const visitor = createDataClient({ url: stack.url, key: stack.publishableKey });
  const { data } = await visitor.auth.signInWithPassword(stack.admin);
  return data.session?.access_token ?? '';
}

test('an admin sees what is connected, and no key but the one that is served to everyone', async () => {
  const token = await adminToken(set);
  const text = await vi.waitFor(async () => {
    const answer = await ask(set, token);
    expect(answer.status).toBe(200);
    expect(answer.text).toContain('"outcome":"imported"');
    expect(answer.text).toContain('"outcome":"malformed"');
    return answer.text;
  }, 10_000);
  expect(JSON.parse(text)).toMatchObject({
    indexNow: {
      setting: 'set',
      keyAddress: expect.stringMatching(/^https?:\/\/.*\/a-key-of-the-test-01\.txt$/),
      status: { told: 0, last: { outcome: 'malformed', status: 404 } },
    },
    searchConsole: {
      setting: 'set',
      site: 'sc-domain:example.com',
      account: 'seo@example-project.iam.gserviceaccount.com',
      status: { outcome: 'imported', figures: 0, last_day: null },
    },
    gemini: { setting: 'set', model: 'gemini-3.8-flash', isAlias: false },
  });
  expect(text).not.toContain('PRIVATE KEY');
  expect(text).not.toContain('the-gemini-key');
});

test('a site without settings says so, and names the alias that Gemini would be asked by', async () => {
  const { text } = await ask(unset, await adminToken(unset));
  expect(JSON.parse(text)).toMatchObject({
    indexNow: { setting: 'unset', keyAddress: null },
    searchConsole: { setting: 'unset', account: null },
    gemini: { setting: 'unset', model: 'gemini-flash-latest', isAlias: true },
  });
});

test('for anyone else, and for any other method, there is no such function', async () => {
  for (const token of [undefined, 'guessed']) {
    expect((await ask(set, token)).status).toBe(404);
  }
  expect((await ask(set, await adminToken(set), 'POST')).status).toBe(404);
});
