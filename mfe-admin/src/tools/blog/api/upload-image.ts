import { unwrap } from '@talent/data/unwrap';
import { adminData } from '../../../backend/admin-data';

const BUCKET = 'blog-images';
/** Kept by caches for a year: a picture never changes under its name. */
const CACHE_SECONDS = '31536000';

interface ImageUpload {
  file: File;
  /** Name in the bucket. */
  path: string;
  /** The alt text. */
  alt: string;
  /** px. */
  width: number;
  height: number;
}

/**
 * Stores a picture with what it shows, and gives its address on this site.
 * @throws Error when the storage refuses it; DataError when what it shows was not stored.
 */
export async function uploadImage({
  file,
  path,
  alt,
  width,
  height,
}: ImageUpload): Promise<string> {
  const data = adminData();
  const { error } = await data.storage
    .from(BUCKET)
    // Bytes, not a form: the embedded storage reads no forms.
    .upload(path, await file.arrayBuffer(), {
      contentType: file.type,
      cacheControl: CACHE_SECONDS,
    });
  if (error) throw error;
  unwrap(await data.from('blog_images').insert({ path, alt, width, height }));
  return `/storage/v1/object/public/${BUCKET}/${path}`;
}
