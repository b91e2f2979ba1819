import type { Socket } from 'node:net';
import { pdfFile } from '@talent/testing/pdf-file';
import type { AttackedSite } from '../attacked-site.ts';
import { cvForm, openJob } from '../cv-form.ts';
import { openSocket, type Asked } from '../raw-http.ts';
import type { Notes, Scenario } from '../scenario.ts';

const APPLY = '/functions/v1/apply';
/** Bound of an application beside the attack, ms. */
const BESIDE_MS = 1000;
/** Of 10 addresses. */
const UPLOADS = 40;

/** Uploads that begin and stop, beside a visitor who applies with a real CV. */
export const scenario: Scenario = {
  name: 'stalled-uploads',
  site: 'shared',
  async attack(site, notes) {
    const slug = await openJob(site);
    const application = () => cvForm(slug, ofOneMegabyte());
    // The first check of a CV is slower than all that follow.
    await site.ask(APPLY, await application());
    await applies(site, notes, 'nothing', await application());
    for (const [name, bytes] of [
      ['1 KB', 1000],
      ['70 KB', 70_000],
      ['5 MB', 5_000_000],
    ] as const) {
      const stalled = await Promise.all(
        Array.from({ length: UPLOADS }, (_each, at) => stall(site, `203.0.113.${at % 10}`, bytes)),
      );
      for (let time = 1; time <= 3; time += 1) {
        const beside = `${UPLOADS} uploads of ${name} that stall, time ${time}`;
        await applies(site, notes, beside, await application());
      }
      for (const socket of stalled) socket.destroy();
    }
  },
};

async function applies(
  site: AttackedSite,
  notes: Notes,
  beside: string,
  asked: Asked,
): Promise<void> {
  const { status, ms } = await site.ask(APPLY, asked);
  const seen = `${status} in ${Math.round(ms)} ms`;
  notes.holds(
    `an application beside ${beside}`,
    '201 within 1 s',
    seen,
    status === 201 && ms < BESIDE_MS,
  );
}

/** Announces 6 MB, sends the first `bytes` of them and nothing more. Some may be refused. */
async function stall(site: AttackedSite, from: string, bytes: number): Promise<Socket> {
  const socket = await openSocket(site.port);
  socket.on('error', () => undefined);
  const head = [
    `POST ${APPLY} HTTP/1.1`,
    `Host: localhost:${site.port}`,
    `X-Forwarded-For: ${from}`,
    'Content-Type: multipart/form-data; boundary=b',
    'Content-Length: 6000000',
  ];
  await new Promise((resolve) => {
    socket.once('close', resolve);
    socket.write(`${head.join('\r\n')}\r\n\r\n${'x'.repeat(bytes)}`, resolve);
  });
  return socket;
}

/** A PDF with a megabyte of an object that nothing shows. */
function ofOneMegabyte(): Uint8Array {
  const unused = 'x'.repeat(1_000_000);
  return pdfFile({ objects: [`<< /Length ${unused.length} >>\nstream\n${unused}\nendstream`] });
}
