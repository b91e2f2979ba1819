import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';

const folder = mkdtempSync(join(tmpdir(), 'talent-close-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** A program that prints all the time, and writes a file when it closes in order. */
function start(name: string, ending = '') {
  const file = join(folder, name);
  const text = `
    import { writeFileSync } from 'node:fs';
    import { closeOnSignal, whenOutputCloses } from ${JSON.stringify(join(import.meta.dirname, 'close-on-signal.ts'))};
    const unread = whenOutputCloses();
    closeOnSignal(async () => { writeFileSync(${JSON.stringify(file)}, 'closed'); ${ending} }, unread, 300);
    setInterval(() => process.stdout.write('a line\\n'), 5);`;
  const child = spawn(process.execPath, ['--input-type=module-typescript', '-e', text], {
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let errors = '';
  child.stderr.on('data', (chunk: Buffer) => (errors += String(chunk)));
  return { child, errors: () => errors, closed: () => readFileSync(file, 'utf8') };
}

it('closes in order when the reader of its output goes away', async () => {
  const { child, errors, closed } = start('unread');
  const exit = once(child, 'exit');
  await once(child.stdout, 'data');
  child.stdout.destroy();
  expect(await exit).toEqual([0, null]);
  expect(closed()).toBe('closed');
  expect(errors()).toBe('');
});

it('closes in order on SIGTERM', async () => {
  const { child, closed } = start('signal');
  const exit = once(child, 'exit');
  await once(child.stdout, 'data');
  child.kill('SIGTERM');
  expect(await exit).toEqual([0, null]);
  expect(closed()).toBe('closed');
});

it('ends a program that does not close in time', async () => {
  const { child, errors, closed } = start('late', 'await new Promise(() => {});');
  const exit = once(child, 'close');
  await once(child.stdout, 'data');
  child.stdout.resume();
  child.kill('SIGTERM');
  expect(await exit).toEqual([1, null]);
  expect(closed()).toBe('closed');
  expect(errors()).toBe('It did not stop within 0.3 s, and is ended.\n');
});
