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

/** Draws without the letters that no font has: a card without an arrow is better than none. */
async function draw(drawing: DrawingNode): Promise<Uint8Array> {
  const whole = await layOut(drawing);
  const { svg, missing } =
    whole.missing === '' ? whole : await layOut(without(drawing, whole.missing));
  // A font draws a box with 'no glyph' in it for a letter that it lacks.
  if (missing !== '') throw new Error(`no font has ${missing}`);
  return rasterize(svg);
}

/** A drawing without these letters, which leave no second space. */
function without<Part>(part: Part, letters: string): Part {
  if (typeof part === 'string') {
    const kept = [...part].filter((letter) => !letters.includes(letter)).join('');
    return kept.replace(/ {2,}/g, ' ').trim() as Part;
  }
  if (Array.isArray(part)) return part.map((each: unknown) => without(each, letters)) as Part;
  if (typeof part !== 'object' || part === null) return part;
  const { type, props } = part as unknown as DrawingNode;
  return { type, props: { ...props, children: without(props.children, letters) } } as Part;
}

async function layOut(drawing: DrawingNode): Promise<{ svg: string; missing: string }> {
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
  return { svg, missing: [...missing].join('') };
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
