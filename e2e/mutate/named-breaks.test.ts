import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { allBreaks } from './breaks/all-breaks.ts';
import { StaleBreakError, withBreak } from './named-break.ts';

const root = join(import.meta.dirname, '../..');
const breaks = Object.values(allBreaks).flat();
const read = (file: string): string => readFileSync(join(root, file), 'utf8');

it('finds the text of every named break once, and the tests that must be red', () => {
  for (const named of breaks) {
    expect(withBreak(read(named.file), named), named.name).not.toBe(read(named.file));
    expect(named.tests.length, named.name).toBeGreaterThan(0);
    for (const test of named.tests) expect(existsSync(join(root, test)), test).toBe(true);
  }
});

it('has at least ten breaks in each area, each with a name of its own', () => {
  for (const [area, own] of Object.entries(allBreaks)) {
    expect(own.length, area).toBeGreaterThanOrEqual(10);
  }
  expect(new Set(breaks.map(({ name }) => name)).size).toBe(breaks.length);
});

it('says what to do about a break whose text has changed', () => {
  const named = { name: 'x', file: 'a.ts', text: 'limit = 5', replacement: 'limit = 6', tests: [] };
  expect(withBreak('const limit = 5;', named)).toBe('const limit = 6;');
  for (const source of ['const limit = 4;', 'limit = 5; limit = 5;']) {
    expect(() => withBreak(source, named)).toThrow(StaleBreakError);
    expect(() => withBreak(source, named)).toThrow('Write the text as it is in the file now');
  }
});
