import { createDataClient, type DataClient } from '@talent/data/client';
import { startTestStack, type TestStack } from '@talent/backend/testing/test-stack';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { CV_BUCKET, deleteUnusedCvs, storeCv } from '@talent/functions/cv-check/cv-files.ts';
import { testContext } from '@talent/functions/testing/test-context.ts';

const HOUR_MS = 60 * 60 * 1000;
const bytes = new TextEncoder().encode('%PDF-1.7');

let stack: TestStack;
let data: DataClient;
beforeAll(async () => {
  stack = await startTestStack();
  data = createDataClient({ url: stack.url, key: stack.secretKey });
}, 60_000);
afterAll(() => stack.stop());

/** A context at a time; `ahead` in ms from now. */
const contextAt = (ahead = 0) => testContext({ data, now: () => new Date(Date.now() + ahead) });

const isThere = async (path: string) =>
  (await data.storage.from(CV_BUCKET).download(path)).data !== null;

test('a file that no application has claimed is deleted after an hour, with its note', async () => {
  const path = await storeCv(contextAt(), bytes);
  await deleteUnusedCvs(contextAt());
  expect(await isThere(path)).toBe(true);
  await deleteUnusedCvs(contextAt(HOUR_MS + 60_000));
  expect(await isThere(path)).toBe(false);
  expect((await data.from('cv_uploads').select()).data).toEqual([]);
});

test('a file whose note is gone belongs to an application and stays', async () => {
  const path = await storeCv(contextAt(), bytes);
  await data.from('cv_uploads').delete().eq('path', path).throwOnError();
  await deleteUnusedCvs(contextAt(HOUR_MS + 60_000));
  await deleteUnusedCvs(contextAt(), path);
  expect(await isThere(path)).toBe(true);
});

test('a note whose file never arrived is deleted as well', async () => {
  const path = `${crypto.randomUUID()}.pdf`;
  await data.from('cv_uploads').insert({ path }).throwOnError();
  await deleteUnusedCvs(contextAt(HOUR_MS + 60_000));
  expect((await data.from('cv_uploads').select()).data).toEqual([]);
});
