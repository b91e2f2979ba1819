import { createAccount } from '@talent/backend/auth/testing/create-account';
import { startTestStack, type TestStack } from '@talent/backend/testing/test-stack';
import { createDataClient } from '@talent/data/client';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';

const member = { email: 'functions-member@example.com', password: 'a member password' };
/** Each function of the staff tools with a request that its own callers are answered. */
const functions = [
  ['person-data', 'POST', { action: 'export', record: '0d5a7f0e-5f43-4b2f-9c7e-0c4a0f4d9d31' }],
  ['seo-connections', 'GET', undefined],
  ['run-schedules', 'POST', {}],
] as const;
/** It is called with the secret of the functions: an admin is none of its callers. */
const scheduled = ['run-schedules'];

let stack: TestStack;
beforeAll(async () => {
  vi.spyOn(console, 'error').mockReturnValue();
  stack = await startTestStack();
  await createAccount(stack, member);
});
afterAll(() => stack?.stop());

async function tokenOf(account: { email: string; password: string }): Promise<string> {
  const client = createDataClient({ url: stack.url, key: stack.publishableKey });
  const { data } = await client.auth.signInWithPassword(account);
  return data.session?.access_token ?? '';
}

describe.each(functions)('%s', (name, method, body) => {
  const ask = async (bearer: string | null) => {
    const response = await fetch(`${stack.url}/functions/v1/${name}`, {
      method,
      headers: {
        'content-type': 'application/json',
        ...(bearer === null ? {} : { authorization: `Bearer ${bearer}` }),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    return { status: response.status, text: await response.text() };
  };

  test('is not there for visitors, for a guessed or public key, and for members', async () => {
    for (const bearer of [null, 'guessed', stack.publishableKey, await tokenOf(member)]) {
      const { status, text } = await ask(bearer);
      expect(status).toBe(404);
      expect(text).toContain('There is no such function.');
    }
  });

  test('answers an admin where it is a function for admins', async () => {
    const { text } = await ask(await tokenOf(stack.admin));
    if (scheduled.includes(name)) expect(text).toContain('There is no such function.');
    else expect(text).not.toContain('There is no such function.');
  });
});
