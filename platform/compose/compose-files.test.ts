import type { PageData } from '@talent/sdk/contract';
import { beforeEach, expect, it } from 'vitest';
import { pageKeys, type PageIndex } from './page-index.ts';
import { createComposeFixture, type ComposeFixture } from './testing/compose-fixture.ts';

/** A shell whose images say the title, in a font that the composer has. */
const socialCard = `
  export const socialCard = ({ head, path, site }) => ({
    type: 'div',
    props: { style: { display: 'flex', fontFamily: 'Newsreader' }, children: site.brand + head.title.slice(0, 4) },
  });
`;

let fixture: ComposeFixture;

beforeEach(async () => {
  fixture = await createComposeFixture();
});

async function dataOf(index: PageIndex, path: string): Promise<PageData> {
  return JSON.parse((await fixture.text(pageKeys(index, path).data)) ?? '') as PageData;
}
const headOf = async (index: PageIndex, path: string) => (await dataOf(index, path)).head;

const pictures = (): Promise<string[]> => fixture.store.list('social');

it('an indexed page gets a picture, named in its HTML and in its data; the same one is drawn once', async () => {
  const pair = await fixture.publish(['a', 'b', 'hidden', 'own'], socialCard);
  const index = await fixture.compose(pair);
  const { image, title } = await headOf(index, '/blog/a');
  const [key = '', ...others] = await pictures();
  expect(others).toEqual([]);
  expect(image).toEqual({ path: `/_${key}`, alt: title });
  expect((await headOf(index, '/blog/b')).image?.path).toBe(`/_${key}`);
  expect(key).toMatch(/^social\/[0-9a-f]{32}\.png$/);
  const html = await fixture.text(pageKeys(index, '/blog/a').html);
  expect(html).toContain(`property="og:image" content="http://localhost:3000/_${key}"`);
  const png = Buffer.from((await fixture.store.read(key))?.body ?? []);
  expect([png.toString('latin1', 1, 4), png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([
    'PNG',
    1200,
    630,
  ]);
  // A page that is not indexed has none, and one that brings its own keeps it.
  expect((await headOf(index, '/blog/hidden')).image).toBeUndefined();
  expect((await headOf(index, '/blog/own')).image).toEqual({ path: '/own.png', alt: 'Own' });
  expect(index.pages.map(({ noindex }) => noindex)).toEqual([
    ...[undefined, undefined],
    ...[true, undefined],
  ]);
  expect(index.pages[0]?.modifiedAt).toBe('2025-03-01');
  expect(fixture.warnings).toEqual([]);
  await fixture.store.write(key, 'kept as it is');
  await fixture.compose(pair);
  expect(await fixture.text(key)).toBe('kept as it is');
});

it("the shell's own frames have no picture", async () => {
  const { shell } = await fixture.publish(['a'], socialCard);
  await fixture.compose({ shell, app: shell });
  expect(await pictures()).toEqual([]);
  expect(fixture.warnings).toEqual([]);
});

it.each([
  [
    'cannot be laid out',
    `export const socialCard = () => ({ type: 'div', props: { style: { display: 'nope' } } });`,
    /display/,
  ],
  ['is not designed because the shell fails', undefined, /no design/],
])('a picture that %s loses no page, and that is said', async (_, broken, reason) => {
  const index = await fixture.compose(await fixture.publish(['a', 'b'], broken));
  expect(index.pages.map(({ path }) => path)).toEqual(['/blog/a', '/blog/b']);
  expect((await headOf(index, '/blog/a')).image).toBeUndefined();
  expect(fixture.warnings).toHaveLength(2);
  // Pages are composed beside each other, in no order.
  const [first] = fixture.warnings.toSorted();
  expect(first).toMatch(/^\/blog\/a is composed without its social image: /);
  expect(first).toMatch(reason);
  expect(await pictures()).toEqual([]);
});

/** The path that the loader of a page got for its file; a slug `a~name~text` publishes one. */
async function fileOf(index: PageIndex, slug: string): Promise<unknown> {
  const { data } = await dataOf(index, `/blog/${slug}`);
  return (data as { file?: unknown }).file;
}

const stored = (): Promise<string[]> => fixture.store.list('files');

it('a file that a loader publishes is stored once under the hash of its bytes, and its path is in the data', async () => {
  const slugs = ['a~pay.csv~x', 'b~pay.csv~x', 'c~pay.csv~y', 'd'];
  const pair = await fixture.publish(slugs);
  const index = await fixture.compose(pair);
  const [first, second, third, none] = await Promise.all(slugs.map((slug) => fileOf(index, slug)));
  expect(first).toMatch(/^\/_files\/[0-9a-f]{32}\/pay\.csv$/);
  expect(second).toBe(first);
  expect(third).not.toBe(first);
  expect(none).toBeUndefined();
  const key = String(first).slice(2);
  expect(await stored()).toHaveLength(2);
  expect(await fixture.text(key)).toBe('x');
  await fixture.store.write(key, 'kept as it is');
  await fixture.compose(pair);
  expect(await fixture.text(key)).toBe('kept as it is');
});

it.each(['page.html', 'run.js', 'Pay.csv', '.csv', 'a.csv.'])(
  'a page whose file would be called %s is not composed, and stores nothing',
  async (name) => {
    const composing = fixture.compose(await fixture.publish([`a~${name}~x`]));
    await expect(composing).rejects.toThrow(/is no name of a download/);
    expect(await stored()).toEqual([]);
  },
);
