import type { PageData } from '@talent/sdk/contract';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { pageKeys } from './page-index.ts';
import type { PageIndex } from './page-index.ts';
import { createComposeFixture } from './testing/compose-fixture.ts';
import type { ComposeFixture } from './testing/compose-fixture.ts';

let fixture: ComposeFixture;

beforeEach(async () => {
  fixture = await createComposeFixture();
});

afterEach(() => fixture.remove());

/** The path that the loader of a page got for its file; a slug `a~name~text` publishes one. */
async function fileOf(index: PageIndex, slug: string): Promise<unknown> {
  const data = (await fixture.text(pageKeys(index, `/blog/${slug}`).data)) ?? '';
  return ((JSON.parse(data) as PageData).data as { file?: unknown }).file;
}

const stored = (): Promise<string[]> => fixture.store.list('files');

it('a file that a loader publishes is stored under the hash of its bytes, and its path is in the data', async () => {
  const index = await fixture.compose(await fixture.publish(['a~pay.csv~role,median']));
  const [key = '', ...others] = await stored();
  expect(others).toEqual([]);
  expect(key).toMatch(/^files\/[0-9a-f]{32}\/pay\.csv$/);
  expect(await fileOf(index, 'a~pay.csv~role,median')).toBe(`/_${key}`);
  expect(await fixture.text(key)).toBe('role,median');
});

it('the same bytes keep their address and are written once; other bytes have another', async () => {
  const pair = await fixture.publish(['a~pay.csv~x', 'b~pay.csv~x', 'c~pay.csv~y']);
  const index = await fixture.compose(pair);
  const [first, second, third] = await Promise.all(
    ['a~pay.csv~x', 'b~pay.csv~x', 'c~pay.csv~y'].map((slug) => fileOf(index, slug)),
  );
  expect(first).toBe(second);
  expect(first).not.toBe(third);
  expect(await stored()).toHaveLength(2);
  const key = String(first).slice(2);
  await fixture.store.write(key, 'kept as it is');
  await fixture.compose(pair);
  expect(await fixture.text(key)).toBe('kept as it is');
});

it('a page that publishes nothing stores nothing', async () => {
  await fixture.compose(await fixture.publish(['a']));
  expect(await stored()).toEqual([]);
});

it.each(['page.html', 'run.js', 'Pay.csv', '.csv', 'a.csv.'])(
  'a page whose file would be called %s is not composed',
  async (name) => {
    const composing = fixture.compose(await fixture.publish([`a~${name}~x`]));
    await expect(composing).rejects.toThrow(/is no name of a download/);
    expect(await stored()).toEqual([]);
  },
);
