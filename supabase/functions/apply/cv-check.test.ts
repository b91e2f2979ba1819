import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { unwrap } from '@talent/data/unwrap';
import { pdfBomb } from '@talent/testing/pdf-bomb';
import { pdfFile } from '@talent/testing/pdf-file';
import { afterAll, expect, test } from 'vitest';
import { startFakeClamd } from '@talent/functions/cv-check/testing/fake-clamd.ts';
import { fileStack } from '@talent/functions/testing/file-stack.ts';

/** The daemon of these tests takes this for a virus. */
const VIRUS = 'a virus of the tests';

const clamd = await startFakeClamd((file) =>
  file.includes(VIRUS) ? 'stream: Test.Virus-1 FOUND' : 'stream: OK',
);
afterAll(() => clamd.stop());
const stack = await fileStack({ settings: { CLAMAV_SOCKET: clamd.socket } });
const { operator: owner } = stack;
const jobs = unwrap(await owner.from('jobs').select('slug').eq('status', 'open').limit(1));
const jobSlug = jobs[0]?.slug ?? '';

async function apply(cv: BlobPart, accept = 'application/json') {
  const form = new FormData();
  const fields = {
    jobSlug,
    name: 'Ada Example',
    email: 'ada@example.com',
    workEligibility: 'unsure',
    consent: 'on',
    idempotency_key: crypto.randomUUID(),
  };
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  form.set('cv', new File([cv], 'ada-example.pdf', { type: 'application/pdf' }));
  const answer = await fetch(`${stack.url}/functions/v1/apply`, {
    method: 'POST',
    headers: { accept },
    body: form,
  });
  return { status: answer.status, text: await answer.text() };
}

async function kept() {
  const { count: rows } = await owner
    .from('job_applications')
    .select('*', { count: 'exact', head: true });
  const { count: notes } = await owner
    .from('cv_uploads')
    .select('*', { count: 'exact', head: true });
  let files = 0;
  try {
    files = readdirSync(join(stack.dataDir, 'files', 'o-applications')).length;
  } catch {
    // No file was ever stored.
  }
  return [rows, notes, files];
}

test.each([
  ['a page behind its end', new Blob([pdfFile(), '<html>']), 'save it as a PDF again'],
  ['a first line alone', '%PDF-1.7 the resume of Ada', 'damaged'],
  [
    'a script',
    pdfFile({ catalog: '/OpenAction << /S /JavaScript /JS (x) >>' }),
    'Print it to a PDF',
  ],
  ['a virus', pdfFile({ text: VIRUS }), 'Our virus scanner found a problem'],
])('a resume with %s is refused with advice, and nothing of it is stored', async (_, cv, words) => {
  const before = await kept();
  const answer = await apply(cv);
  expect(answer.status).toBe(422);
  expect((JSON.parse(answer.text) as { fields: { cv: string } }).fields.cv).toContain(words);
  expect(await kept()).toEqual(before);
});

test('a virus is logged without the person', () => {
  const lines = stack.lines.filter((line) => line.includes('resume'));
  expect(lines).toEqual(['A resume was refused: the virus scanner found Test.Virus-1.']);
});

test('a bomb is refused on a page as well, and delays no other visitor', async () => {
  const order: string[] = [];
  const bomb = apply(pdfBomb(), 'text/html').then(({ text }) => {
    order.push('bomb');
    return text;
  });
  for (let asked = 0; asked < 5; asked += 1) {
    const jobs = await owner.from('jobs').select('slug').limit(1);
    order.push(`jobs ${jobs.status}`);
  }
  expect(await bomb).toContain(
    'This PDF could not be checked. Print it to a PDF, and send the new file.',
  );
  expect(order).toEqual(['jobs 200', 'jobs 200', 'jobs 200', 'jobs 200', 'jobs 200', 'bomb']);
});

test('a resume is stored after it was scanned, and refused while the scanner does not answer', async () => {
  const [rows, , files = 0] = await kept();
  const scanned = clamd.files.length;
  expect((await apply(pdfFile())).status).toBe(201);
  expect(clamd.files).toHaveLength(scanned + 1);
  expect(await kept()).toEqual([(rows ?? 0) + 1, 0, (files ?? 0) + 1]);
  await clamd.stop();
  expect((await apply(pdfFile())).status).toBe(503);
  expect(await kept()).toEqual([(rows ?? 0) + 1, 0, (files ?? 0) + 1]);
  expect(stack.lines.at(-1)).toMatch(
    /^Form apply was not stored: The virus scanner cannot be reached/,
  );
});
