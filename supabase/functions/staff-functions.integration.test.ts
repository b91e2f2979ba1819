import { createAccount } from '@talent/backend/auth/testing/create-account';
import { expect, test } from 'vitest';
import { tokenOf } from '@talent/functions/testing/token-of.ts';
import { fileStack } from '@talent/functions/testing/file-stack.ts';

const ID = '0d5a7f0e-5f43-4b2f-9c7e-0c4a0f4d9d31';
const MISSING = 'There is no such function.';

const stack = await fileStack();
const member = { email: 'functions-member@example.com', password: 'a member password' };
await createAccount(stack, member);
const strangers = [null, '', 'guessed', stack.publishableKey, await tokenOf(stack, member)];
const admin = await tokenOf(stack);

async function ask(name: string, bearer: string | null, body?: object): Promise<string> {
  const response = await fetch(`${stack.url}/functions/v1/${name}`, {
    method: body === undefined ? 'GET' : 'POST',
    headers: {
      'content-type': 'application/json',
      ...(bearer === null ? {} : { authorization: `Bearer ${bearer}` }),
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  const text = await response.text();
  expect(response.status === 404 || !text.includes(MISSING)).toBe(true);
  return text;
}

/** Each function of the staff tools with a request that an admin is answered. */
test.each<[string, object | undefined]>([
  ['blog-image', {}],
  ['cv-link', { application: ID }],
  ['link-checks', { urls: ['https://example.com/'] }],
  ['linkedin-connection', undefined],
  ['linkedin-posts', { action: 'post', id: 1 }],
  ['person-data', { action: 'export', record: ID }],
  ['seo-connections', undefined],
  ['seo-strategy', {}],
])('%s is there for an admin alone', async (name, body) => {
  for (const bearer of strangers) expect(await ask(name, bearer, body)).toContain(MISSING);
  expect(await ask(name, admin, body)).not.toContain(MISSING);
});

test('the schedules are run for the holder of the secret, and for no one of the staff', async () => {
  for (const bearer of [...strangers, admin]) {
    expect(await ask('run-schedules', bearer, {})).toContain(MISSING);
  }
});
