import { createClient } from '@supabase/supabase-js';
import { beforeAll, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { startTestStack, type TestStack } from '../testing/test-stack.ts';
import { createAccount } from './testing/create-account.ts';
import {
  agedToken,
  call,
  codeOf,
  enrolledTotp,
  signedInAdmin,
  staffClient,
  withOwnAdmin,
} from './testing/staff-client.ts';

const FIREFOX = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';
const NEWER_FIREFOX = FIREFOX.replaceAll('140.0', '141.0');
const SAFARI = 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 Safari/605.1';

interface ListedSession {
  id: string;
  user_agent: string;
  is_current: boolean;
}

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

async function mailsOf(): Promise<{ to_address: string; template: string; facts: object }[]> {
  const owner = createClient(stack.url, stack.secretKey);
  const { data } = await owner
    .from('mail_queue')
    .select('to_address, template, facts')
    .like('dedupe_key', 'account:%')
    .eq('to_address', stack.admin.email)
    .order('id');
  return data ?? [];
}

describe('the sessions of an admin', () => {
  test('are listed with their browsers, and end one by one or all but this one', async () => {
    const here = await signedInAdmin(stack, FIREFOX);
    const [phone, laptop] = [
      await signedInAdmin(stack, SAFARI),
      await signedInAdmin(stack, NEWER_FIREFOX),
    ];
    const tokenOfPhone = (await phone.auth.getSession()).data.session?.access_token ?? '';
    const list = async () => ((await here.rpc('my_sessions')).data ?? []) as ListedSession[];
    const [own, ...others] = await list();
    expect(own).toMatchObject({ user_agent: FIREFOX, is_current: true });
    expect(others.map(({ user_agent }) => user_agent).toSorted()).toEqual(
      [NEWER_FIREFOX, SAFARI].toSorted(),
    );

    const target = others.find(({ user_agent }) => user_agent === SAFARI)?.id;
    const ended = await here.rpc('end_session', { session_id: target });
    expect(ended.data).toEqual({ status: 'ended' });
    const asked = await call(stack, tokenOfPhone, 'POST', '/rest/v1/rpc/staff_access', {});
    expect(await asked.json()).toMatchObject({ status: 'denied' });
    expect((await call(stack, tokenOfPhone, 'GET', '/auth/v1/user')).status).toBe(403);
    expect((await phone.auth.refreshSession()).error).not.toBeNull();

    expect((await here.rpc('end_other_sessions')).data).toBe(1);
    expect((await laptop.auth.refreshSession()).error).not.toBeNull();
    expect(await list()).toHaveLength(1);
  });

  test('cannot be seen or ended by another account', async () => {
    const here = await signedInAdmin(stack, FIREFOX);
    const { data } = await here.rpc('my_sessions');
    const stranger = staffClient(stack);
    const eve = { email: 'eve@example.com', password: 'a stranger at the door' };
    await createAccount(stack, eve);
    await stranger.auth.signInWithPassword(eve);
    expect((await stranger.rpc('my_sessions')).error?.code).toBe('42501');
    const [own] = data as ListedSession[];
    const end = await stranger.rpc('end_session', { session_id: own?.id });
    expect(end.error?.code).toBe('42501');
    expect((await here.auth.getUser()).error).toBeNull();
  });

  test('cause a mail from a new browser, not from a new version of a known one', async () => {
    await signedInAdmin(stack, FIREFOX);
    await signedInAdmin(stack, NEWER_FIREFOX);
    expect(await mailsOf()).toEqual([]);
    await signedInAdmin(stack, SAFARI);
    await signedInAdmin(stack, SAFARI);
    expect(await mailsOf()).toMatchObject([
      {
        to_address: stack.admin.email,
        template: 'account-notice',
        facts: { event: 'device.new', browser: SAFARI },
      },
    ]);
  });

  test('cause a mail after five wrong passwords, once an hour', async () => {
    const thief = staffClient(stack);
    for (let tries = 0; tries < 12; tries++) {
      await thief.auth.signInWithPassword({ ...stack.admin, password: `guess number ${tries}` });
    }
    expect(await mailsOf()).toMatchObject([{ facts: { event: 'account.locked', browser: null } }]);
  });
});

describe('a change of roles', () => {
  test('asks for a sign-in within ten minutes, and for the second factor where there is one', async () => {
    await createAccount(stack, { email: 'bob@example.com', password: 'a colleague of ours' });
    const ada = await signedInAdmin(stack);
    const grant = (token: string) =>
      call(stack, token, 'POST', '/rest/v1/rpc/grant_admin', { email: 'bob@example.com' });
    const late = await grant(await agedToken(stack, ada, 11));
    expect(late.status).toBe(403);
    expect(await late.json()).toMatchObject({ code: 'PT403', details: 'fresh-sign-in' });
    const { data: admins } = await ada.rpc('list_admins');
    expect(JSON.stringify(admins)).not.toContain('bob@example.com');

    // Once there is a second factor, the password alone proves nothing.
    const { factorId, secret } = await enrolledTotp(ada);
    const again = await signedInAdmin(stack);
    await again.auth.mfa.challengeAndVerify({ factorId, code: codeOf(secret, 1) });
    expect((await grant(await agedToken(stack, again, 11))).status).toBe(403);
    const token = (await again.auth.getSession()).data.session?.access_token ?? '';
    expect(await (await grant(token)).json()).toEqual({ status: 'granted' });
  });

  test('takes the other’s access away at once', async () => {
    const bob = staffClient(stack);
    const account = { email: 'ben@example.com', password: 'a colleague of ours' };
    await createAccount(stack, account);
    await bob.auth.signInWithPassword(account);
    const ada = await signedInAdmin(stack);
    await ada.rpc('grant_admin', { email: 'ben@example.com' });
    expect((await bob.rpc('staff_access')).data).toMatchObject({ status: 'allowed' });
    const { data } = await bob.auth.getUser();
    await ada.rpc('revoke_admin', { user_id: data.user?.id });
    expect((await bob.rpc('staff_access')).data).toMatchObject({ status: 'denied' });
  });

  test('keys of LinkedIn ask for it too', async () => {
    const ada = await signedInAdmin(stack);
    const path = '/functions/v1/linkedin-connection';
    const late = await agedToken(stack, ada, 11);
    const refused = await call(stack, late, 'POST', path, { action: 'disconnect' });
    expect([refused.status, await refused.json()]).toMatchObject([403, { code: 'fresh-sign-in' }]);
    expect((await call(stack, late, 'GET', path)).status).toBe(200);
  });
});

describe('a required second factor', () => {
  test('keeps an admin without one out until it is set up', async () => {
    stack = await startTestStack({ settings: { STAFF_MFA: 'required' } });
    onTestFinished(() => stack.stop());
    const ada = await signedInAdmin(stack);
    expect((await ada.rpc('staff_access')).data).toMatchObject({
      status: 'enroll',
      second_factor: 'required',
    });
    expect((await ada.rpc('is_admin')).data).toBe(false);
    await enrolledTotp(ada);
    expect((await ada.rpc('staff_access')).data).toMatchObject({ status: 'allowed' });
    expect((await ada.rpc('is_admin')).data).toBe(true);
  });
});
