import { testContext } from '@talent/functions/testing/test-context.ts';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { handler } from './handler.ts';
import { tokenOf } from '@talent/functions/testing/token-of.ts';
import { fileStack } from '@talent/functions/testing/file-stack.ts';

const stack = await fileStack();
const { operator: data } = stack;
const token = await tokenOf(stack);
const photo = Buffer.from(
  await sharp({ create: { width: 1000, height: 500, channels: 3, background: 'red' } })
    .withExif({ IFD0: { Make: 'SecretCamera' } })
    .jpeg()
    .toBuffer(),
);

const details = (changes: object = {}) => ({
  ...{ stem: '2026/a-photo-00000001', alt: 'A red room', isCover: true },
  crop: { shape: 'whole', focus: { x: 0.8, y: 0.4 }, zoom: 1 },
  ...changes,
});

function order(bytes: Uint8Array<ArrayBuffer>, said: unknown): RequestInit {
  const body = new FormData();
  body.set('file', new File([bytes], 'photo.jpg', { type: 'image/jpeg' }));
  body.set('details', typeof said === 'string' ? said : JSON.stringify(said));
  return { method: 'POST', headers: { authorization: `Bearer ${token}` }, body };
}

async function send(bytes: Uint8Array<ArrayBuffer>, said: unknown = details()) {
  const response = await fetch(`${stack.url}/functions/v1/blog-image`, order(bytes, said));
  return { status: response.status, body: (await response.json()) as { code?: string } };
}

test('an admin stores a picture with its copies, its card and its point of focus, and nothing of its camera', async () => {
  expect(await send(photo)).toEqual({
    status: 201,
    body: { path: '2026/a-photo-00000001.webp' },
  });
  const { data: row } = await data.from('blog_images').select().single();
  expect(row).toMatchObject({
    ...{ path: '2026/a-photo-00000001.webp', alt: 'A red room', width: 1000, height: 500 },
    ...{ shape: 'whole', zoom: 1, focus_x: 0.8, focus_y: 0.4, widths: [320, 640, 960] },
    card_path: '2026/a-photo-00000001-card.jpg',
    uploaded_by: expect.any(String),
  });
  for (const [name, type] of [
    ['.webp', 'image/webp'],
    ['-320.avif', 'image/avif'],
    ['-960.webp', 'image/webp'],
    ['-card.jpg', 'image/jpeg'],
  ]) {
    const file = await fetch(
      `${stack.url}/storage/v1/object/public/blog-images/2026/a-photo-00000001${name}`,
    );
    expect([name, file.status, file.headers.get('content-type')]).toEqual([name, 200, type]);
    expect(Buffer.from(await file.arrayBuffer()).includes('SecretCamera')).toBe(false);
  }
});

test('the bytes decide what a file is, and not its name', async () => {
  const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>');
  expect(await send(svg)).toMatchObject({ status: 415, body: { code: 'refused' } });
  expect(await send(photo.subarray(0, 100))).toMatchObject({ status: 415 });
});

test.each([
  ['no alt text', details({ alt: ' ' })],
  ['a name outside of its folder', details({ stem: '../2026/x' })],
  [
    'a point outside of the picture',
    details({ crop: { ...details().crop, focus: { x: 2, y: 0 } } }),
  ],
  ['no JSON', '{'],
])('refuses %s', async (_, said) => {
  expect(await send(photo, said)).toMatchObject({ status: 400 });
});

test('a host that cannot cut pictures says so, and the editor does it in the browser', async () => {
  const request = new Request('https://site.example/', order(photo, details()));
  const response = await handler(request, testContext({ data, cutPicture: null }));
  expect([response.status, await response.json()]).toMatchObject([501, { code: 'no-pictures' }]);
});
