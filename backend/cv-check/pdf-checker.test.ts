import { pdfBomb } from '@talent/testing/pdf-bomb';
import { pdfFile } from '@talent/testing/pdf-file';
import { expect, test } from 'vitest';
import { childrenOf } from '../process/lower-priority.ts';
import { createPdfChecker } from './pdf-checker.ts';

const BUSY: unknown = expect.objectContaining({ code: 'PDF_CHECK_BUSY' });

test('a file is checked in a process of its own, which ends with it', async () => {
  const check = createPdfChecker();
  const before = childrenOf(process.pid);
  const checks = [
    check(pdfFile(), 'a'),
    check(pdfFile({ catalog: '/OpenAction << /S /JavaScript /JS (x) >>' }), 'b'),
  ];
  await expect.poll(() => childrenOf(process.pid).length).toBe(before.length + 2);
  expect(await Promise.all(checks)).toEqual([null, 'active-content']);
  await expect.poll(() => childrenOf(process.pid)).toEqual(before);
});

test('a file that takes too much is given up, and delays only the next one of its sender', async () => {
  const bomb = pdfBomb();
  expect(bomb.byteLength).toBeLessThan(30_000);
  const check = createPdfChecker();
  const given = check(bomb, 'a');
  let isNextChecked = false;
  const next = check(pdfFile(), 'a').then(
    (problem) => {
      isNextChecked = true;
      return problem;
    },
    (error: unknown) => error,
  );
  // Another sender is not asked to come again, and takes the place before the next one of the first.
  expect(await check(pdfFile(), 'b')).toBeNull();
  expect(isNextChecked).toBe(false);
  expect(await given).toBe('unchecked');
  // How long the next one waits depends on the machine: it may have to come again.
  expect([null, BUSY]).toContainEqual(await next);
  expect(await check(pdfFile(), 'a')).toBeNull();
});

test(
  'a process that gets no time is ended, and the file is not blamed',
  { timeout: 30_000 },
  async () => {
    const before = childrenOf(process.pid);
    const answer = createPdfChecker()(pdfBomb(), 'a').catch((error: unknown) => error);
    const isNew = (pid: number) => !before.includes(pid);
    await expect.poll(() => childrenOf(process.pid).some(isNew), { interval: 1 }).toBe(true);
    // It takes no memory any longer, and never answers.
    for (const pid of childrenOf(process.pid).filter(isNew)) process.kill(pid, 'SIGSTOP');
    expect(await answer).toEqual(BUSY);
  },
);

test('a sender with too many files is told to come again', async () => {
  const check = createPdfChecker();
  const checks = await Promise.allSettled(Array.from({ length: 10 }, () => check(pdfFile(), 'a')));
  expect(checks[0]).toEqual({ status: 'fulfilled', value: null });
  expect(checks[9]).toEqual({ status: 'rejected', reason: BUSY });
});
