import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';

const { resolve } = createRequire(import.meta.url);

export const drawingFonts = [
  { name: 'Newsreader', file: '@fontsource/newsreader/files/newsreader-latin-500-normal.woff' },
  {
    name: 'Newsreader Extended',
    file: '@fontsource/newsreader/files/newsreader-latin-ext-500-normal.woff',
  },
  { name: 'Inter', file: '@fontsource/inter/files/inter-latin-500-normal.woff' },
  { name: 'Inter Extended', file: '@fontsource/inter/files/inter-latin-ext-500-normal.woff' },
] as const;

export const rasterizerFile = '@resvg/resvg-wasm/index_bg.wasm';

export function readMaterial(file: string): Promise<Buffer<ArrayBuffer>> {
  return readFile(resolve(file));
}

/** Hash of everything apart from the drawing that decides its pixels: another version gives another picture. */
export async function hashMaterials(): Promise<string> {
  const hash = createHash('sha256');
  const files = ['satori/package.json', rasterizerFile, ...drawingFonts.map(({ file }) => file)];
  for (const file of files) hash.update(await readMaterial(file));
  return hash.digest('hex');
}
