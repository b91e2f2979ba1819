import { Option } from 'commander';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { createCommand, reportingAction, runCommand } from './run-command.ts';
import { UsageError } from './usage-error.ts';

class RefusedError extends Error {
  readonly code = 'refused';
}

/** Runs a command with one argument and one option; `act` is its work. */
async function type(parameters: string[], act: (file: string) => void = () => undefined) {
  const printed: string[] = [];
  const print = (line: string) => void printed.push(line);
  const output = { out: print, err: print };
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

test('an error with a code is printed in one line, before the note about what is left', async () => {
  const failed = await type(['x'], () => {
    throw new RefusedError('The file is empty.');
  });
  expect(failed).toEqual({ exit: 1, text: 'error: The file is empty.\nNothing was changed.' });
});

test('an error without a code is printed with its stack', async () => {
  const failed = await type(['x'], () => {
    throw new TypeError('x is not a function');
  });
  expect(failed.exit).toBe(1);
  expect(failed.text).toMatch(/^TypeError: x is not a function\n\s+at /);
});

test('misuse that the work finds exits with 2', async () => {
  const failed = await type(['x'], () => {
    throw new UsageError('Add --yes.');
  });
  expect(failed).toEqual({ exit: 2, text: 'error: Add --yes.' });
});

/** Runs a command that counts the bytes of a file, and reports them. */
async function countBytes(...parameters: string[]) {
  const printed: string[] = [];
  const print = (line: string) => void printed.push(line);
  const output = { out: print, err: print };
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
