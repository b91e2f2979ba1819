import type { Socket } from 'node:net';
import { pdfFile } from '@talent/testing/pdf-file';
import { expect } from 'vitest';
import { type AttackedSite, cvForm, openJob } from '../attacked-site.ts';
import { openSocket } from '../raw-http.ts';

const APPLY = '/functions/v1/apply';
/** Bound of an application beside the attack, ms; three times as long as without it, where the machine is busy. */
const BESIDE_MS = 1000;
/** Of 10 addresses. */
const UPLOADS = 40;

/** Uploads that begin and stop, beside a visitor who applies with a real CV. */
export async function attack(site: AttackedSite): Promise<void> {
  const slug = await openJob(site);
  const unused = 'x'.repeat(1_000_000);
  // A PDF with a megabyte of an object that nothing shows.
  const file = pdfFile({
    objects: [`<< /Length ${unused.length} >>\nstream\n${unused}\nendstream`],
  });
  const apply = async () => site.ask(APPLY, await cvForm(slug, file));
  // The first check of a CV is slower than all that follow.
  await apply();
  const bound = Math.max(BESIDE_MS, 3 * (await apply()).ms);
  for (const bytes of [1000, 70_000, 5_000_000]) {
    const stalled = await Promise.all(
      Array.from({ length: UPLOADS }, (_each, at) => stall(site, `203.0.113.${at % 10}`, bytes)),
    );
    for (let time = 1; time <= 3; time += 1) {
      const { status, ms } = await apply();
      expect(status, `beside uploads of ${bytes} bytes that stall`).toBe(201);
      expect(ms, `beside uploads of ${bytes} bytes that stall`).toBeLessThan(bound);
    }
    for (const socket of stalled) socket.destroy();
  }
}

/** Announces 6 MB, sends the first `bytes` of them and nothing more. Some may be refused. */
async function stall({ port }: AttackedSite, from: string, bytes: number): Promise<Socket> {
  const socket = await openSocket(port);
  socket.on('error', () => undefined);
  const head = [
    `POST ${APPLY} HTTP/1.1`,
    `Host: localhost:${port}`,
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
