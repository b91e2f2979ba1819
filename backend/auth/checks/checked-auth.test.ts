import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { createDataClient } from '@talent/data/client';
import bcrypt from 'bcryptjs';
import { afterAll, describe, expect, test, vi } from 'vitest';
import { readOutbox } from '../../mail/outbox.ts';
import { startTestStack } from '../../testing/test-stack.ts';
import { createAccount } from '../testing/create-account.ts';

const stack = await startTestStack();
afterAll(() => stack.stop());

const unknown = 'nobody@example.com';

function post(path: string, body: unknown, headers: Record<string, string> = {}) {
  return fetch(`${stack.url}/auth/v1/${path}`, {
    method: 'POST',
    headers: { apikey: stack.publishableKey, 'Content-Type': 'application/json', ...headers },
    body: JSON.stringify(body),
    redirect: 'manual',
  });
}

/** All that a visitor sees of an answer. */
async function seen(response: Response): Promise<unknown> {
  const headers = Object.fromEntries(response.headers);
  delete headers['date'];
  return { status: response.status, headers, body: await response.text() };
}

const mails = () => readOutbox(join(stack.dataDir, 'outbox')).map(({ mail }) => mail);

let known = 1;

async function tokenOf(email: string): Promise<unknown> {
  const { rows } = await stack.database.database.query(
    'select recovery_token from auth.users where email = $1',
    [email],
  );
  return (rows[0] as { recovery_token: unknown }).recovery_token;
}

/** Asks for a recovery mail, whose link holds a hash of address and code; gives the account a code that is known here. */
async function recover(email: string): Promise<{ code: string; hash: string }> {
  const before = mails().length;
  expect((await post('recover', { email })).status).toBe(200);
  await vi.waitFor(() => expect(mails().length).toBe(before + 1));
  const hash = /token_hash=([0-9a-f]{64})/.exec(mails()[0]?.text ?? '')?.[1] ?? '';
  expect(await tokenOf(email)).toBe(hash);
  const code = String(known++).padStart(20, '7');
  const own = createHash('sha256').update(`${email}${code}`).digest('hex');
  await stack.database.database.query(
    'update auth.users set recovery_token = $2 where email = $1',
    [email, own],
  );
  return { code, hash: own };
}

const verify = (token: string, email = stack.admin.email) =>
  post('verify', { type: 'recovery', email, token });

/** A wrong code of the right length. */
const wrong = (index: number): string => String(index).padStart(20, '0');

test('a recovery mail has a link to the page with the button and no code, as text and as HTML', async () => {
  await recover(stack.admin.email);
  const [mail] = mails();
  expect(mail?.subject).toBe('Set a new staff password');
  for (const part of [mail?.text, mail?.html]) {
    const link = /\/admin-login-xyz123#type=recovery&(?:amp;)?token_hash=[0-9a-f]{64}/;
    expect(part).toMatch(link);
    expect(part).toContain('The link works once, within ten minutes.');
    expect(part).not.toMatch(/\d{20}/);
  }
});

describe('a link', () => {
  const follow = (hash: string) => post('verify', { type: 'recovery', token_hash: hash });

  test('is used up by a POST alone, and leads to the page with the button otherwise', async () => {
    const { hash } = await recover(stack.admin.email);
    for (const method of ['GET', 'HEAD', 'GET']) {
      for (const name of ['token', 'token_hash']) {
        const response = await fetch(
          `${stack.url}/auth/v1/verify?type=recovery&${name}=${hash}&redirect_to=https://evil.example`,
          { method, redirect: 'manual' },
        );
        expect(response.status).toBe(303);
        expect(response.headers.get('location')).toBe(
          `/admin-login-xyz123#type=recovery&token_hash=${hash}`,
        );
        expect(await response.text()).toBe('');
      }
    }
    const followed = await follow(hash);
    expect([followed.status, await followed.json()]).toMatchObject([
      200,
      { user: { email: stack.admin.email } },
    ]);
    expect((await follow(hash)).status).toBe(403);
  });

  test.each([
    [9, 200],
    [11, 403],
  ])('of %i minutes ago is answered with %i', async (minutes, status) => {
    const { hash } = await recover(stack.admin.email);
    await stack.database.database.query(
      'update auth.users set recovery_sent_at = now() - make_interval(mins => $2) where email = $1',
      [stack.admin.email, minutes],
    );
    expect((await follow(hash)).status).toBe(status);
  });
});

describe('a code', () => {
  test('is refused after many wrong guesses at once, until another mail, and its link still works', async () => {
    const { code, hash } = await recover(stack.admin.email);
    const guesses = Array.from({ length: 40 }, (_each, index) => verify(wrong(index)));
    const statuses = new Set((await Promise.all(guesses)).map(({ status }) => status));
    expect([...statuses]).toEqual([403]);

    const right = await verify(code);
    expect(right.status).toBe(403);
    expect(await right.json()).toMatchObject({ error_code: 'otp_expired' });
    const link = await post('verify', { type: 'recovery', token_hash: hash });
    expect(await link.json()).toMatchObject({ user: { email: stack.admin.email } });

    const { code: next } = await recover(stack.admin.email);
    expect((await verify(next)).status).toBe(200);
  });

  test('still works after four, and once', async () => {
    const { code } = await recover(stack.admin.email);
    for (const index of [1, 2, 3, 4]) expect((await verify(wrong(index))).status).toBe(403);
    const right = await verify(code);
    expect(right.status).toBe(200);
    expect(await right.json()).toMatchObject({ user: { email: stack.admin.email } });
    expect((await verify(code)).status).toBe(403);
  });

  test('is not accepted in another spelling: with a part of the address in the code', async () => {
    const { code } = await recover(stack.admin.email);
    const email = stack.admin.email.slice(0, -1);
    expect((await verify(`m${code}`, email)).status).toBe(403);
    expect((await verify(code.slice(1), `${stack.admin.email}${code[0]}`)).status).toBe(403);
    expect((await verify(code)).status).toBe(200);
  });

  test('cannot be guessed by a request that names no account', async () => {
    const { code } = await recover(stack.admin.email);
    expect((await post('verify', { type: 'recovery', token: code })).status).toBe(403);
    expect((await post('verify', { type: 'recovery', email: 7, token: code })).status).toBe(403);
    expect((await verify(code)).status).toBe(200);
  });
});

describe('an address without an account is answered as one with an account', () => {
  test('by a sign-in, after the same work', async () => {
    const compare = vi.spyOn(bcrypt, 'compare');
    const signIn = async (email: string) => {
      compare.mockClear();
      const answer = await seen(
        await post('token?grant_type=password', { email, password: 'a wrong password' }),
      );
      return { answer, hashes: compare.mock.calls.length };
    };
    const known = await signIn(stack.admin.email);
    expect(known.answer).toMatchObject({ status: 400 });
    expect(known.hashes).toBe(1);
    expect(await signIn(unknown)).toEqual(known);
    compare.mockRestore();
  });

  test('by a request for a mail, before anything is looked up', async () => {
    const before = mails().length;
    const known = await seen(await post('recover', { email: stack.admin.email }));
    expect(known).toMatchObject({ status: 200, body: '{}' });
    expect(await seen(await post('recover', { email: unknown }))).toEqual(known);
    const resend = (email: string) => post('resend', { type: 'signup', email });
    expect(await seen(await resend(unknown))).toEqual(await seen(await resend(stack.admin.email)));
    await vi.waitFor(() => expect(mails().length).toBe(before + 1));
  });

  test.each(['signup', 'otp', 'magiclink'])('by %s', async (path) => {
    const ask = (email: string) => post(path, { email, password: 'a password of ten' });
    const known = await seen(await ask(stack.admin.email));
    expect(known).toMatchObject({ status: 422 });
    expect(await seen(await ask(unknown))).toEqual(known);
  });

  test('by a wrong code', async () => {
    await recover(stack.admin.email);
    const known = await seen(await verify(wrong(1)));
    expect(await seen(await verify(wrong(1), unknown))).toEqual(known);
  });
});

describe('an account', () => {
  test('cannot be made by signing up', async () => {
    const client = createDataClient({ url: stack.url, key: stack.publishableKey });
    const { error } = await client.auth.signUp({ email: unknown, password: 'long enough 1' });
    expect(error).toMatchObject({ status: 422, code: 'signup_disabled' });
    const settings = await fetch(`${stack.url}/auth/v1/settings`, {
      headers: { apikey: stack.publishableKey },
    });
    expect(await settings.json()).toMatchObject({ disable_signup: true });
  });

  test.each(['sign%75p', '/signup', 'signup/', '%73ignup'])(
    'is made by no other spelling of the address: %s',
    async (path) => {
      const response = await post(path, { email: unknown, password: 'long enough 1' });
      expect(response.status).toBe(404);
    },
  );

  test('is made by a server that holds the secret key, as supabase-js makes it', async () => {
    const account = { email: 'made@example.com', password: 'a password of ten' };
    const stranger = createDataClient({ url: stack.url, key: stack.publishableKey });
    expect((await stranger.auth.admin.createUser(account)).error).toMatchObject({ status: 403 });
    const server = createDataClient({ url: stack.url, key: stack.secretKey });
    const { data } = await server.auth.admin.createUser(account);
    expect(data.user).toMatchObject({ email: 'made@example.com' });
    expect((await stranger.auth.signInWithPassword(account)).error).toBeNull();
    await expect(createAccount(stack, account)).rejects.toThrow('No account: 422');
  });
});
