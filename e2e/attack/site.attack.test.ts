import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, test } from 'vitest';
import { openAttackedSite, type AttackedSite } from './attacked-site.ts';

/** Runs last: it looks at the traces of all others. */
const LAST = 'data-folder.ts';

const folder = join(import.meta.dirname, 'scenarios');
const files = readdirSync(folder).toSorted((a, b) => Number(a === LAST) - Number(b === LAST));

let site: AttackedSite;
beforeAll(async () => {
  site = await openAttackedSite();
}, 600_000);
afterAll(() => site.stop());

test.each(files)('a real site holds against scenarios/%s', async (file) => {
  const { attack } = (await import(join(folder, file))) as {
    attack: (attacked: AttackedSite) => Promise<void>;
  };
  await attack(site);
});
