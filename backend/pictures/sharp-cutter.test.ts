import { crc32, deflateSync } from 'node:zlib';
import sharp from 'sharp';
import { expect, it } from 'vitest';
import { PictureError, type PictureCutter } from '@talent/functions/pictures/picture-cutter.ts';
import { createSharpCutter } from './sharp-cutter.ts';

const whole = { shape: 'whole', focus: { x: 0.5, y: 0.5 }, zoom: 1 } as const;
const cutter = (): PictureCutter => {
  const made = createSharpCutter();
  if (made === null) throw new Error('sharp is not installed');
  return made;
};

/** Left half red, right half blue. */
const halves = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: 'red' } }).composite([
    {
      input: { create: { width: width / 2, height, channels: 3, background: 'blue' } },
      left: width / 2,
      top: 0,
    },
  ]);

async function middleOf(bytes: Uint8Array): Promise<'red' | 'blue' | 'other'> {
  const { data, info } = await sharp(bytes).raw().toBuffer({ resolveWithObject: true });
  const at =
    (Math.floor(info.height / 2) * info.width + Math.floor(info.width / 2)) * info.channels;
  const [red = 0, , blue = 0] = data.subarray(at, at + 3);
  if (red > 200 && blue < 60) return 'red';
  return blue > 200 && red < 60 ? 'blue' : 'other';
}

it('is stored as WebP with at most 1,600 px, with smaller copies in two formats', async () => {
  const made = await cutter()(await halves(2000, 1000).png().toBuffer(), whole, false);
  expect([made.width, made.height, made.file.type, made.card]).toEqual([
    1600,
    800,
    'image/webp',
    null,
  ]);
  expect(made.copies.map(({ width, files }) => [width, files.map(({ type }) => type)])).toEqual([
    [320, ['image/avif', 'image/webp']],
    [640, ['image/avif', 'image/webp']],
    [960, ['image/avif', 'image/webp']],
  ]);
  const sizes = await Promise.all(
    made.copies.flatMap(({ files }) => files.map(({ bytes }) => sharp(bytes).metadata())),
  );
  const sides = sizes.map(({ width, height }) => `${width} x ${height}`);
  expect([...new Set(sides)]).toEqual(['320 x 160', '640 x 320', '960 x 480']);
});

it('keeps the point of focus in the card and in the cut part', async () => {
  const picture = await halves(2000, 500).png().toBuffer();
  const right = { ...whole, focus: { x: 0.9, y: 0.5 } };
  const made = await cutter()(picture, right, true);
  expect(made.card?.type).toBe('image/jpeg');
  const card = made.card?.bytes ?? new Uint8Array();
  expect(await sharp(card).metadata()).toMatchObject({ width: 1200, height: 630 });
  expect(await middleOf(card)).toBe('blue');
  expect(made.focus).toEqual({ x: 0.9, y: 0.5 });
  const left = await cutter()(picture, { ...whole, shape: 'square', focus: { x: 0, y: 0 } }, false);
  expect([left.width, left.height, left.focus]).toEqual([500, 500, { x: 0, y: 0 }]);
  expect(await middleOf(left.file.bytes)).toBe('red');
});

it('turns a photo upright, and writes nothing of its camera and its place', async () => {
  const photo = await halves(400, 200)
    .withExif({
      IFD0: { Make: 'SecretCamera' },
      IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '52/1 31/1 0/1' },
    })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();
  expect((await sharp(photo).metadata()).exif).toBeDefined();
  const made = await cutter()(photo, whole, true);
  expect([made.width, made.height]).toEqual([200, 400]);
  for (const { bytes } of [made.file, ...(made.card ? [made.card] : [])]) {
    expect(await sharp(bytes).metadata()).not.toHaveProperty('exif');
    expect(Buffer.from(bytes).includes('SecretCamera')).toBe(false);
  }
});

/** A whole PNG in black, with a bit for each of its pixels: a small file. */
function bomb(width: number, height: number): Buffer {
  const chunk = (name: string, data: Buffer) => {
    const body = Buffer.concat([Buffer.from(name), data]);
    const [size, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
    size.writeUInt32BE(data.length);
    sum.writeUInt32BE(crc32(body));
    return Buffer.concat([size, body, sum]);
  };
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  head.set([1, 0, 0, 0, 0], 8);
  return Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    chunk('IHDR', head),
    chunk('IDAT', deflateSync(Buffer.alloc(height * (1 + width / 8)))),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

it.each([
  ['a picture of 100 million pixels', () => bomb(10_000, 10_000)],
  [
    'SVG, which is a program',
    () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>'),
  ],
  ['GIF', () => halves(40, 40).gif().toBuffer()],
  ['a PDF', () => Buffer.from('%PDF-1.7\n')],
  ['words', () => Buffer.from('no picture')],
  ['nothing', () => Buffer.alloc(0)],
  ['a cut PNG', async () => (await halves(400, 400).png().toBuffer()).subarray(0, 200)],
])('refuses %s', async (_, make) => {
  const refused = cutter()(await make(), whole, false);
  await expect(refused).rejects.toThrow(PictureError);
  await expect(refused).rejects.toMatchObject({ code: 'refused' });
});
