import { MOST_IMAGE_BYTES } from '@talent/api/blog/image-upload';
import { imageTexts } from '../content/image-texts';
import type { ChosenImage } from './redraw-image';
import { randomHex, slugOf } from '../publish/check-post';

const types = ['image/png', 'image/jpeg', 'image/webp', 'image/avif'];

export const acceptedTypes = types.join(',');

/** A file that can be stored, or why it cannot. */
export type CheckedImage =
  | ({ status: 'fine' } & ChosenImage)
  | { status: 'refused'; reason: string };

/** Looks at a file before anything is sent: its kind, its size, and whether it is a picture at all. */
export async function checkImage(file: File): Promise<CheckedImage> {
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
