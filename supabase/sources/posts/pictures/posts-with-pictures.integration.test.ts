import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { unwrap } from '@talent/data/unwrap';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { runPosts } from '../posts-command.ts';
import { typed } from '../../testing/typed.ts';
import { fileStack } from '@talent/functions/testing/file-stack.ts';
import { tokenOf } from '@talent/functions/testing/token-of.ts';

const COVER = '2026/a-room-0000000a.webp';
const IN_TEXT = '2026/a-chart-0000000b.webp';
const folder = mkdtempSync(join(tmpdir(), 'talent-pictures-'));

const one = await fileStack();
const other = await fileStack();
beforeAll(async () => {
  // An empty site.
  await other.sql('delete from public.blog_posts');
  const file = await sharp({ create: { width: 1000, height: 500, channels: 3, background: 'red' } })
    .jpeg()
    .toBuffer();
  await upload(new Uint8Array(file), COVER, true);
  await upload(new Uint8Array(file), IN_TEXT, false);
  unwrap(
    await one.operator.from('blog_posts').insert([
      {
        ...{ slug: 'with-a-cover', title: 'With a cover', description: 'D', topic: 'hiring' },
        ...{ author_id: 1, status: 'published', published_at: '2026-01-01T00:00:00Z' },
        body: `Words.\n\n![A chart](/storage/v1/object/public/blog-images/${IN_TEXT})`,
        cover: COVER,
      },
    ]),
  );
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

async function upload(bytes: Uint8Array<ArrayBuffer>, path: string, isCover: boolean) {
  const body = new FormData();
  body.set('file', new File([bytes], 'photo.jpg', { type: 'image/jpeg' }));
  const crop = { shape: 'wide', focus: { x: 0.8, y: 0.4 }, zoom: 1.5 };
  const stem = path.replace('.webp', '');
  body.set('details', JSON.stringify({ stem, alt: 'A red room', isCover, crop }));
  const headers = { authorization: `Bearer ${await tokenOf(one)}` };
  const response = await fetch(`${one.url}/functions/v1/blog-image`, {
    method: 'POST',
    headers,
    body,
  });
  expect(response.status).toBe(201);
}

const type = (stack: typeof one, ...parameters: string[]) =>
  typed(stack, (surroundings) => runPosts(parameters, surroundings));

/** The post with its cover as visitors are shown it. */
async function shown({ visitor }: typeof one) {
  return unwrap(
    await visitor()
      .from('blog_posts')
      .select(
        'slug, title, body, photo:blog_images(path, alt, width, height, focus_x, focus_y, card_path, widths)',
      )
      .eq('slug', 'with-a-cover')
      .maybeSingle(),
  );
}

const bytesOf = async (stack: typeof one, path: string) => {
  const response = await fetch(`${stack.url}/storage/v1/object/public/blog-images/${path}`);
  expect(response.status).toBe(200);
  return {
    type: response.headers.get('content-type'),
    bytes: Buffer.from(await response.arrayBuffer()).toString('base64'),
  };
};

test('an export brings posts with their pictures to an empty site, which then shows the same', async () => {
  const exported = await type(one, 'export', folder);
  expect(exported.text).toContain('with 2 pictures');
  expect(readFileSync(join(folder, 'with-a-cover.md'), 'utf8')).toContain(`\ncover: ${COVER}\n`);

  const tried = await type(other, 'import', folder, '--dry-run');
  expect(tried.text).toContain(`Would add pictures:\n  + ${COVER}\n  + ${IN_TEXT}`);
  expect(await shown(other)).toBeNull();

  expect(await type(other, 'import', folder)).toMatchObject({ exit: 0 });
  const before = await shown(one);
  expect(before?.photo).toMatchObject({
    ...{ alt: 'A red room', focus_x: expect.closeTo(0.6627, 3), card_path: expect.any(String) },
  });
  expect(await shown(other)).toEqual(before);
  for (const path of [
    COVER,
    '2026/a-room-0000000a-card.jpg',
    '2026/a-room-0000000a-320.avif',
    '2026/a-room-0000000a-320.webp',
    IN_TEXT,
  ]) {
    expect(await bytesOf(other, path)).toEqual(await bytesOf(one, path));
  }
  const again = await type(other, 'import', folder);
  expect(again.text).toMatch(/Added 0, changed 0, left \d+ as they are\./);
  expect(again.text).not.toContain('pictures');
});

test('a file of an older export, without a cover, leaves the cover as it is', async () => {
  const file = join(folder, 'with-a-cover.md');
  const text = readFileSync(file, 'utf8').replace(/^cover: .*\n/m, '');
  writeFileSync(file, text.replace('title: With a cover', 'title: Another title'));
  const { exit, text: said } = await type(other, 'import', folder);
  expect([exit, said]).toEqual([0, expect.stringMatching(/~ with-a-cover: title$/m)]);
  expect(await shown(other)).toMatchObject({ title: 'Another title', photo: { path: COVER } });
});

test('a cover that is nowhere, and a picture that is not whole, are named and stop the import', async () => {
  const broken = mkdtempSync(join(tmpdir(), 'talent-pictures-'));
  await type(one, 'export', broken);
  const file = join(broken, 'with-a-cover.md');
  const text = readFileSync(file, 'utf8');
  writeFileSync(file, text.replace(COVER, '2026/gone.webp').replace('slug: with', 'slug: also'));
  const gone = await type(other, 'import', broken);
  expect(gone.exit).toBe(1);
  expect(gone.text).toContain(
    'with-a-cover.md, line 2: cover: 2026/gone.webp is neither in pictures nor in the database',
  );

  writeFileSync(file, text.replace('slug: with', 'slug: also'));
  await other.sql('update public.blog_posts set cover = null; delete from public.blog_images');
  rmSync(join(broken, 'pictures/2026/a-room-0000000a-card.jpg'));
  const cut = await type(other, 'import', broken);
  expect(cut.exit).toBe(1);
  expect(cut.text).toContain('a-room-0000000a-card.jpg is missing');
  rmSync(broken, { recursive: true });
});
