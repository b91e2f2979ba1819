import type { Crop } from '@talent/api/blog/crop-rect';
import { cutOnServer } from '../api/cut-on-server';
import { uploadImage } from '../api/upload-image';
import { redrawImage } from './redraw-image';
import type { ChosenImage } from './redraw-image';

interface ImageToStore {
  image: ChosenImage;
  alt: string;
  crop: Crop;
  /** A cover has a part for shared links as well. */
  isCover: boolean;
}

/**
 * Cuts and stores a picture: on the server where it can, which also makes smaller copies, else in this browser.
 * @returns its name in the bucket
 * @throws ImageError, DataError, TypeError
 */
export async function storeImage({ image, alt, crop, isCover }: ImageToStore): Promise<string> {
  const details = { stem: image.stem, alt, crop, isCover };
  const path = await cutOnServer(image.file, details);
  if (path !== null) return path;
  return uploadImage({ image: await redrawImage(image, crop, isCover), alt, crop });
}

/** The address on this site of a picture by its name in the bucket. */
export function imageAddress(path: string): string {
  return `/storage/v1/object/public/blog-images/${path}`;
}
