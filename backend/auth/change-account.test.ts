import { beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { startTestStack, type TestStack } from '../testing/test-stack.ts';
import {
  agedToken,
  call,
  enrolledTotp,
  signedInAdmin,
  staffClient,
  withOwnAdmin,
} from './testing/staff-client.ts';

const OTHER = 'another local password';

describe('a change of the password', () => {
  let shared: TestStack;
  let stack: TestStack;
  beforeAll(async () => {
    shared = await startTestStack();
    return () => shared.stop();
  });
  beforeEach(async () => {
    vi.spyOn(console, 'error');
    stack = await withOwnAdmin(shared);
  });

  test('is refused eleven minutes after the sign-in, without the current password', async () => {
    const client = await signedInAdmin(stack);
    const token = await agedToken(stack, client, 11);
    const refused = await call(stack, token, 'PUT', '/auth/v1/user', { password: OTHER });
    expect(refused.status).toBe(403);
    expect(await refused.json()).toMatchObject({ error_code: 'reauthentication_needed' });
    const email = await call(stack, token, 'PUT', '/auth/v1/user', { email: 'eve@example.com' });
    expect(email.status).toBe(403);

    const wrong = { password: OTHER, current_password: 'not my password' };
    expect((await call(stack, token, 'PUT', '/auth/v1/user', wrong)).status).toBe(422);
    const right = { password: OTHER, current_password: stack.admin.password };
    expect((await call(stack, token, 'PUT', '/auth/v1/user', right)).status).toBe(200);
  });

  test.each(['email', 'password'])('is refused where %s is no text', async (name) => {
    const client = await signedInAdmin(stack);
    const token = (await client.auth.getSession()).data.session?.access_token ?? '';
    for (const value of [['.*', null], 7, true, {}]) {
      const answer = await call(stack, token, 'PUT', '/auth/v1/user', { [name]: value });
      expect(answer.status, JSON.stringify(value)).toBe(400);
      expect(await answer.json()).toMatchObject({ error_code: 'validation_failed' });
    }
  });

  test('is refused however its address is written', async () => {
    const token = await agedToken(stack, await signedInAdmin(stack), 11);
    const body = { password: OTHER };
    for (const path of ['%75ser', '/user', 'user/', 'user%2f', 'USER', './user', 'x/%2e%2e/user']) {
      const answer = await call(stack, token, 'PUT', `/auth/v1/${path}`, body);
      expect([403, 404], path).toContain(answer.status);
    }
    const again = await staffClient(stack).auth.signInWithPassword(stack.admin);
    expect(again.error).toBeNull();
  });

  test('asks for the second factor where there is one, however fresh the password', async () => {
    await enrolledTotp(await signedInAdmin(stack));
    const thief = await signedInAdmin(stack);
    const { error } = await thief.auth.updateUser({ password: OTHER });
    expect(error?.code).toBe('insufficient_aal');
  });

  test('ends the other sessions and keeps this one', async () => {
    const [here, there] = [await signedInAdmin(stack), await signedInAdmin(stack)];
    const token = (await there.auth.getSession()).data.session?.access_token ?? '';
    expect((await here.auth.updateUser({ password: OTHER })).error).toBeNull();

    expect((await there.auth.getUser()).error?.name).toBe('AuthSessionMissingError');
    expect((await there.auth.refreshSession()).error).not.toBeNull();
    const asked = await call(stack, token, 'POST', '/rest/v1/rpc/is_admin', {});
    expect(await asked.json()).toBe(false);
    expect((await here.auth.getUser()).error).toBeNull();
    expect((await here.rpc('is_admin')).data).toBe(true);
    const again = await staffClient(stack).auth.signInWithPassword({
      email: stack.admin.email,
      password: OTHER,
    });
    expect(again.error).toBeNull();
  });

  test.each([
    ['password1234', 422, 'weak_password'],
    // Words of the new address, and of the brand.
    ['window@example.net', 422, 'weak_password'],
    ['AI Talent Experts!', 422, 'weak_password'],
    [['window mosaic harbor'], 400, 'validation_failed'],
  ])('to %j is answered with %i %s', async (password, status, code) => {
    const token = (await (await signedInAdmin(stack)).auth.getSession()).data.session?.access_token;
    const body = { password, email: 'window@example.net' };
    const answer = await call(stack, token ?? '', 'PUT', '/auth/v1/user', body);
    expect([answer.status, await answer.json()]).toMatchObject([status, { error_code: code }]);
    expect((await staffClient(stack).auth.signInWithPassword(stack.admin)).error).toBeNull();
  });

  test('to one of 72 bytes takes exactly that one, also as the current password', async () => {
    const password = 'wm5 tz8 '.repeat(9);
    const client = await signedInAdmin(stack);
    expect((await client.auth.updateUser({ password })).error).toBeNull();
    const { email } = stack.admin;
    const signIn = (tried: string) =>
      staffClient(stack).auth.signInWithPassword({ email, password: tried });
    expect((await signIn(`${password}1`)).error?.code).toBe('invalid_credentials');
    expect((await signIn(password)).error).toBeNull();
    const token = await agedToken(stack, client, 11);
    const change = { password: OTHER, current_password: `${password}1` };
    expect((await call(stack, token, 'PUT', '/auth/v1/user', change)).status).toBe(422);
  });

  test('is refused with a sign-in that is stamped in the future', async () => {
    const client = await signedInAdmin(stack);
    for (const [minutes, status] of [
      [-2, 403],
      [-0.5, 200],
    ] as const) {
      const token = await agedToken(stack, client, minutes);
      const answer = await call(stack, token, 'PUT', '/auth/v1/user', { password: OTHER });
      expect(answer.status, String(minutes)).toBe(status);
    }
  });

  test('is recorded in the audit log, and its owner gets a mail', async () => {
    const client = await signedInAdmin(stack);
    await client.auth.updateUser({ password: OTHER });
    const { data: me } = await client.auth.getUser();
    const { data: rows } = await client.from('audit_log').select('action, actor, subject');
    expect(rows).toContainEqual({
      action: 'password.changed',
      actor: me.user?.id,
      subject: `user:${me.user?.id}`,
    });
  });
});
