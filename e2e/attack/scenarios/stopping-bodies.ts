import { pdfBomb } from '@talent/testing/pdf-bomb';
import { bytesOf, pdfFile } from '@talent/testing/pdf-file';
import { expect } from 'vitest';
import { contactForm, type AttackedSite, cvForm, openJob } from '../attacked-site.ts';
import type { Asked } from '../raw-http.ts';

/** Bound of the answer to the attack, ms. */
const ANSWER_MS = 5000;
/** Bound of another visitor's request beside it, ms; three times as long as without it, where the machine is busy. */
const BESIDE_MS = 1000;
/** The fastest counts: the attack would stop every one, and other programs of the machine stop some. */
const ROUNDS = 3;

/** Bodies that make a parser work for minutes, or take all memory, beside other visitors who send forms. */
export async function attack(site: AttackedSite): Promise<void> {
  const slug = await openJob(site);
  const cv = (body: string) => cvForm(slug, asPdf(body));
  const attacks: [name: string, path: string, asked: Asked][] = [
    ['29 KB that unpack to ten million entries', APPLY, await cvForm(slug, pdfBomb())],
    ['5 MB of /S%', APPLY, await cv('/S%'.repeat(1_700_000))],
    ['5 MB of /XFA%', APPLY, await cv('/XFA%'.repeat(1_000_000))],
    ['5 MB of streams', APPLY, await cv('stream\n'.repeat(740_000))],
    ['5 MB of packed objects', APPLY, await cv('obj /ObjStm stream\n'.repeat(270_000))],
    ['5 MB of filters', APPLY, await cv(`obj /ObjStm ${'/Filter['.repeat(640_000)}stream\n`)],
    ['5 MB of empty parts', APPLY, post(PART.repeat(90_000), 'multipart/form-data; boundary=b')],
    ['5 MB of fields', APPLY, post('a&'.repeat(2_600_000), ENCODED)],
    ['64 KB of fields', APPLY, post('a&'.repeat(32_000), ENCODED)],
    ['300 KB of quotes', '/rest/v1/x', post(`"${'\\"'.repeat(150_000)}`)],
    ['64 KB of quotes', '/rest/v1/x', post(`"${'\\"'.repeat(32_000)}`)],
    ['64 KB of quotes to sign out', '/auth/v1/logout', post(`"${'\\"'.repeat(32_000)}`)],
    ['64 KB of backslashes', '/rest/v1/jobs', post('\\'.repeat(65_000))],
  ];
  const asVisitors = async () => [
    site.post('/functions/v1/contact', contactForm()),
    site.ask(APPLY, await cvForm(slug, pdfFile())),
  ];
  for (const [name, path, asked] of attacks) {
    const slowest: number[] = [];
    for (let round = 0; round < ROUNDS; round += 1) {
      const alone = await Promise.all(await asVisitors());
      const bound = Math.max(BESIDE_MS, ...alone.map(({ ms }) => 3 * ms));
      const [refused, ...served] = await Promise.all([
        site.ask(path, asked),
        ...(await asVisitors()),
      ]);
      expect(String(refused.status), name).toMatch(/^4/);
      expect(refused.ms, name).toBeLessThan(ANSWER_MS);
      for (const { status } of served) expect(status, `beside ${name}`).toBe(201);
      slowest.push(Math.max(...served.map(({ ms }) => ms)) / bound);
    }
    expect(Math.min(...slowest), `beside ${name}`).toBeLessThan(1);
  }
}

const APPLY = '/functions/v1/apply';
const ENCODED = 'application/x-www-form-urlencoded';
const PART = '--b\r\nContent-Disposition: form-data; name="a"\r\n\r\n\r\n';

/** With the first and last line of a PDF, so that what is between them is looked at. */
function asPdf(body: string): Uint8Array {
  const start = `%PDF-1.7\n${body}\n`;
  return bytesOf(`${start}xref\nstartxref\n${start.length}\n%%EOF\n`);
}

function post(body: string, type = 'application/json'): Asked {
  return { method: 'POST', headers: { 'Content-Type': type, Accept: 'application/json' }, body };
}
