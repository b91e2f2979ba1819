import { createClient } from '@supabase/supabase-js';
import { describe, expect, onTestFinished, test } from 'vitest';
import { startTestStack } from '../testing/test-stack.ts';
import {
  accessOf,
  aged,
  call,
  codeOf,
  enrolledTotp,
  isAdmin,
  newClient,
  signedIn,
  stack,
  strangerClient,
  tokenOf,
  openStaffStack,
  verified,
} from './testing/staff-stack.ts';

await openStaffStack();

const FIREFOX = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';
const NEWER_FIREFOX = FIREFOX.replaceAll('140.0', '141.0');
const SAFARI = 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 Safari/605.1';

async function mailsOf(): Promise<unknown[] | null> {
  const { data } = await createClient(stack.url, stack.secretKey)
    .from('mail_queue')
    .select('template, facts')
    .like('dedupe_key', 'account:%')
    .eq('to_address', stack.admin.email)
    .order('id');
  return data;
}

describe('the sessions of an admin', () => {
  test('are listed with their browsers, and end one by one or all but this one', async () => {
    const here = await signedIn(FIREFOX);
    const [phone, laptop] = [await signedIn(SAFARI), await signedIn(NEWER_FIREFOX)];
    const tokenOfPhone = await tokenOf(phone);
    const list = async () => (await here.rpc('my_sessions')).data as Record<string, unknown>[];
    const sessions = await list();
    expect(sessions[0]).toMatchObject({ user_agent: FIREFOX, is_current: true });
    expect(sessions.map((session) => session['user_agent']).toSorted()).toEqual(
      [NEWER_FIREFOX, SAFARI, FIREFOX].toSorted(),
    );

    const target = sessions.find((session) => session['user_agent'] === SAFARI);
    const ended = await here.rpc('end_session', { session_id: target?.['id'] });
    expect(ended.data).toEqual({ status: 'ended' });
    const asked = await call(tokenOfPhone, 'POST /rest/v1/rpc/staff_access', {});
    expect(asked.body).toMatchObject({ status: 'denied' });
    expect((await call(tokenOfPhone, 'GET /auth/v1/user')).status).toBe(403);
    expect((await phone.auth.refreshSession()).error).not.toBeNull();

    expect((await here.rpc('end_other_sessions')).data).toBe(1);
    expect((await laptop.auth.refreshSession()).error).not.toBeNull();
    expect(await list()).toHaveLength(1);
  });

  test('cannot be seen or ended by another account', async () => {
    const here = await signedIn(FIREFOX);
    const [own] = (await here.rpc('my_sessions')).data as { id: string }[];
    const [stranger] = await strangerClient();
    expect((await stranger.rpc('my_sessions')).error?.code).toBe('42501');
    const end = await stranger.rpc('end_session', { session_id: own?.id });
    expect(end.error?.code).toBe('42501');
    expect((await here.auth.getUser()).error).toBeNull();
  });

  test('cause a mail from a new browser, not from a new version of a known one', async () => {
    await signedIn(FIREFOX);
    await signedIn(NEWER_FIREFOX);
    expect(await mailsOf()).toEqual([]);
    await signedIn(SAFARI);
    await signedIn(SAFARI);
    const facts = { event: 'device.new', browser: SAFARI };
    expect(await mailsOf()).toMatchObject([{ template: 'account-notice', facts }]);
  });

  test('cause a mail after five wrong passwords, once an hour', async () => {
    const thief = newClient();
    for (let tries = 0; tries < 12; tries++) {
      await thief.auth.signInWithPassword({ ...stack.admin, password: `guess number ${tries}` });
    }
    expect(await mailsOf()).toMatchObject([{ facts: { event: 'account.locked', browser: null } }]);
  });
});

describe('a change of roles', () => {
  test('asks for a sign-in within ten minutes, and for the second factor where there is one', async () => {
    const [, email] = await strangerClient();
    const ada = await signedIn();
    const grant = (token: string) => call(token, 'POST /rest/v1/rpc/grant_admin', { email });
    expect(await grant(await aged(ada, 11))).toMatchObject({
      status: 403,
      body: { code: 'PT403', details: 'fresh-sign-in' },
    });
    const { data: admins } = await ada.rpc('list_admins');
    expect(JSON.stringify(admins)).not.toContain(email);

    // Once there is a second factor, the password alone proves nothing.
    const { factorId, secret } = await enrolledTotp(ada);
    const again = await signedIn();
    await verified(again, factorId, codeOf(secret, 1));
    expect((await grant(await aged(again, 11))).status).toBe(403);
    expect((await grant(await tokenOf(again))).body).toEqual({ status: 'granted' });
  });

  test('takes the other’s access away at once', async () => {
    const [ben, email] = await strangerClient();
    const ada = await signedIn();
    await ada.rpc('grant_admin', { email });
    expect(await accessOf(ben)).toMatchObject({ status: 'allowed' });
    const { data } = await ben.auth.getUser();
    await ada.rpc('revoke_admin', { user_id: data.user?.id });
    expect(await accessOf(ben)).toMatchObject({ status: 'denied' });
  });

  test('keys of LinkedIn ask for it too', async () => {
    const late = await aged(await signedIn(), 11);
    const path = '/functions/v1/linkedin-connection';
    const refusal = { status: 403, body: { code: 'fresh-sign-in' } };
    expect(await call(late, `POST ${path}`, { action: 'disconnect' })).toMatchObject(refusal);
    expect((await call(late, `GET ${path}`)).status).toBe(200);
  });
});

test('a required second factor keeps an admin without one out until it is set up', async () => {
  const strict = await startTestStack({ settings: { STAFF_MFA: 'required' } });
  onTestFinished(() => strict.stop());
  const ada = await signedIn(undefined, strict);
  expect(await accessOf(ada)).toMatchObject({ status: 'enroll', second_factor: 'required' });
  expect(await isAdmin(ada)).toBe(false);
  await enrolledTotp(ada);
  expect(await accessOf(ada)).toMatchObject({ status: 'allowed' });
  expect(await isAdmin(ada)).toBe(true);
});
