import { Option } from 'commander';
import { expect, test, it, afterAll } from 'vitest';
import { z } from 'zod';
import { createCommand, reportingAction, runCommand } from './run-command.ts';
import { KnownError } from './known-error.ts';
import { UsageError } from './usage-error.ts';
import { createProgress } from './progress.ts';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

function printer() {
  const printed: string[] = [];
  const print = (line: string) => void printed.push(line);
  return { printed, output: { out: print, err: print } };
}

/** Runs a command with one argument and one option; `act` is its work. */
async function type(parameters: string[], act: (file: string) => void = () => undefined) {
  const { printed, output } = printer();
  const command = createCommand('pnpm load', output)
    .argument('<file>', 'file to load')
    .addOption(new Option('--kind <kind>', 'kind of file').choices(['a', 'b']))
    .action(act);
  const exit = await runCommand(command, parameters, output, 'Nothing was changed.');
  return { exit, text: printed.join('\n') };
}

test.each([[[]], [['--help']], [['-h']]])('%j prints the help', async (parameters) => {
  const { exit, text } = await type(parameters);
  expect(exit).toBe(0);
  expect(text).toContain('Usage: pnpm load');
});

test.each([
  [['x', 'y'], /too many arguments/],
  [['--kind', 'a'], /missing required argument 'file'/],
  [['x', '--kind', 'c'], /Allowed choices are a, b/],
  [['x', '--other'], /unknown option '--other'/],
])('%j is misuse', async (parameters, message) => {
  const { exit, text } = await type(parameters);
  expect(exit).toBe(2);
  expect(text).toMatch(message);
  expect(text).toContain('Type "pnpm load --help"');
});

test('work that succeeds exits with 0', async () => {
  const files: string[] = [];
  expect(await type(['x'], (file) => void files.push(file))).toEqual({ exit: 0, text: '' });
  expect(files).toEqual(['x']);
});

test.each([
  [
    1,
    'an error with a code',
    new KnownError('refused', 'Empty.'),
    /^error: Empty\.\nNothing was changed\.$/,
  ],
  [
    1,
    'an error without one',
    new TypeError('x is no function'),
    /^TypeError: x is no fun.*\n\s+at /,
  ],
  [2, 'misuse that the work finds', new UsageError('Add --yes.'), /^error: Add --yes\.$/],
])('exits with %i and prints %s in one line, or with its stack', async (exit, _, error, text) => {
  const failed = await type(['x'], () => {
    throw error;
  });
  expect(failed).toEqual({ exit, text: expect.stringMatching(text) });
});

/** Runs a command that counts the bytes of a file, and reports them. */
async function countBytes(...parameters: string[]) {
  const { printed, output } = printer();
  const counted: string[] = [];
  const command = createCommand('pnpm count', output)
    .argument('<file>')
    .requiredOption('--by <name>');
  const schema = z.strictObject({ bytes: z.number().describe('of the file'), at: z.date() });
  reportingAction(command, schema, async (file: string) => {
    counted.push(file);
    const at = new Date('2026-11-27T12:00:00Z');
    return { json: { bytes: 7, at }, lines: ['7 bytes'], exit: 4 };
  });
  return { exit: await runCommand(command, parameters, output), printed, counted };
}

test('a report is lines for people and JSON for programs, with the exit code that the work gives', async () => {
  expect(await countBytes('x', '--by', 'Ada')).toMatchObject({ exit: 4, printed: ['7 bytes'] });
  const { exit, printed } = await countBytes('x', '--by', 'Ada', '--json');
  expect(exit).toBe(4);
  expect(JSON.parse(printed.join())).toEqual({ bytes: 7, at: '2026-11-27T12:00:00.000Z' });
});

test('the schema of the report needs no argument and no option, and no work is done', async () => {
  for (const parameters of [['--json-schema'], ['x', '--json', '--json-schema']]) {
    const { exit, printed, counted } = await countBytes(...parameters);
    expect([exit, counted]).toEqual([0, []]);
    expect(JSON.parse(printed.join())).toEqual({
      $schema: 'https://json-schema.org/draft/2020-12/schema',
      type: 'object',
      properties: {
        bytes: { type: 'number', description: 'of the file' },
        at: { type: 'string', format: 'date-time' },
      },
      required: ['bytes', 'at'],
      additionalProperties: false,
    });
  }
});

function written(isTTY: boolean) {
  let time = 0;
  const texts: string[] = [];
  const out = { isTTY, write: (text: string) => texts.push(text) > 0 };
  const progress = createProgress(out, () => time);
  /** A step of ten pages, each of which takes `ms`. */
  const compose = (ms: number) =>
    progress.step('Compose', async (advance) => {
      for (let page = 1; page <= 10; page++) {
        time += ms;
        advance(page / 10, `${page} of 10 pages`);
      }
    });
  return { texts, compose };
}

it('progress draws a bar over itself on a terminal, ten times a second at most', async () => {
  const { texts, compose } = written(true);
  await compose(50);
  const clear = '\r\u001B[2K';
  expect(texts).toEqual([
    '  … Compose',
    `${clear}  … Compose [######${'-'.repeat(24)}] 2 of 10 pages`,
    `${clear}  … Compose [############${'-'.repeat(18)}] 4 of 10 pages`,
    `${clear}  … Compose [##################${'-'.repeat(12)}] 6 of 10 pages`,
    `${clear}  … Compose [########################------] 8 of 10 pages`,
    `${clear}  … Compose [${'#'.repeat(30)}] 10 of 10 pages`,
    `${clear}  ✓ Compose (0.5 s)\n`,
  ]);
});

it('progress writes a line a second at most into a log', async () => {
  const { texts, compose } = written(false);
  await compose(400);
  expect(texts).toEqual([
    '    Compose: 30 %, 3 of 10 pages\n',
    '    Compose: 60 %, 6 of 10 pages\n',
    '    Compose: 90 %, 9 of 10 pages\n',
    '  ✓ Compose (4.0 s)\n',
  ]);
});

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

it.each([
  ['closes in order when the reader of its output goes away', '', 0, '', 'unread'],
  ['closes in order on SIGTERM', '', 0, '', 'signal'],
  [
    'is ended where it does not close in time',
    'await new Promise(() => {});',
    1,
    'It did not stop within 0.3 s, and is ended.\n',
    'late',
  ],
])('a program %s', async (_, ending, code, said, name) => {
  const { child, errors, closed } = start(name, ending);
  const exit = once(child, name === 'unread' ? 'exit' : 'close');
  await once(child.stdout, 'data');
  if (name === 'unread') child.stdout.destroy();
  else child.kill('SIGTERM');
  child.stdout.resume();
  expect(await exit).toEqual([code, null]);
  expect(closed()).toBe('closed');
  expect(errors()).toBe(said);
});
