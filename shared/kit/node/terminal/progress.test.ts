import { expect, it } from 'vitest';
import { createProgress } from './progress.ts';

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

it('draws a bar over itself on a terminal, ten times a second at most', async () => {
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

it('writes a line a second at most into a log', async () => {
  const { texts, compose } = written(false);
  await compose(400);
  expect(texts).toEqual([
    '    Compose: 30 %, 3 of 10 pages\n',
    '    Compose: 60 %, 6 of 10 pages\n',
    '    Compose: 90 %, 9 of 10 pages\n',
    '  ✓ Compose (4.0 s)\n',
  ]);
});
