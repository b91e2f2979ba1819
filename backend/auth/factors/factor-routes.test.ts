import type { SupabaseClient } from '@supabase/supabase-js';
import { describe, expect, test } from 'vitest';
import { softPasskey } from '../testing/soft-passkey.ts';
import {
  accessOf,
  aged,
  call,
  codeOf,
  enrolledTotp,
  isAdmin,
  levelOf,
  signedIn,
  stack,
  strangerClient,
  tokenOf,
  openStaffStack,
  verified,
} from '../testing/staff-stack.ts';

await openStaffStack();

describe('an authenticator app', () => {
  test('raises the session that sets it up, and ends those that know the password alone', async () => {
    const [client, other] = [await signedIn(), await signedIn()];
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
    const { factorId, secret } = await enrolledTotp(await signedIn());
    const client = await signedIn();
    expect(await levelOf(client)).toMatchObject({ currentLevel: 'aal1', nextLevel: 'aal2' });
    expect(await isAdmin(client)).toBe(false);
    expect(await accessOf(client)).toMatchObject({ status: 'second-factor' });
    expect((await client.from('audit_log').select('id')).data).toEqual([]);
    expect((await client.functions.invoke('linkedin-connection')).response?.status).toBe(404);

    await verified(client, factorId, codeOf(secret, 1));
    expect(await isAdmin(client)).toBe(true);
    expect(await accessOf(client)).toMatchObject({ status: 'allowed', fresh: true });
  });

  test('takes each code once, and none of an earlier half minute after it', async () => {
    const { factorId, secret } = await enrolledTotp(await signedIn());
    const client = await signedIn();
    const next = codeOf(secret, 1);
    expect(await verified(client, factorId, next)).toBeUndefined();
    for (const late of [next, codeOf(secret)]) {
      expect(await verified(client, factorId, late)).toBe('mfa_verification_failed');
    }
  });

  test('locks the account for codes after five wrong ones, also when they come at once', async () => {
    const { factorId, secret } = await enrolledTotp(await signedIn());
    const client = await signedIn();
    const right = codeOf(secret, 1);
    const code = right === '000000' ? '111111' : '000000';
    const token = await tokenOf(client);
    const guess = async () => {
      const { data } = await client.auth.mfa.challenge({ factorId });
      const path = `/auth/v1/factors/${factorId}/verify`;
      return (await call(token, `POST ${path}`, { challenge_id: data?.id, code })).status;
    };
    const statuses = await Promise.all(Array.from({ length: 20 }, guess));
    expect(statuses.filter((status) => status === 422)).toHaveLength(5);
    expect(statuses.filter((status) => status === 429)).toHaveLength(15);
    const { error } = await client.auth.mfa.challengeAndVerify({ factorId, code: right });
    expect(error?.status).toBe(429);
  });

  test('is changed only by a session that used it within ten minutes', async () => {
    const owner = await signedIn();
    const { factorId } = await enrolledTotp(owner);
    const thief = await signedIn();
    const enroll = { factor_type: 'totp', friendly_name: 'Mine' };
    for (const request of [
      'POST /auth/v1/factors',
      `DELETE /auth/v1/factors/${factorId}`,
      'POST /auth/v1/factors/recovery-codes',
    ]) {
      const byThief = await call(await tokenOf(thief), request, enroll);
      expect(byThief.body).toMatchObject({ error_code: 'insufficient_aal' });
      const later = await call(await aged(owner, 11), request, enroll);
      expect(later.body).toMatchObject({ error_code: 'reauthentication_needed' });
    }
    expect((await owner.auth.mfa.unenroll({ factorId })).error).toBeNull();
    expect(await isAdmin(thief)).toBe(true);
  });

  test('that is removed takes the sessions that it had proved back to the password', async () => {
    const owner = await signedIn();
    const lost = await enrolledTotp(owner, 'Lost phone');
    const thief = await signedIn();
    await verified(thief, lost.factorId, codeOf(lost.secret, 1));
    expect(await isAdmin(thief)).toBe(true);
    const kept = await enrolledTotp(owner, 'New phone');
    await owner.auth.mfa.unenroll({ factorId: lost.factorId });
    expect(await isAdmin(thief)).toBe(false);
    expect(await accessOf(thief)).toMatchObject({ status: 'second-factor' });
    const steal = await thief.auth.mfa.unenroll({ factorId: kept.factorId });
    expect(steal.error?.code).toBe('insufficient_aal');
    expect(await isAdmin(owner)).toBe(true);
  });

  test('belongs to one account', async () => {
    const { factorId } = await enrolledTotp(await signedIn());
    const [{ auth: stranger }] = await strangerClient();
    for (const attempt of ['challenge', 'unenroll'] as const) {
      const { error } = await stranger.mfa[attempt]({ factorId });
      expect(error?.code).toBe('mfa_factor_not_found');
    }
  });
});

describe('a passkey', () => {
  interface Challenge {
    id: string;
    webauthn: { type: string; credential_options: { publicKey: { challenge: string } } };
  }
  type Session = { access_token: string; refresh_token: string };

  async function begin(client: SupabaseClient, factorId: string) {
    const path = `/auth/v1/factors/${factorId}/challenge`;
    const { body } = await call<Challenge>(await tokenOf(client), `POST ${path}`, {});
    const { type, credential_options: options } = body.webauthn;
    const finish = async (answer: unknown) =>
      call<Session>(await tokenOf(client), `POST /auth/v1/factors/${factorId}/verify`, {
        challenge_id: body.id,
        webauthn: { type: 'request', credential_response: answer },
      });
    return { type, challenge: options.publicKey.challenge, finish };
  }

  async function enrolledPasskey(client: SupabaseClient) {
    const passkey = softPasskey(stack.url);
    const { data } = await client.auth.mfa.enroll({ factorType: 'webauthn', friendlyName: 'Key' });
    const factorId = data?.id ?? '';
    const { type, challenge, finish } = await begin(client, factorId);
    expect(type).toBe('create');
    const { status, body } = await finish(passkey.create(challenge));
    expect(status).toBe(200);
    await client.auth.setSession(body);
    return { passkey, factorId };
  }

  test('signs in as a second factor', async () => {
    const { passkey, factorId } = await enrolledPasskey(await signedIn());
    const client = await signedIn();
    expect(await isAdmin(client)).toBe(false);
    const { type, challenge, finish } = await begin(client, factorId);
    expect(type).toBe('request');
    const { body } = await finish(passkey.get(challenge));
    const access = await call(body.access_token, 'POST /rest/v1/rpc/staff_access', {});
    expect(access.body).toMatchObject({ status: 'allowed', fresh: true });
  });

  test('is refused for another site, another challenge, a copied counter, and a second time', async () => {
    const { passkey, factorId } = await enrolledPasskey(await signedIn());
    const client = await signedIn();
    const one = await begin(client, factorId);
    const elsewhere = passkey.get(one.challenge, { origin: 'https://phish.example' });
    expect((await one.finish(elsewhere)).status).toBe(422);
    const two = await begin(client, factorId);
    const three = await begin(client, factorId);
    const ofTwo = passkey.get(two.challenge, { counter: 9 });
    expect((await three.finish(ofTwo)).status).toBe(422);
    expect((await two.finish(ofTwo)).status).toBe(200);
    expect((await two.finish(ofTwo)).status).toBe(422);
    const four = await begin(client, factorId);
    expect((await four.finish(passkey.get(four.challenge, { counter: 9 }))).status).toBe(422);
  });
});

test('recovery codes are for accounts with another factor, each works once, and they go with it', async () => {
  const owner = await signedIn();
  const { mfa } = owner.auth;
  const refused = await mfa.recoveryCodes.generate();
  expect(refused.error?.code).toBe('mfa_recovery_codes_sole_factor');
  const { factorId } = await enrolledTotp(owner);
  const { data } = await mfa.recoveryCodes.generate();
  expect(data?.codes).toHaveLength(10);
  const [first = '', second = ''] = data?.codes ?? [];
  expect(first).toMatch(/^[a-z2-9]{5}-[a-z2-9]{5}$/);

  const client = await signedIn();
  const { recoveryCodes } = client.auth.mfa;
  const refusalOf = async (code: string) => (await recoveryCodes.verify({ code })).error?.code;
  expect(await refusalOf(first.toUpperCase().replace('-', ' '))).toBeUndefined();
  expect(await isAdmin(client)).toBe(true);
  expect(await refusalOf(first)).toBe('mfa_verification_failed');
  expect((await recoveryCodes.getStatus()).data).toMatchObject({ total: 10, remaining: 9 });
  await recoveryCodes.regenerate();
  expect(await refusalOf(second)).toBe('mfa_verification_failed');

  await mfa.unenroll({ factorId });
  expect((await mfa.listFactors()).data?.all).toEqual([]);
});
