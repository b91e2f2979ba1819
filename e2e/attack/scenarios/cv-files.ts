import { Agent } from 'node:http';
import { bytesOf, pdfFile } from '@talent/testing/pdf-file';
import { cvForm, openJob } from '../cv-form.ts';
import type { Scenario } from '../scenario.ts';

/** Sends files as CVs that are something else as well, for anyone who opens them. */
export const scenario: Scenario = {
  name: 'cv-files',
  site: 'shared',
  async attack(site, notes) {
    const slug = await openJob(site);
    const stored = async () =>
      ((await site.asOwner('GET', 'job_applications?select=reference')) as unknown[]).length;
    const zip =
      'PK\x03\x04\x14\0\0\0\0\0' +
      '\0'.repeat(40) +
      'PK\x01\x02' +
      '\0'.repeat(42) +
      'PK\x05\x06' +
      '\0'.repeat(18);
    const whole = Buffer.from(pdfFile()).toString('latin1');
    const files: [string, Uint8Array, number][] = [
      ['a PDF', pdfFile(), 201],
      ['a PDF with an archive behind it', bytesOf(whole + zip), 422],
      ['an archive with a PDF behind it', bytesOf(zip + whole), 422],
      ['a page with a PDF behind it', bytesOf(`<html><script>alert(1)</script>${whole}`), 422],
      ['a PDF with a page behind it', bytesOf(`${whole}<html><script>alert(1)</script>`), 422],
      ['a program', bytesOf('MZ\x90\0\x03\0\0\0\x04\0\0\0\xff\xff'), 422],
      ['a program with a PDF behind it', bytesOf(`MZ\x90\0${whole}`), 422],
      [
        'a script in a PDF',
        pdfFile({ catalog: '/OpenAction << /S /JavaScript /JS (app.alert(1)) >>' }),
        422,
      ],
      [
        'a program that a PDF starts',
        pdfFile({ catalog: '/OpenAction << /S /Launch /F (cmd.exe) >>' }),
        422,
      ],
      ['an attachment', pdfFile({ catalog: '/Names << /EmbeddedFiles << >> >>' }), 422],
      ['its first line alone', bytesOf('%PDF-1.7 the CV of Ada'), 422],
      ['nothing', new Uint8Array(0), 422],
      ['5.1 MB of it', bytesOf(whole + ' '.repeat(5.1 * 1024 * 1024)), 422],
    ];
    const agent = new Agent({ keepAlive: false });
    for (const [name, file, status] of files) {
      const answer = await site.ask('/functions/v1/apply', {
        ...(await cvForm(slug, file)),
        agent,
      });
      notes.same(`${name}, as a CV`, status, answer.status);
    }
    notes.same('applications stored of all that', 1, await stored());
    const [kept] = (await site.asOwner('GET', 'job_applications?select=cv_path')) as {
      cv_path: string;
    }[];
    const read = await site.ask(`/storage/v1/object/applications/${kept?.cv_path ?? ''}`);
    const open = await site.ask(`/storage/v1/object/public/applications/${kept?.cv_path ?? ''}`);
    notes.holds(
      'the stored CV, read by a visitor who knows its path',
      'refused twice',
      `${read.status}, ${open.status}`,
      read.status >= 400 && open.status >= 400,
    );
  },
};
