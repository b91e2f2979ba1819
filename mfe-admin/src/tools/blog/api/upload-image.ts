import { unwrap } from '@talent/data/unwrap';
import type { Crop } from '@talent/api/blog/crop-rect';
import { adminData } from '../../../backend/admin-data';
import type { PreparedImage } from '../images/redraw-image';

const BUCKET = 'blog-images';
/** Kept by caches for a year: a picture never changes under its name. */
const CACHE_SECONDS = '31536000';

interface ImageUpload {
  image: PreparedImage;
  alt: string;
  crop: Crop;
}

/**
 * Stores a picture that this browser has cut, with what it shows and how it was cut.
 * @returns its name in the bucket
 * @throws Error when the storage refuses it; DataError when what it shows was not stored.
 */
export async function uploadImage({ image, alt, crop }: ImageUpload): Promise<string> {
  const { path, width, height, focus, card } = image;
  await store(path, image.blob);
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
