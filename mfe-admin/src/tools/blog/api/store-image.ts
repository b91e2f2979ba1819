import type { Crop } from '@talent/api/blog/crop-rect';
import { imageAnswerSchema, type ImageDetails } from '@talent/functions/blog-image/contract';
import { unwrap } from '@talent/data/unwrap';
import { adminData } from '../../../backend/admin-data';
import { staffHeaders } from '../../../backend/staff-headers';
import { redrawImage, type ChosenImage } from '../images/prepare-image';

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
 * @throws RefusedImageError; another error when it was not stored
 */
export async function storeImage(chosen: ImageToStore): Promise<string> {
  return (await cutOnServer(chosen)) ?? cutHere(chosen);
}

export function imageAddress(path: string): string {
  return `/storage/v1/object/public/blog-images/${path}`;
}

/** The server refused a picture: it is none, or has too many pixels. */
export class RefusedImageError extends Error {
  override readonly name = 'RefusedImageError';
  readonly code = 'refused';
}

/**
 * Lets the server cut and store a picture.
 * @returns its name in the bucket; null where this server cannot cut pictures
 * @throws RefusedImageError; another error when the server did not store it
 */
async function cutOnServer({ image, ...picture }: ImageToStore): Promise<string | null> {
  const details: ImageDetails = { stem: image.stem, ...picture };
  const form = new FormData();
  form.set('file', image.file);
  form.set('details', JSON.stringify(details));
  const response = await fetch('/functions/v1/blog-image', {
    method: 'POST',
    headers: await staffHeaders(),
    body: form,
  });
  if (response.status === 501) return null;
  if (response.status === 415) throw new RefusedImageError('The picture was refused');
  if (!response.ok) throw new Error(`The picture was not stored: ${response.status}`);
  return imageAnswerSchema.parse(await response.json()).path;
}

const BUCKET = 'blog-images';
/** Kept by caches for a year: a picture never changes under its name. */
const CACHE_SECONDS = '31536000';

/**
 * Cuts a picture in this browser, and stores it with what it shows and how it was cut.
 * @throws Error when the storage refuses it; DataError when what it shows was not stored.
 */
async function cutHere({ image, alt, crop, isCover }: ImageToStore): Promise<string> {
  const { path, blob, width, height, focus, card } = await redrawImage(image, crop, isCover);
  await store(path, blob);
  if (card) await store(card.path, card.blob);
  const row = {
    ...{ path, alt, width, height, card_path: card?.path ?? null },
    ...{ shape: crop.shape, zoom: crop.zoom, focus_x: focus.x, focus_y: focus.y },
  };
  unwrap(await adminData().from('blog_images').insert(row));
  return path;
}

async function store(path: string, blob: Blob): Promise<void> {
  const { error } = await adminData()
    .storage.from(BUCKET)
    // Bytes, not a form: the embedded storage reads no forms.
    .upload(path, await blob.arrayBuffer(), {
      contentType: blob.type,
      cacheControl: CACHE_SECONDS,
    });
  if (error) throw error;
}
