import { deflateSync } from 'node:zlib';
import { bytesOf } from './pdf-file.ts';

const ENTRIES = 10_000_000;

/** A PDF of 29 KB whose table of objects unpacks to ten million entries. */
export function pdfBomb(): Uint8Array<ArrayBuffer> {
  const table = deflateSync(new Uint8Array(3 * ENTRIES)).toString('latin1');
  const start = '%PDF-1.7\n1 0 obj\n<< /Type /Catalog /Pages 2 0 R >>\nendobj\n';
  const entries = `/Type /XRef /Size ${ENTRIES} /W [1 1 1] /Root 1 0 R /Filter /FlateDecode`;
  const stream = `3 0 obj\n<< ${entries} /Length ${table.length} >>\nstream\n${table}\nendstream\nendobj\n`;
  return bytesOf(`${start}${stream}startxref\n${start.length}\n%%EOF\n`);
}
