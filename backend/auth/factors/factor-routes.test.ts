import type { SupabaseClient } from '@supabase/supabase-js';
import { beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { startTestStack, type TestStack } from '../../testing/test-stack.ts';
import { createAccount } from '../testing/create-account.ts';
import { softPasskey } from '../testing/soft-passkey.ts';
import {
  agedToken,
  call,
  codeOf,
  enrolledTotp,
  signedInAdmin,
  staffClient,
  withOwnAdmin,
} from '../testing/staff-client.ts';

let shared: TestStack;
let stack: TestStack;
beforeAll(async () => {
  shared = await startTestStack();
  return () => shared.stop();
});
beforeEach(async () => {
  vi.spyOn(console, 'error').mockReturnValue();
  stack = await withOwnAdmin(shared);
});

const tokenOf = async (client: SupabaseClient): Promise<string> =>
  (await client.auth.getSession()).data.session?.access_token ?? '';
const levelOf = async (client: SupabaseClient) =>
  (await client.auth.mfa.getAuthenticatorAssuranceLevel()).data;
const isAdmin = async (client: SupabaseClient) => (await client.rpc('is_admin')).data as unknown;

describe('an authenticator app', () => {
  test('raises the session that sets it up, and ends those that know the password alone', async () => {
    const [client, other] = [await signedInAdmin(stack), await signedInAdmin(stack)];
    expect(await levelOf(client)).toMatchObject({ currentLevel: 'aal1', nextLevel: 'aal1' });
    await enrolledTotp(client);
    expect(await levelOf(client)).toMatchObject({
      currentLevel: 'aal2',
      nextLevel: 'aal2',
      currentAuthenticationMethods: [{ method: 'totp' }, { method: 'password' }],
    });
    expect((await client.auth.refreshSession()).error).toBeNull();
    expect(await levelOf(client)).toMatchObject({ currentLevel: 'aal2' });
    expect((await other.auth.getUser()).error?.name).toBe('AuthSessionMissingError');
  });

  test('makes the password alone worth nothing in the staff area', async () => {
    const { factorId, secret } = await enrolledTotp(await signedInAdmin(stack));
    const client = await signedInAdmin(stack);
    expect(await levelOf(client)).toMatchObject({ currentLevel: 'aal1', nextLevel: 'aal2' });
    expect(await isAdmin(client)).toBe(false);
    expect((await client.rpc('staff_access')).data).toMatchObject({ status: 'second-factor' });
    expect((await client.from('audit_log').select('id')).data).toEqual([]);
    expect((await client.functions.invoke('linkedin-connection')).response?.status).toBe(404);

    await client.auth.mfa.challengeAndVerify({ factorId, code: codeOf(secret, 1) });
    expect(await isAdmin(client)).toBe(true);
    expect((await client.rpc('staff_access')).data).toMatchObject({
      status: 'allowed',
      fresh: true,
    });
  });

  test('takes each code once, and none of an earlier half minute after it', async () => {
    const { factorId, secret } = await enrolledTotp(await signedInAdmin(stack));
    const client = await signedInAdmin(stack);
    const verify = async (code: string) =>
      (await client.auth.mfa.challengeAndVerify({ factorId, code })).error?.code;
    const next = codeOf(secret, 1);
    expect(await verify(next)).toBeUndefined();
    expect(await verify(next)).toBe('mfa_verification_failed');
    expect(await verify(codeOf(secret))).toBe('mfa_verification_failed');
  });

  test('locks the account for codes after five wrong ones, also when they come at once', async () => {
    const { factorId, secret } = await enrolledTotp(await signedInAdmin(stack));
    const client = await signedInAdmin(stack);
    const right = codeOf(secret, 1);
    const wrong = right === '000000' ? '111111' : '000000';
    const token = await tokenOf(client);
    const guess = async () => {
      const { data } = await client.auth.mfa.challenge({ factorId });
      const path = `/auth/v1/factors/${factorId}/verify`;
      return (await call(stack, token, 'POST', path, { challenge_id: data?.id, code: wrong }))
        .status;
    };
    const statuses = await Promise.all(Array.from({ length: 20 }, guess));
    expect(statuses.filter((status) => status === 422)).toHaveLength(5);
    expect(statuses.filter((status) => status === 429)).toHaveLength(15);
    const { error } = await client.auth.mfa.challengeAndVerify({ factorId, code: right });
    expect(error?.status).toBe(429);
  });

  test('is changed only by a session that used it within ten minutes', async () => {
    const owner = await signedInAdmin(stack);
    const { factorId } = await enrolledTotp(owner);
    const thief = await signedInAdmin(stack);
    const enroll = { factor_type: 'totp', friendly_name: 'Mine' };
    for (const [method, path] of [
      ['POST', '/auth/v1/factors'],
      ['DELETE', `/auth/v1/factors/${factorId}`],
      ['POST', '/auth/v1/factors/recovery-codes'],
    ] as const) {
      const byThief = await call(stack, await tokenOf(thief), method, path, enroll);
      expect(await byThief.json()).toMatchObject({ error_code: 'insufficient_aal' });
      const later = await call(stack, await agedToken(stack, owner, 11), method, path, enroll);
      expect(await later.json()).toMatchObject({ error_code: 'reauthentication_needed' });
    }
    expect((await owner.auth.mfa.unenroll({ factorId })).error).toBeNull();
    expect(await isAdmin(thief)).toBe(true);
  });

  test('that is removed takes the sessions that it had proved back to the password', async () => {
    const owner = await signedInAdmin(stack);
    const lost = await enrolledTotp(owner, 'Lost phone');
    const thief = await signedInAdmin(stack);
    await thief.auth.mfa.challengeAndVerify({
      factorId: lost.factorId,
      code: codeOf(lost.secret, 1),
    });
    expect(await isAdmin(thief)).toBe(true);
    const kept = await enrolledTotp(owner, 'New phone');
    await owner.auth.mfa.unenroll({ factorId: lost.factorId });
    expect(await isAdmin(thief)).toBe(false);
    expect((await thief.rpc('staff_access')).data).toMatchObject({ status: 'second-factor' });
    const steal = await thief.auth.mfa.unenroll({ factorId: kept.factorId });
    expect(steal.error?.code).toBe('insufficient_aal');
    expect(await isAdmin(owner)).toBe(true);
  });

  test('belongs to one account', async () => {
    const { factorId } = await enrolledTotp(await signedInAdmin(stack));
    const stranger = staffClient(stack);
    const eve = { email: 'eve@example.com', password: 'a stranger at the door' };
    await createAccount(stack, eve);
    await stranger.auth.signInWithPassword(eve);
    const answers = await Promise.all([
      stranger.auth.mfa.challenge({ factorId }),
      stranger.auth.mfa.unenroll({ factorId }),
    ]);
    expect(answers.map(({ error }) => error?.code)).toEqual([
      'mfa_factor_not_found',
      'mfa_factor_not_found',
    ]);
  });
});

describe('a passkey', () => {
  async function begin(client: SupabaseClient, factorId: string) {
    const path = `/auth/v1/factors/${factorId}/challenge`;
    const answer = await call(stack, await tokenOf(client), 'POST', path, {});
    const { id, webauthn } = (await answer.json()) as {
      id: string;
      webauthn: { type: string; credential_options: { publicKey: { challenge: string } } };
    };
    return { id, type: webauthn.type, challenge: webauthn.credential_options.publicKey.challenge };
  }
  const finish = async (client: SupabaseClient, factorId: string, id: string, answer: unknown) =>
    call(stack, await tokenOf(client), 'POST', `/auth/v1/factors/${factorId}/verify`, {
      challenge_id: id,
      webauthn: { type: 'request', credential_response: answer },
    });

  async function enrolledPasskey(client: SupabaseClient) {
    const passkey = softPasskey(stack.url);
    const { data } = await client.auth.mfa.enroll({ factorType: 'webauthn', friendlyName: 'Key' });
    const factorId = data?.id ?? '';
    const { id, type, challenge } = await begin(client, factorId);
    expect(type).toBe('create');
    const answer = await finish(client, factorId, id, passkey.create(challenge));
    expect(answer.status).toBe(200);
    const { access_token, refresh_token } = (await answer.json()) as {
      access_token: string;
      refresh_token: string;
    };
    await client.auth.setSession({ access_token, refresh_token });
    return { passkey, factorId };
  }

  test('signs in as a second factor', async () => {
    const { passkey, factorId } = await enrolledPasskey(await signedInAdmin(stack));
    const client = await signedInAdmin(stack);
    expect(await isAdmin(client)).toBe(false);
    const { id, type, challenge } = await begin(client, factorId);
    expect(type).toBe('request');
    const answer = await finish(client, factorId, id, passkey.get(challenge));
    const { access_token: token } = (await answer.json()) as { access_token: string };
    const access = await call(stack, token, 'POST', '/rest/v1/rpc/staff_access', {});
    expect(await access.json()).toMatchObject({ status: 'allowed', fresh: true });
  });

  test('is refused for another site, another challenge, a copied counter, and a second time', async () => {
    const { passkey, factorId } = await enrolledPasskey(await signedInAdmin(stack));
    const client = await signedInAdmin(stack);
    const one = await begin(client, factorId);
    const elsewhere = passkey.get(one.challenge, { origin: 'https://phish.example' });
    expect((await finish(client, factorId, one.id, elsewhere)).status).toBe(422);
    const two = await begin(client, factorId);
    const three = await begin(client, factorId);
    const ofTwo = passkey.get(two.challenge, { counter: 9 });
    expect((await finish(client, factorId, three.id, ofTwo)).status).toBe(422);
    expect((await finish(client, factorId, two.id, ofTwo)).status).toBe(200);
    expect((await finish(client, factorId, two.id, ofTwo)).status).toBe(422);
    const four = await begin(client, factorId);
    const copied = passkey.get(four.challenge, { counter: 9 });
    expect((await finish(client, factorId, four.id, copied)).status).toBe(422);
  });
});

describe('recovery codes', () => {
  test('are for accounts with another factor, and each works once', async () => {
    const owner = await signedInAdmin(stack);
    const refused = await owner.auth.mfa.recoveryCodes.generate();
    expect(refused.error?.code).toBe('mfa_recovery_codes_sole_factor');
    await enrolledTotp(owner);
    const { data } = await owner.auth.mfa.recoveryCodes.generate();
    expect(data?.codes).toHaveLength(10);
    const [code = '', second = ''] = data?.codes ?? [];
    expect(code).toMatch(/^[a-z2-9]{5}-[a-z2-9]{5}$/);

    const client = await signedInAdmin(stack);
    const typed = code.toUpperCase().replace('-', ' ');
    expect((await client.auth.mfa.recoveryCodes.verify({ code: typed })).error).toBeNull();
    expect(await isAdmin(client)).toBe(true);
    const again = await client.auth.mfa.recoveryCodes.verify({ code });
    expect(again.error?.code).toBe('mfa_verification_failed');
    expect((await client.auth.mfa.recoveryCodes.getStatus()).data).toMatchObject({
      total: 10,
      remaining: 9,
    });
    await client.auth.mfa.recoveryCodes.regenerate();
    const old = await client.auth.mfa.recoveryCodes.verify({ code: second });
    expect(old.error?.code).toBe('mfa_verification_failed');
  });

  test('go with the last other factor', async () => {
    const owner = await signedInAdmin(stack);
    const { factorId } = await enrolledTotp(owner);
    await owner.auth.mfa.recoveryCodes.generate();
    await owner.auth.mfa.unenroll({ factorId });
    const { data } = await owner.auth.mfa.listFactors();
    expect(data?.all).toEqual([]);
  });
});
