import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const folder = join(import.meta.dirname, '../../docs/decisions');
const records = readdirSync(folder).filter((name) => name !== 'README.md');

it('each decision has a number, a title and a status', () => {
  const formless = records.filter((name) => {
    const text = readFileSync(join(folder, name), 'utf8');
    const heading = new RegExp(`^# ${name.slice(0, 4)}: .+\n\nStatus: (.+)\n`);
    const status = heading.exec(text)?.[1] ?? '';
    return !/^(accepted|superseded by \[\d{4}\]\(\d{4}-[a-z0-9-]+\.md\)), \d{4}-\d\d-\d\d/.test(
      status,
    );
  });
  expect(formless).toEqual([]);
});

it('the index lists each decision with its title and status', () => {
  const rows = readFileSync(join(folder, 'README.md'), 'utf8')
    .split('\n')
    .filter((line) => line.startsWith('| ['))
    .map((line) => line.split('|').map((cell) => cell.trim()))
    .map(([, number, title, status]) => `${number} ${title} ${status}`);
  const expected = records.map((name) => {
    const text = readFileSync(join(folder, name), 'utf8');
    const [, title] = /^# \d{4}: (.+)/.exec(text) ?? [];
    const [, later] = /^Status: superseded by \[(\d{4})\]/m.exec(text) ?? [];
    const status = later === undefined ? 'accepted' : `superseded by ${later}`;
    return `[${name.slice(0, 4)}](${name}) ${title} ${status}`;
  });
  expect(rows).toEqual(expected);
});
