import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { repositoryFiles, root } from './documents.ts';

const folder = join(root, 'docs/decisions');
const records = readdirSync(folder).filter((name) => name !== 'README.md');
const textOf = (name: string): string => readFileSync(join(folder, name), 'utf8');

it('each decision has a number, a title, a status, a context and a decision', () => {
  const formless = records.filter((name) => {
    const shape = new RegExp(
      `^# ${name.slice(0, 4)}: .+\n\nStatus: (accepted|superseded by \\[\\d{4}\\]\\(\\d{4}-[a-z0-9-]+\\.md\\)), \\d{4}-\\d\\d-\\d\\d\\n\n## Context\n.+\n## Decision\n`,
      's',
    );
    return !shape.test(textOf(name));
  });
  expect(formless).toEqual([]);
});

it('there are at most 60 decisions, each with a number of its own', () => {
  expect(records.length).toBeLessThanOrEqual(60);
  expect(new Set(records.map((name) => name.slice(0, 4))).size).toBe(records.length);
});

it('each decision fits on a page', () => {
  const long = records.filter((name) => textOf(name).split(/\s+/).length > 350);
  expect(long).toEqual([]);
});

/** Numbers of records that a text names as `decisions/0001` or as `decision 0001`. */
function numbersIn(text: string): string[] {
  return [...text.matchAll(/\bdecisions?[/ ](\d{4})\b/g)].map(([, number = '']) => number);
}

it('every decision that a file names exists', () => {
  expect(numbersIn('see docs/decisions/0001-a.md and decision 0002')).toEqual(['0001', '0002']);
  const known = new Set(records.map((name) => name.slice(0, 4)));
  const missing = repositoryFiles
    .filter((file) => /\.(ts|tsx|mjs|css|sql|md|toml|json|yml)$/.test(file))
    .flatMap((file) =>
      numbersIn(readFileSync(join(root, file), 'utf8'))
        .filter((number) => !known.has(number))
        .map((number) => `${file}: ${number}`),
    );
  expect(missing).toEqual([]);
});
