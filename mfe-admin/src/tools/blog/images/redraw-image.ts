import { CARD_SIZE, cardRect, cropRect, focusInside, storedSize } from '@talent/api/blog/crop-rect';
import type { Crop, Size } from '@talent/api/blog/crop-rect';

/** A picture that was chosen, and its size in px. */
export interface ChosenImage extends Size {
  file: File;
  /** Name in the bucket, without an ending. */
  stem: string;
}

/** A picture as it is stored. */
export interface PreparedImage extends Size {
  blob: Blob;
  /** Name in the bucket. */
  path: string;
  /** The point that matters, as shares of the cut picture. */
  focus: Crop['focus'];
  /** The part for shared links; null where it was not asked for. */
  card: { blob: Blob; path: string } | null;
}

const QUALITY = 0.9;

/**
 * Cuts a picture in this browser, where the server cannot. It is always drawn anew: a file may say where and with what it was
 * taken.
 * @throws Error where this browser cannot draw it.
 */
export async function redrawImage(
  image: ChosenImage,
  crop: Crop,
  isCover: boolean,
): Promise<PreparedImage> {
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
