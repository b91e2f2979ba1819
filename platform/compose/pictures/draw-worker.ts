/** The thread that lays out and rasterizes drawings: a tenth of a second of it must not block requests. */
import { parentPort } from 'node:worker_threads';
import { Resvg, initWasm } from '@resvg/resvg-wasm';
import type { DrawingNode } from '@talent/sdk/server';
import satori from 'satori';
import { drawingFonts, rasterizerFile, readMaterial } from './drawing-materials.ts';

export interface DrawRequest {
  id: number;
  drawing: DrawingNode;
}

export type DrawAnswer =
  | { id: number; status: 'ok'; png: Uint8Array }
  | { id: number; status: 'failed'; message: string };

const size = { width: 1200, height: 630 };

const ready = initWasm(readMaterial(rasterizerFile));
const fonts = Promise.all(
  drawingFonts.map(async ({ name, file }) => ({
    name,
    data: await readMaterial(file),
    weight: 500 as const,
    style: 'normal' as const,
  })),
);

parentPort?.on('message', (request: DrawRequest) => void answer(request));

async function answer({ id, drawing }: DrawRequest): Promise<void> {
  try {
    send({ id, status: 'ok', png: await draw(drawing) });
  } catch (error) {
    send({ id, status: 'failed', message: error instanceof Error ? error.message : String(error) });
  }
}

async function draw(drawing: DrawingNode): Promise<Uint8Array> {
  await ready;
  const missing = new Set<string>();
  const svg = await satori(
    { ...drawing, key: null },
    {
      ...size,
      fonts: await fonts,
      loadAdditionalAsset: async (_, letters) => {
        missing.add(letters);
        return [];
      },
    },
  );
  // A font draws a box with 'no glyph' in it for a letter that it lacks.
  if (missing.size > 0) throw new Error(`no font has ${[...missing].join(' ')}`);
  return rasterize(svg);
}

function rasterize(svg: string): Uint8Array {
  const resvg = new Resvg(svg);
  try {
    const image = resvg.render();
    try {
      return image.asPng();
    } finally {
      image.free();
    }
  } finally {
    resvg.free();
  }
}

function send(message: DrawAnswer): void {
  parentPort?.postMessage(message);
}
