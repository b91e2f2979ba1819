import { createRequire } from 'node:module';
import {
  CARD_SIZE,
  cardRect,
  cropRect,
  focusInside,
  storedSize,
  type Crop,
} from '@talent/api/blog/crop-rect';
import {
  PictureError,
  pictureKind,
  type CutPicture,
  type PictureCutter,
  type PictureFile,
} from '@talent/functions/pictures/picture-cutter.ts';
import type { Sharp, SharpOptions } from 'sharp';

/** Pixels of the largest picture: 8,000 by 5,000. A small file can hold a thousand times as many. */
const MOST_PIXELS = 40_000_000;
/** Longest time for one step, s. */
const SECONDS = 20;
/** Widths of the smaller copies, px. */
const WIDTHS = [320, 640, 960] as const;

const quality = {
  webp: { quality: 82, smartSubsample: true },
  avif: { quality: 55, effort: 3 },
  jpeg: { quality: 84, mozjpeg: true },
} as const;

type SharpModule = (input: Uint8Array, options: SharpOptions) => Sharp;

/**
 * Cuts pictures with sharp. Null where it is not installed; where its binary does not run, every cut is refused as unavailable.
 * It is loaded with the first picture.
 */
export function createSharpCutter(): PictureCutter | null {
  const require = createRequire(import.meta.url);
  try {
    require.resolve('sharp');
  } catch {
    return null;
  }
  return async (bytes, crop, isCover) => {
    if (pictureKind(bytes) === null) {
      throw new PictureError('refused', 'The file is not a PNG, JPEG, WebP or AVIF.');
    }
    const sharp = await load();
    try {
      return await cut(sharp, bytes, crop, isCover);
    } catch (cause) {
      throw new PictureError('refused', 'The file cannot be read as a picture.', { cause });
    }
  };
}

async function load(): Promise<SharpModule> {
  try {
    const { default: sharp } = await import('sharp');
    // One picture at a time, and none is kept: the same process serves the backend.
    sharp.cache(false);
    sharp.concurrency(1);
    return sharp;
  } catch (cause) {
    throw new PictureError('unavailable', 'sharp does not run on this machine.', { cause });
  }
}

/** Nothing of the file but its pixels is written: sharp leaves out camera, place and every other note. */
async function cut(
  sharp: SharpModule,
  bytes: Uint8Array,
  crop: Crop,
  isCover: boolean,
): Promise<CutPicture> {
  const limits: SharpOptions = { limitInputPixels: MOST_PIXELS, failOn: 'error', pages: 1 };
  // Upright first, as the editor shows it.
  const upright = await sharp(bytes, limits)
    .autoOrient()
    .toColourspace('srgb')
    .timeout({ seconds: SECONDS })
    .raw()
    .toBuffer({ resolveWithObject: true });
  const { width, height, channels } = upright.info;
  const from = () => sharp(upright.data, { raw: { width, height, channels } });
  const part = cropRect({ width, height }, crop);
  const stored = storedSize(part);
  const cutTo = (size: { width: number; height?: number }) =>
    from()
      .extract({ left: part.x, top: part.y, width: part.width, height: part.height })
      .resize({ ...size, fit: 'fill' })
      .timeout({ seconds: SECONDS });
  const copies = [];
  for (const copy of WIDTHS.filter((one) => one < stored.width)) {
    const size = {
      width: copy,
      height: Math.max(1, Math.round((copy * part.height) / part.width)),
    };
    copies.push({
      width: copy,
      files: [
        await fileOf(cutTo(size).avif(quality.avif), 'image/avif'),
        await fileOf(cutTo(size).webp(quality.webp), 'image/webp'),
      ],
    });
  }
  return {
    ...stored,
    focus: focusInside({ width, height }, crop),
    file: await fileOf(cutTo(stored).webp(quality.webp), 'image/webp'),
    copies,
    card: isCover ? await cardOf(from(), { width, height }, crop) : null,
  };
}

async function cardOf(
  picture: Sharp,
  size: { width: number; height: number },
  crop: Crop,
): Promise<PictureFile> {
  const part = cropRect(size, crop);
  const card = cardRect(part, focusInside(size, crop));
  const drawn = picture
    .extract({
      left: part.x + card.x,
      top: part.y + card.y,
      width: card.width,
      height: card.height,
    })
    .resize({ ...CARD_SIZE, fit: 'fill' })
    .flatten({ background: 'white' })
    .jpeg(quality.jpeg)
    .timeout({ seconds: SECONDS });
  return fileOf(drawn, 'image/jpeg');
}

async function fileOf(drawn: Sharp, type: PictureFile['type']): Promise<PictureFile> {
  return { bytes: new Uint8Array(await drawn.toBuffer()), type };
}
