import { describe, expect, test } from 'vitest';
import {
  aged,
  call,
  enrolledTotp,
  isAdmin,
  refusedSignIn,
  signedIn,
  stack,
  tokenOf,
  openStaffStack,
} from './testing/staff-stack.ts';

await openStaffStack();

const OTHER = 'another local password';
const LONGEST = 'wm5 tz8 '.repeat(9);
const change = (token: string, body: object) => call(token, 'PUT /auth/v1/user', body);

describe('a change of the password', () => {
  test('is refused eleven minutes after the sign-in, without the current password', async () => {
    const token = await aged(await signedIn(), 11);
    expect(await change(token, { password: OTHER })).toMatchObject({
      status: 403,
      body: { error_code: 'reauthentication_needed' },
    });
    expect((await change(token, { email: 'eve@example.com' })).status).toBe(403);
    const changeFrom = (current_password: string) =>
      change(token, { password: OTHER, current_password });
    expect((await changeFrom('not my password')).status).toBe(422);
    expect((await changeFrom(stack.admin.password)).status).toBe(200);
  });

  test.each(['email', 'password'])('is refused where %s is no text', async (name) => {
    const token = await tokenOf(await signedIn());
    for (const value of [['.*', null], 7, true, {}]) {
      const refusal = { status: 400, body: { error_code: 'validation_failed' } };
      expect(await change(token, { [name]: value })).toMatchObject(refusal);
    }
  });

  test('is refused however its address is written', async () => {
    const token = await aged(await signedIn(), 11);
    for (const path of ['%75ser', '/user', 'user/', 'user%2f', 'USER', './user', 'x/%2e%2e/user']) {
      const { status } = await call(token, `PUT /auth/v1/${path}`, { password: OTHER });
      expect([403, 404], path).toContain(status);
    }
    expect(await refusedSignIn()).toBeUndefined();
  });

  test('asks for the second factor where there is one, however fresh the password', async () => {
    await enrolledTotp(await signedIn());
    const thief = await signedIn();
    const { error } = await thief.auth.updateUser({ password: OTHER });
    expect(error?.code).toBe('insufficient_aal');
  });

  test('ends the other sessions and keeps this one, is recorded, and is taken by the next sign-in', async () => {
    const [here, there] = [await signedIn(), await signedIn()];
    const token = await tokenOf(there);
    expect((await here.auth.updateUser({ password: OTHER })).error).toBeNull();

    expect((await there.auth.getUser()).error?.name).toBe('AuthSessionMissingError');
    expect((await there.auth.refreshSession()).error).not.toBeNull();
    expect((await call(token, 'POST /rest/v1/rpc/is_admin', {})).body).toBe(false);
    expect(await isAdmin(here)).toBe(true);
    const { id } = (await here.auth.getUser()).data.user ?? {};
    const { data: entries } = await here.from('audit_log').select('action, actor, subject');
    expect(entries).toContainEqual({
      ...{ action: 'password.changed', actor: id, subject: `user:${id}` },
    });
    expect(await refusedSignIn(OTHER)).toBeUndefined();
  });

  test.each([
    ['password1234', 422, 'weak_password'],
    // Words of the new address, and of the brand.
    ['window@example.net', 422, 'weak_password'],
    ['AI Talent Experts!', 422, 'weak_password'],
    [`${LONGEST}1`, 400, 'validation_failed'],
    [['window mosaic harbor'], 400, 'validation_failed'],
  ])('to %j is answered with %i %s', async (password, status, error_code) => {
    const body = { password, email: 'window@example.net' };
    const answer = await change(await tokenOf(await signedIn()), body);
    expect(answer).toMatchObject({ status, body: { error_code } });
    expect(await refusedSignIn()).toBeUndefined();
  });

  test('to one of 72 bytes takes exactly that one, also as the current password', async () => {
    const client = await signedIn();
    expect((await client.auth.updateUser({ password: LONGEST })).error).toBeNull();
    expect(await refusedSignIn(`${LONGEST}1`)).toBe('invalid_credentials');
    expect(await refusedSignIn(LONGEST)).toBeUndefined();
    const body = { password: OTHER, current_password: `${LONGEST}1` };
    expect((await change(await aged(client, 11), body)).status).toBe(422);
  });

  test('is refused with a sign-in that is stamped in the future', async () => {
    const client = await signedIn();
    const at = async (minutes: number) =>
      (await change(await aged(client, minutes), { password: OTHER })).status;
    expect(await at(-2)).toBe(403);
    expect(await at(-0.5)).toBe(200);
  });
});
