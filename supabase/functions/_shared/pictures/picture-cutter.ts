import type { Crop, Size } from '@talent/api/blog/crop-rect';

/** A file as it is stored. */
export interface PictureFile {
  bytes: Uint8Array<ArrayBuffer>;
  type: 'image/webp' | 'image/avif' | 'image/jpeg';
}

/** A picture, cut and without what its file said about camera and place. */
export interface CutPicture extends Size {
  file: PictureFile;
  /** The point that matters, as shares of the cut picture. */
  focus: Crop['focus'];
  /** Smaller copies: px, and the same picture in two formats. */
  copies: { width: number; files: readonly PictureFile[] }[];
  /** The part for shared links; null where it was not asked for. */
  card: PictureFile | null;
}

/**
 * Cuts a picture. Rejects with a PictureError for bytes that are none, and for more pixels than it takes.
 */
export type PictureCutter = (
  bytes: Uint8Array,
  crop: Crop,
  isCover: boolean,
) => Promise<CutPicture>;

/** `refused`: the bytes. `unavailable`: this machine cannot cut pictures. */
export class PictureError extends Error {
  override readonly name = 'PictureError';
  readonly code: 'refused' | 'unavailable';

  constructor(code: PictureError['code'], message: string, options?: ErrorOptions) {
    super(message, options);
    this.code = code;
  }
}

/** The kind of picture that bytes begin as; null for anything else, such as SVG, which is a program. */
export function pictureKind(bytes: Uint8Array): 'png' | 'jpeg' | 'webp' | 'avif' | null {
  const text = (from: number, to: number) => String.fromCharCode(...bytes.subarray(from, to));
  if (text(0, 8) === '\x89PNG\r\n\x1a\n') return 'png';
  if (text(0, 3) === '\xff\xd8\xff') return 'jpeg';
  if (text(0, 4) === 'RIFF' && text(8, 12) === 'WEBP') return 'webp';
  if (text(4, 8) === 'ftyp' && /^avi[fs]$/.test(text(8, 12))) return 'avif';
  return null;
}
