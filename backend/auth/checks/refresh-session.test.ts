import { afterAll, expect, test } from 'vitest';
import { startTestStack } from '../../testing/test-stack.ts';

const stack = await startTestStack();
afterAll(() => stack.stop());

async function ask(grant: string, body: object): Promise<{ status: number; body: unknown }> {
  const response = await fetch(`${stack.url}/auth/v1/token?grant_type=${grant}`, {
    method: 'POST',
    headers: { apikey: stack.publishableKey, 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  });
  return { status: response.status, body: await response.json() };
}

const refresh = (token: string) => ask('refresh_token', { refresh_token: token });
const tokenOf = ({ body }: { body: unknown }) => (body as { refresh_token: string }).refresh_token;
const used = { status: 400, body: { error_code: 'refresh_token_already_used' } };

async function age(token: string, seconds: number): Promise<void> {
  await stack.database.database.query(
    'update auth.refresh_tokens set updated_at = now() - make_interval(secs => $2) where token = $1',
    [token, seconds],
  );
}

test('ten tabs that wake up together stay signed in, with one token', async () => {
  const first = tokenOf(await ask('password', stack.admin));
  const answers = await Promise.all(Array.from({ length: 10 }, () => refresh(first)));
  expect(answers.map(({ status }) => status)).toEqual(Array(10).fill(200));
  const [second = '', ...others] = new Set(answers.map(tokenOf));
  expect(others).toEqual([]);
  expect(second).not.toBe(first);

  // A tab that is late still gets the current token, although it has been replaced once more.
  const third = tokenOf(await refresh(second));
  const late = await refresh(first);
  expect([late.status, tokenOf(late)]).toEqual([200, third]);

  await age(first, 11);
  expect(await refresh(first)).toMatchObject(used);
  expect(await refresh(third)).toMatchObject(used);
});

test('a token that was replaced eleven seconds ago ends its session, also where its successor is the current one', async () => {
  const [mine, other] = [await ask('password', stack.admin), await ask('password', stack.admin)];
  const first = tokenOf(mine);
  const second = tokenOf(await refresh(first));
  await age(first, 11);
  expect(await refresh(first)).toMatchObject(used);
  expect(await refresh(second)).toMatchObject(used);
  expect(await refresh(first)).toMatchObject(used);
  expect((await refresh(tokenOf(other))).status).toBe(200);
});

test('tabs with the old and the new token at once stay signed in', async () => {
  const first = tokenOf(await ask('password', stack.admin));
  const second = tokenOf(await refresh(first));
  const answers = await Promise.all(
    [first, second, first, second, second].map((token) => refresh(token)),
  );
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
  const current = tokenOf(answers.at(-1) ?? { body: {} });
  expect((await refresh(current)).status).toBe(200);
});

test.each([{}, { refresh_token: 7 }, { refresh_token: 'unknown' }])(
  'no token of a session is refused: %o',
  async (body) => {
    expect((await ask('refresh_token', body)).status).toBe(400);
  },
);
