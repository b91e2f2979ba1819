import { expect, test } from 'vitest';
import { createProgressBar } from './progress-bar.ts';

const at = (bytes: number) => ({ bytes, totalBytes: 100, rows: bytes * 10 });

function written(isTTY: boolean) {
  let time = 0;
  const texts: string[] = [];
  const stream = { isTTY, write: (text: string) => texts.push(text) };
  const bar = createProgressBar(stream, () => time);
  return { bar, texts, pass: (ms: number) => (time += ms) };
}

test('a terminal shows a bar that is redrawn ten times a second at most', () => {
  const { bar, texts, pass } = written(true);
  bar.update(at(0));
  bar.update(at(10));
  pass(100);
  bar.update(at(50));
  bar.finish(at(100));
  expect(texts).toEqual([
    `\r[${'-'.repeat(30)}]   0% read, 0 rows`,
    `\r[${'#'.repeat(15)}${'-'.repeat(15)}]  50% read, 500 rows`,
    `\r[${'#'.repeat(30)}] 100% read, 1,000 rows`,
    '\n',
  ]);
});

test('a log gets a line for each quarter', () => {
  const { bar, texts } = written(false);
  for (let bytes = 0; bytes <= 100; bytes += 5) bar.update(at(bytes));
  bar.finish(at(100));
  expect(texts).toEqual([
    ' 25% read, 250 rows\n',
    ' 50% read, 500 rows\n',
    ' 75% read, 750 rows\n',
    '100% read, 1,000 rows\n',
  ]);
});
