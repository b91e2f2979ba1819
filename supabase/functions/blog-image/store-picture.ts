import type { ImageDetails } from './contract.ts';
import type { FunctionContext } from '@talent/functions/context.ts';
import type { CutPicture, PictureFile } from '@talent/functions/pictures/picture-cutter.ts';

const BUCKET = 'blog-images';
/** Kept by caches for a year: a picture never changes under its name. */
const CACHE_SECONDS = '31536000';

const endings = { 'image/webp': 'webp', 'image/avif': 'avif', 'image/jpeg': 'jpg' } as const;

/**
 * Stores a picture with its copies, and then what is known of it, so that no page names a file that is not there.
 * @returns its name in the bucket
 * @throws Error when the storage refuses a file
 */
export async function storePicture(
  { file, width, height, copies, card, focus }: CutPicture,
  { stem, alt, crop }: ImageDetails,
  userId: string,
  { data }: Pick<FunctionContext, 'data'>,
): Promise<string> {
  const store = async ({ bytes, type }: PictureFile, name: string): Promise<string> => {
    const path = `${name}.${endings[type]}`;
    const { error } = await data.storage
      .from(BUCKET)
      .upload(path, bytes, { contentType: type, cacheControl: CACHE_SECONDS });
    if (error) throw error;
    return path;
  };
  const path = await store(file, stem);
  for (const copy of copies) {
    for (const one of copy.files) await store(one, `${stem}-${copy.width}`);
  }
  const card_path = card && (await store(card, `${stem}-card`));
  const row = {
    ...{ path, alt, width, height, card_path, uploaded_by: userId },
    ...{ shape: crop.shape, zoom: crop.zoom, focus_x: focus.x, focus_y: focus.y },
    widths: copies.map((copy) => copy.width),
  };
  await data.from('blog_images').insert(row).throwOnError();
  return path;
}
