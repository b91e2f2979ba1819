import { z } from 'zod';

/** Folder of the pictures in a folder of posts. */
export const PICTURES = 'pictures';
export const BUCKET = 'blog-images';

/** Name of a file in the bucket; it cannot lead out of a folder. */
export const picturePath = z
  .string()
  .max(200)
  .regex(
    /^[a-z0-9]+([-/._][a-z0-9]+)*$/,
    'must be the name of a picture, such as 2026/a-room.webp',
  );

/** All that is known of a picture, in the file beside it: `<path>.json`. `widths` are its smaller copies. */
export const pictureFacts = z.strictObject({
  alt: z.string().min(1).max(300),
  width: z.int().positive(),
  height: z.int().positive(),
  shape: z.enum(['whole', 'wide', 'photo', 'square']),
  zoom: z.number().min(1).max(4),
  focus_x: z.number().min(0).max(1),
  focus_y: z.number().min(0).max(1),
  card_path: picturePath.nullable(),
  widths: z.array(z.int().positive()).max(8),
});
export type PictureFacts = z.infer<typeof pictureFacts>;

/** Content types of the bucket, by ending. */
export const contentTypes: Readonly<Record<string, string>> = {
  avif: 'image/avif',
  jpeg: 'image/jpeg',
  jpg: 'image/jpeg',
  png: 'image/png',
  webp: 'image/webp',
};

/** The files of a picture in the bucket: itself, its card, and its copies in both formats. */
export function filesOf(path: string, { card_path, widths }: PictureFacts): string[] {
  const stem = path.replace(/\.[a-z]+$/, '');
  const copies = widths.flatMap((width) =>
    ['avif', 'webp'].map((ending) => `${stem}-${width}.${ending}`),
  );
  return [path, ...(card_path === null ? [] : [card_path]), ...copies];
}

/** The pictures that a post shows: its cover, and those in its text. */
export function picturesOf({ cover, body }: { cover: string | null; body: string }): string[] {
  const inText = [...body.matchAll(/\/storage\/v1\/object\/public\/blog-images\/([\w./-]+)/g)];
  const named = [cover, ...inText.map(([, path]) => path)];
  return named.filter((path) => picturePath.safeParse(path).success).map(String);
}
