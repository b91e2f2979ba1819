import { join } from 'node:path';
import type { MarketSourceKind } from '@talent/functions/market/market-sources.ts';
import { readMarketFile, type MarketEdition } from '@talent/functions/market/read-market-file.ts';
import { readSourceFile } from '../files/source-file.ts';

/**
 * Reads the file of a source from a folder.
 * @param retrieved day the file was fetched; default: the day it was last written
 * @throws RefusedError; MalformedFileError
 */
export function openMarketFile(
  kind: MarketSourceKind,
  folder: string,
  retrieved?: string,
): MarketEdition {
  const file = readSourceFile(join(folder, kind.file));
  return readMarketFile(kind, file, retrieved ?? file.writtenOn);
}
