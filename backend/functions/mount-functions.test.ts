import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { callSchedules, mountFunctions } from './mount-functions.ts';
import { testContext } from '@talent/functions/testing/test-context.ts';
import { testDir } from '@talent/node/testing/test-dir';

const folder = join(import.meta.dirname, 'fixtures/functions');
const at = (path: string) => `http://127.0.0.1/functions/v1/${path}`;

test('a handler answers at its name and below', async () => {
  const functions = await mountFunctions(folder, testContext());
  const request = new Request(at('echo/deeper'), { method: 'POST', body: 'hello' });
  expect(await (await functions(request)).json()).toEqual({
    method: 'POST',
    path: '/functions/v1/echo/deeper',
    body: 'hello',
  });
});

test.each(['nobody', '', '..', 'constructor', 'echo%2Fhandler'])(
  '"%s" is not found',
  async (name) => {
    const functions = await mountFunctions(folder, testContext());
    expect((await functions(new Request(at(name)))).status).toBe(404);
  },
);

test('a handler that throws answers 500 and tells only the log why', async () => {
  const lines: string[] = [];
  const functions = await mountFunctions(folder, testContext({ log: (line) => lines.push(line) }));
  const response = await functions(new Request(at('broken')));
  expect(response.status).toBe(500);
  expect(await response.text()).not.toContain('vault');
  expect(lines.join()).toContain('the vault code is 1234');
});

test('a file without a handler stops the start and is named', async () => {
  const broken = testDir();
  mkdirSync(join(broken, 'empty'));
  writeFileSync(join(broken, 'empty/handler.ts'), 'export const handle = 1;');
  const attempt = mountFunctions(broken, testContext());
  await expect(attempt).rejects.toMatchObject({ code: 'FUNCTION_NOT_MOUNTED' });
  await expect(attempt).rejects.toThrow(join('empty', 'handler.ts'));
});

test('the schedules are called at once and every three seconds, with the secret, until it is stopped', async () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const asked: (string | null)[][] = [];
  const functions = async ({ method, url, headers }: Request) => {
    asked.push([method, new URL(url).pathname, headers.get('authorization')]);
    return new Response();
  };
  const stop = callSchedules(functions, testContext({ secret: 's' }));
  expect(asked).toEqual([['POST', '/functions/v1/run-schedules', 'Bearer s']]);
  await vi.advanceTimersByTimeAsync(6000);
  expect(asked).toHaveLength(3);
  stop();
  await vi.advanceTimersByTimeAsync(6000);
  expect(asked).toHaveLength(3);
});
