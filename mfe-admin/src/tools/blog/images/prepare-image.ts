import {
  CARD_SIZE,
  cardRect,
  cropRect,
  focusInside,
  storedSize,
  type Crop,
  type Size,
} from '@talent/api/blog/crop-rect';
import { MOST_IMAGE_BYTES } from '@talent/functions/blog-image/contract';
import { imageTexts } from '../content/image-texts';
import { randomHex, slugOf } from '../publish/check-post';

const types = ['image/png', 'image/jpeg', 'image/webp', 'image/avif'];

export const acceptedTypes = types.join(',');

/** A picture that was chosen, and its size in px. */
export interface ChosenImage extends Size {
  file: File;
  /** Name in the bucket, without an ending. */
  stem: string;
}

/** Looks at a file before anything is sent: its kind, its size, and whether it is a picture at all. */
export async function checkImage(
  file: File,
): Promise<({ status: 'fine' } & ChosenImage) | { status: 'refused'; reason: string }> {
  if (!types.includes(file.type)) return { status: 'refused', reason: imageTexts.wrongType };
  if (file.size > MOST_IMAGE_BYTES) {
    const megabytes = (file.size / 1024 / 1024).toFixed(1);
    return { status: 'refused', reason: imageTexts.tooLarge(megabytes) };
  }
  try {
    const picture = await createImageBitmap(file);
    const { width, height } = picture;
    picture.close();
    return { status: 'fine', file, stem: stemFor(file.name), width, height };
  } catch {
    return { status: 'refused', reason: imageTexts.unreadable };
  }
}

/** A name in the bucket that no other picture has: `2026/pay-by-level-1f3a9c2e`. */
function stemFor(name: string): string {
  const words = slugOf(name.replace(/\.[^.]*$/, ''));
  return `${new Date().getUTCFullYear()}/${words || 'image'}-${randomHex(8)}`;
}

const QUALITY = 0.9;

/**
 * Cuts a picture in this browser, where the server cannot. It is always drawn anew: a file may say where and with what it was
 * taken.
 * @returns with its name in the bucket, the point that matters as shares of the cut picture, and a cover's part for shared links
 * @throws Error where this browser cannot draw it.
 */
export async function redrawImage(image: ChosenImage, crop: Crop, isCover: boolean) {
  const part = cropRect(image, crop);
  const stored = storedSize(part);
  const focus = focusInside(image, crop);
  const picture = await createImageBitmap(image.file);
  try {
    // No browser writes AVIF.
    const type = image.file.type === 'image/avif' ? 'image/webp' : image.file.type;
    const blob = await drawn(picture, part, stored, type);
    const path = `${image.stem}.${endingOf(blob.type)}`;
    if (!isCover) return { ...stored, blob, path, focus, card: null };
    const inside = cardRect(part, focus);
    const cardPart = { ...inside, x: part.x + inside.x, y: part.y + inside.y };
    const card = await drawn(picture, cardPart, CARD_SIZE, 'image/jpeg');
    return { ...stored, blob, path, focus, card: { blob: card, path: `${image.stem}-card.jpg` } };
  } finally {
    picture.close();
  }
}

async function drawn(
  picture: ImageBitmap,
  part: Size & { x: number; y: number },
  { width, height }: Size,
  type: string,
): Promise<Blob> {
  const canvas = document.createElement('canvas');
  Object.assign(canvas, { width, height });
  const context = canvas.getContext('2d');
  if (!context) throw new Error('this browser draws no pictures');
  context.imageSmoothingQuality = 'high';
  if (type === 'image/jpeg') {
    context.fillStyle = 'white';
    context.fillRect(0, 0, width, height);
  }
  context.drawImage(picture, part.x, part.y, part.width, part.height, 0, 0, width, height);
  const blob = await new Promise<Blob | null>((resolve) => {
    canvas.toBlob(resolve, type, QUALITY);
  });
  if (!blob) throw new Error('the picture could not be written');
  return blob;
}

/** Safari writes PNG for what it cannot write. */
function endingOf(type: string): string {
  return { 'image/jpeg': 'jpg', 'image/webp': 'webp' }[type] ?? 'png';
}
