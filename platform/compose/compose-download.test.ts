import type { PageData } from '@talent/sdk/contract';
import { beforeEach, expect, it } from 'vitest';
import { pageKeys } from './page-index.ts';
import type { PageIndex } from './page-index.ts';
import { createComposeFixture } from './testing/compose-fixture.ts';
import type { ComposeFixture } from './testing/compose-fixture.ts';

let fixture: ComposeFixture;

beforeEach(async () => {
  fixture = await createComposeFixture();
});

/** The path that the loader of a page got for its file; a slug `a~name~text` publishes one. */
async function fileOf(index: PageIndex, slug: string): Promise<unknown> {
  const data = (await fixture.text(pageKeys(index, `/blog/${slug}`).data)) ?? '';
  return ((JSON.parse(data) as PageData).data as { file?: unknown }).file;
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
