import { randomUUID } from 'node:crypto';
import { inject, expect, it } from 'vitest';
import { createHttpStore } from '../../store/testing/http-store.ts';
import { R2_HEADER } from './testing/workerd-protocol.ts';
import type { Store } from '../../store/store.ts';
import { describeStore } from '../../store/testing/store-contract.ts';

/** The store as it runs in workerd, over a bucket of Miniflare's, in a folder of its own. */
function openFolder(folder = randomUUID()): Store {
  return createHttpStore(`${inject('workerd')}/`, { [R2_HEADER]: folder });
}

describeStore('an R2 bucket', () => openFolder(), { flatKeys: true });

it('an R2 bucket holds stores in several folders', async () => {
  const folder = randomUUID();
  await openFolder(folder).write('registry/stable/1.json', 'one');
  expect(await openFolder(`${folder}-2`).list('')).toEqual([]);
  expect(await openFolder(folder).list('')).toEqual(['registry/stable/1.json']);
});
