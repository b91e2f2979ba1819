import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const functionsDir = join(import.meta.dirname, 'functions');
const config = readFileSync(join(import.meta.dirname, 'config.toml'), 'utf8');

/** The functions of the folder: what has a handler. */
const functions = readdirSync(functionsDir)
  .filter((name) => existsSync(join(functionsDir, name, 'handler.ts')))
  .toSorted();

/** Settings of each `[functions.<name>]`, as written. */
const settings = Object.fromEntries(
  config
    .split(/^(?=\[)/m)
    .map((table) => table.split('\n'))
    .flatMap(([head = '', ...lines]) => {
      const name = /^\[functions\.([a-z-]+)\]$/.exec(head)?.[1];
      const written = lines.filter((line) => line !== '' && !line.startsWith('#'));
      return name === undefined ? [] : [[name, written]];
    }),
);

test('config.toml deploys every function of the folder and no other one', () => {
  expect(functions).toContain('assessment');
  expect(Object.keys(settings).toSorted()).toEqual(functions);
});

test.each(functions)('%s checks its callers itself, and finds its libraries', (name) => {
  expect(settings[name]).toEqual(['verify_jwt = false', 'import_map = "./functions/deno.json"']);
});
