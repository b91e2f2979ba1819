import { afterAll, beforeAll, expect, test } from 'vitest';
import { startLinkedInServer } from '../testing/linkedin-server.ts';
import { encrypt } from '../tokens/encrypt.ts';
import { usableToken } from './connection.ts';
import { readLinkedInSettings, type LinkedInSettings } from './settings.ts';
import { testContext } from '../testing/test-context.ts';

const server = await startLinkedInServer();
afterAll(() => server.close());

// The context's clock says 2026-11-20T10:00:00Z.
const inHours = (hours: number) => new Date(Date.UTC(2026, 10, 20, 10 + hours)).toISOString();

let settings: LinkedInSettings;
beforeAll(async () => {
  const variables = { ...server.env, TOKEN_KEY: btoa('k'.repeat(32)) };
  const read = await readLinkedInSettings(testContext({ settings: variables }));
  if (read.status === 'missing') throw new Error(read.names.join());
  settings = read.settings;
});

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

test('returns the stored token', async () => {
  expect(await use(await row())).toMatchObject({ status: 'usable', token: 'the token' });
});

test('says why there is none', async () => {
  expect(await use()).toEqual({ status: 'none' });
  expect(await use(await row({ refused_at: inHours(-1) }))).toEqual({ status: 'refused' });
  expect(await use(await row({ expires_at: inHours(0) }))).toEqual({ status: 'expired' });
});

test('a token that belongs to another member, or to another key, is not used', async () => {
  expect(await use(await row({ person_sub: 'other' }))).toEqual({ status: 'unreadable' });
  const access_token = 'v1.00000000.AAAAAAAAAAAAAAAA.AAAAAAAAAAAAAAAAAAAAAA';
  expect(await use(await row({ access_token }))).toEqual({ status: 'unreadable' });
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
