import { download, DownloadError, type DownloadLimits } from '@talent/functions/market/download.ts';
import { RefusedError } from '../../files/refused-error.ts';
import { readSourceFile, type SourceFile } from '../../files/source-file.ts';

/** What files are fetched with. */
export interface FileSurroundings {
  limits: DownloadLimits;
  now: () => Date;
}

/**
 * Opens the files that were named: paths, or https addresses of files.
 * @throws RefusedError
 */
export async function openFiles(
  names: readonly string[],
  surroundings: FileSurroundings,
): Promise<SourceFile[]> {
  const files: SourceFile[] = [];
  for (const name of names) {
    const isUrl = /^[a-z]+:\/\//i.test(name);
    files.push(isUrl ? await fetchFile(name, surroundings) : readSourceFile(name));
  }
  return files;
}

async function fetchFile(url: string, { limits, now }: FileSurroundings): Promise<SourceFile> {
  try {
    const answer = await download(url, { etag: null, lastModified: null }, limits);
    if (answer.status === 'unchanged') throw new DownloadError('refused', 'It sent no file.');
    return {
      name: URL.parse(url)?.pathname.split('/').at(-1) ?? url,
      bytes: Buffer.from(answer.bytes),
      writtenOn: now().toISOString().slice(0, 10),
    };
  } catch (cause) {
    if (!(cause instanceof DownloadError)) throw cause;
    throw new RefusedError(
      `${url}: ${cause.message} A publisher may refuse programs: save the file with a browser, and name it here.`,
      { cause },
    );
  }
}
