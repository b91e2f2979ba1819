import { expect, it } from 'vitest';
import { createMemoryStore } from './testing/memory-store.ts';
import { createOverlayStore } from './overlay-store.ts';
import { describeStore } from './testing/store-contract.ts';

describeStore('a store over another one', () => createOverlayStore(createMemoryStore()), {
  flatKeys: true,
});

const text = (file: { body: Uint8Array } | null) => new TextDecoder().decode(file?.body);

it('reads the store below together with its own writes, and changes nothing below', async () => {
  const below = createMemoryStore();
  await below.write('pages/a', 'a');
  await below.write('pages/b', 'b');
  const overlay = createOverlayStore(below);
  await overlay.write('pages/b', 'changed');
  await overlay.write('pages/c', 'new');

  expect(text(await overlay.read('pages/a'))).toBe('a');
  expect(text(await overlay.read('pages/b'))).toBe('changed');
  expect(await overlay.list('pages')).toEqual(['pages/a', 'pages/b', 'pages/c']);
  expect(await overlay.has('pages/c')).toBe(true);
  expect(await overlay.create('pages/a', 'taken')).toBe(false);
  expect(await overlay.create('pages/d', 'free')).toBe(true);

  await overlay.remove('pages/a');
  expect(await overlay.read('pages/a')).toBeNull();
  expect(await overlay.list('pages')).toEqual(['pages/b', 'pages/c', 'pages/d']);

  expect(text(await below.read('pages/b'))).toBe('b');
  expect(await below.list('pages')).toEqual(['pages/a', 'pages/b']);
});
