import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { createClamdScanner, ScannerError, type FileScanner } from './clamd-scanner.ts';
import { startFakeClamd } from './testing/fake-clamd.ts';

const bytes = new Uint8Array(200_000).fill(65);

const scannerAt = (socket: string, patienceMs?: number): FileScanner => {
  const scanner = createClamdScanner(socket, patienceMs);
  if (scanner === null) throw new Error('A socket is set.');
  return scanner;
};

test('sends the whole file in parts and reads the clean verdict', async () => {
  const clamd = await startFakeClamd(() => 'stream: OK');
  onTestFinished(clamd.stop);
  expect(await scannerAt(clamd.socket)(bytes)).toEqual({ status: 'clean' });
  expect(await scannerAt(`tcp://${clamd.socket}`)(new Uint8Array())).toEqual({ status: 'clean' });
  expect(clamd.files.map((file) => file.byteLength)).toEqual([200_000, 0]);
  expect(clamd.files[0]?.every((byte) => byte === 65)).toBe(true);
});

test('names the virus', async () => {
  const clamd = await startFakeClamd(() => 'stream: Pdf.Exploit.CVE_2010_0188-1 FOUND');
  onTestFinished(clamd.stop);
  expect(await scannerAt(clamd.socket)(bytes)).toEqual({
    status: 'infected',
    signature: 'Pdf.Exploit.CVE_2010_0188-1',
  });
});

test('speaks to a Unix socket as well', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'talent-clamd-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const clamd = await startFakeClamd(() => 'stream: OK', join(folder, 'clamd.ctl'));
  onTestFinished(clamd.stop);
  expect(await scannerAt(clamd.socket)(bytes)).toEqual({ status: 'clean' });
});

test.each(['INSTREAM size limit exceeded. ERROR', 'stream: Can not open file ERROR', 'x', ''])(
  'rejects when the scanner answers %j',
  async (answer) => {
    const clamd = await startFakeClamd(() => answer);
    onTestFinished(clamd.stop);
    await expect(scannerAt(clamd.socket)(bytes)).rejects.toThrow(ScannerError);
  },
);

test('rejects when the scanner cannot be reached, closes the connection, or does not answer', async () => {
  const gone = await startFakeClamd(() => 'stream: OK');
  await gone.stop();
  await expect(scannerAt(gone.socket)(bytes)).rejects.toThrow('cannot be reached');

  const server = createServer((socket) => void (isSilent ? socket.resume() : socket.destroy()));
  onTestFinished(() => void server.close());
  let isSilent = false;
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  const socket = `127.0.0.1:${(server.address() as AddressInfo).port}`;
  await expect(scannerAt(socket)(bytes)).rejects.toThrow(ScannerError);
  isSilent = true;
  await expect(scannerAt(socket, 100)(bytes)).rejects.toThrow('does not answer');
});

test('scans nothing where no socket is set, and names the variable where it cannot be read', () => {
  expect(createClamdScanner(undefined)).toBeNull();
  expect(createClamdScanner('')).toBeNull();
  expect(() => createClamdScanner('clamd')).toThrow('CLAMAV_SOCKET');
  expect(() => createClamdScanner('localhost:99999')).toThrow('CLAMAV_SOCKET');
});
