import { cropRect, storedSize } from './crop-rect';
import type { Crop, Size } from './crop-rect';

/** A picture as it is stored. */
export interface PreparedImage extends Size {
  file: File;
  /** Name in the bucket. */
  path: string;
}

const QUALITY = 0.9;

/**
 * The part of a picture that a crop leaves, at the size that it is stored in. A photo is always drawn anew: its file may
 * say where and with what it was taken. Everything else stays as it is where nothing is cut.
 * @throws Error where this browser cannot draw it.
 */
export async function redrawImage(image: PreparedImage, crop: Crop): Promise<PreparedImage> {
  const part = cropRect(image, crop);
  const { width, height } = storedSize(part);
  const isWhole = width === image.width && height === image.height;
  if (isWhole && image.file.type !== 'image/jpeg') return image;
  const picture = await createImageBitmap(image.file);
  try {
    const canvas = document.createElement('canvas');
    Object.assign(canvas, { width, height });
    const context = canvas.getContext('2d');
    if (!context) throw new Error('this browser draws no pictures');
    context.imageSmoothingQuality = 'high';
    context.drawImage(picture, part.x, part.y, part.width, part.height, 0, 0, width, height);
    // No browser writes AVIF.
    const type = image.file.type === 'image/avif' ? 'image/webp' : image.file.type;
    const blob = await new Promise<Blob | null>((resolve) => {
      canvas.toBlob(resolve, type, QUALITY);
    });
    if (!blob) throw new Error('the picture could not be written');
    const path = image.path.replace(/\.avif$/, extensionOf(blob.type));
    return { file: new File([blob], image.file.name, { type: blob.type }), path, width, height };
  } finally {
    picture.close();
  }
}

/** Safari writes PNG for what it cannot write. */
function extensionOf(type: string): string {
  return type === 'image/webp' ? '.webp' : '.png';
}
