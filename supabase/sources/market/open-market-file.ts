import { createReadStream, statSync } from 'node:fs';
import { basename } from 'node:path';
import type { MarketSourceKind } from '@talent/functions/market/market-source.ts';
import { readMarketFile, type MarketEdition } from '@talent/functions/market/read-market-file.ts';
import { RefusedError } from '../files/refused-error.ts';

/**
 * Reads a file from disk, in pieces.
 * @param retrieved day the file was fetched; default: the day it was last written
 * @throws RefusedError; MalformedFileError
 */
export async function openMarketFile(
  kind: MarketSourceKind,
  path: string,
  retrieved?: string,
): Promise<MarketEdition> {
  const found = statSync(path, { throwIfNoEntry: false });
  if (found?.isFile() !== true) throw new RefusedError(`There is no file ${path}.`);
  const day = retrieved ?? found.mtime.toISOString().slice(0, 10);
  const bytes: AsyncIterable<Uint8Array> = createReadStream(path);
  return readMarketFile(kind, { name: basename(path), bytes }, day);
}
