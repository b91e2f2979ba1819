import { readFileSync, statSync } from 'node:fs';
import { basename } from 'node:path';
import type { MarketSourceKind } from '@talent/functions/market/market-sources.ts';
import { readMarketFile, type MarketEdition } from '@talent/functions/market/read-market-file.ts';
import { RefusedError } from '../files/refused-error.ts';

/**
 * Reads a file from disk.
 * @param retrieved day the file was fetched; default: the day it was last written
 * @throws RefusedError; MalformedFileError
 */
export function openMarketFile(
  kind: MarketSourceKind,
  path: string,
  retrieved?: string,
): MarketEdition {
  const found = statSync(path, { throwIfNoEntry: false });
  if (found?.isFile() !== true) throw new RefusedError(`There is no file ${path}.`);
  const day = retrieved ?? found.mtime.toISOString().slice(0, 10);
  return readMarketFile(kind, { name: basename(path), bytes: readFileSync(path) }, day);
}
