import { createReadStream } from 'node:fs';
import { opendir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import type { Readable } from 'node:stream';
import yauzl from 'yauzl';
import { osvRecordSchema, type OsvRecord } from './osv-record.ts';

/** A file cannot be read as records of the OSV schema; the message names it, and nothing was imported. */
export class OsvFileError extends Error {
  override readonly name = 'OsvFileError';
  readonly code = 'osv-file';

  constructor(file: string, problem: string, options?: ErrorOptions) {
    super(`${file} ${problem}. Nothing was imported`, options);
  }
}

/** Largest file. A record has a few kilobytes, or some hundred with a long list of versions. */
const MAX_BYTES = 16 * 1024 * 1024;

/**
 * Reads the records of a JSON file (one record or a list), of a zip archive of such files, which osv.dev has for each
 * ecosystem, or of a folder of both. One file of an archive is in memory at a time.
 * @throws OsvFileError
 */
export async function* readOsv(path: string): AsyncGenerator<OsvRecord> {
  const found = await stat(path).catch((cause: unknown) => {
    throw new OsvFileError(path, 'cannot be read', { cause });
  });
  if (found.isDirectory()) {
    for await (const entry of await opendir(path)) {
      const child = join(path, entry.name);
      if (entry.isDirectory() || /\.(json|zip)$/.test(entry.name)) yield* readOsv(child);
    }
  } else if (path.endsWith('.zip')) {
    yield* readArchive(path);
  } else {
    yield* recordsOf(path, found.size, () => createReadStream(path));
  }
}

async function* readArchive(path: string): AsyncGenerator<OsvRecord> {
  try {
    const archive = await yauzl.openPromise(path);
    try {
      for await (const entry of archive.eachEntry()) {
        if (!entry.fileName.endsWith('.json')) continue;
        const name = `${path}: ${entry.fileName}`;
        const size = entry.uncompressedSize;
        yield* recordsOf(name, size, () => archive.openReadStreamPromise(entry));
      }
    } finally {
      archive.close();
    }
  } catch (cause) {
    if (cause instanceof OsvFileError) throw cause;
    throw new OsvFileError(path, 'is no whole zip archive', { cause });
  }
}

async function* recordsOf(
  name: string,
  bytes: number,
  open: () => Readable | Promise<Readable>,
): AsyncGenerator<OsvRecord> {
  if (bytes > MAX_BYTES) {
    throw new OsvFileError(name, `is larger than ${MAX_BYTES / 1024 / 1024} MB`);
  }
  const json = parse(name, (await buffer(await open())).toString('utf8'));
  for (const item of Array.isArray(json) ? json : [json]) {
    const record = osvRecordSchema.safeParse(item);
    if (!record.success) {
      const [issue] = record.error.issues;
      const where = issue?.path.join('.') || 'the record';
      throw new OsvFileError(name, `is no record of the OSV schema (${where}: ${issue?.message})`, {
        cause: record.error,
      });
    }
    yield record.data;
  }
}

function parse(name: string, text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (cause) {
    throw new OsvFileError(name, 'is no JSON', { cause });
  }
}
