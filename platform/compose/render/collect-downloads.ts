import { createHash } from 'node:crypto';
import type { PageFile } from '@talent/sdk/server';
import { downloadKey, isFileName } from '../download-key.ts';
import type { RenderedFile } from './render-protocol.ts';

/** Collects the files that a page's loader publishes while it runs, keyed by the hashes of their bytes. */
export function collectDownloads() {
  const byKey = new Map<string, RenderedFile>();
  return {
    /** @throws Error for a name that no download may have */
    publish({ name, body }: PageFile): string {
      if (!isFileName(name)) {
        throw new Error(`"${name}" is no name of a download: use one like salary-guide.pdf`);
      }
      const bytes = Buffer.from(body);
      const hash = createHash('sha256').update(bytes).digest('hex').slice(0, 32);
      const key = downloadKey({ hash, name });
      byKey.set(key, { key, base64: bytes.toString('base64') });
      return `/_${key}`;
    },
    /** Everything published so far, each file once. */
    files: (): readonly RenderedFile[] => [...byKey.values()],
  };
}
