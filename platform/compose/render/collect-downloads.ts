import { createHash } from 'node:crypto';
import type { PageFile } from '@talent/sdk/server';
import { downloadKey, isFileName } from '../download-key.ts';
import type { RenderedFile } from './render-protocol.ts';

/** The files that a page's loader publishes while it runs. */
export interface Downloads {
  /** @throws Error for a name that no download may have */
  publish(file: PageFile): string;
  /** Everything published so far, each file once. */
  files(): readonly RenderedFile[];
}

/** Collects the files of one page, keyed by the hashes of their bytes. */
export function collectDownloads(): Downloads {
  const byKey = new Map<string, RenderedFile>();
  return {
    publish({ name, body }) {
      if (!isFileName(name)) {
        throw new Error(`"${name}" is no name of a download: use one like salary-guide.pdf`);
      }
      const bytes = Buffer.from(body);
      const hash = createHash('sha256').update(bytes).digest('hex').slice(0, 32);
      const key = downloadKey({ hash, name });
      byKey.set(key, { key, base64: bytes.toString('base64') });
      return `/_${key}`;
    },
    files: () => [...byKey.values()],
  };
}
