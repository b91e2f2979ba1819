import { imageAnswerSchema } from '@talent/api/blog/image-upload';
import type { ImageDetails } from '@talent/api/blog/image-upload';
import { staffHeaders } from '../../../backend/staff-headers';

/** The server did not store a picture. `refused`: it is none, or has too many pixels. */
export class ImageError extends Error {
  override readonly name = 'ImageError';
  readonly code: 'refused' | 'failed';

  constructor(code: ImageError['code']) {
    super(`The picture was not stored: ${code}`);
    this.code = code;
  }
}

/**
 * Lets the server cut and store a picture.
 * @returns its name in the bucket; null where this server cannot cut pictures
 * @throws ImageError; TypeError when the site cannot be reached
 */
export async function cutOnServer(file: File, details: ImageDetails): Promise<string | null> {
  const form = new FormData();
  form.set('file', file);
  form.set('details', JSON.stringify(details));
  const response = await fetch('/functions/v1/blog-image', {
    method: 'POST',
    headers: await staffHeaders(),
    body: form,
  });
  if (response.status === 501) return null;
  if (response.status === 415) throw new ImageError('refused');
  if (!response.ok) throw new ImageError('failed');
  return imageAnswerSchema.parse(await response.json()).path;
}
