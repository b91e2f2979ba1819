import { mkdir, mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { capabilitiesSchema } from '@talent/artifact/capabilities/capabilities';
import { REPOSITORY_ROOT } from '@talent/node/env/environment';
import { checkJson } from '@talent/node/testing/check-printed';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { createCommandSite, type CommandSite } from '../testing/command-site.ts';
import { capabilitiesDocument } from './capabilities-document.ts';

let site: CommandSite;
beforeEach(async () => {
  site = await createCommandSite();
  await site.build({ name: 'shell', patterns: ['/'] });
  await site.build({
    name: 'mfe-blog',
    patterns: ['/blog'],
    capabilities: {
      storage: { local: ['reader:*'] },
      frames: [{ origin: 'self', on: ['/blog'] }],
    },
  });
  await site.run('publish');
  await site.run('promote shell mfe-blog');
});
afterEach(() => site.remove());

it('shows what the live apps declare, the shell first', async () => {
  const { out } = await site.run('capabilities');
  expect(out).toContain('Capabilities of stable, revision 1:');
  const lines = out.split('\n').map((line) => line.trim().replaceAll(/\s{2,}/g, ' | '));
  expect(lines).toEqual(
    expect.arrayContaining([
      'shell | not declared | a build from before there were declarations',
      'mfe-blog | localStorage | reader:*',
      'mfe-blog | frames | self (on /blog)',
    ]),
  );
});

it('prints one app as JSON, as its schema says', async () => {
  const { out } = await site.run('capabilities mfe-blog --json');
  expect(JSON.parse(out)).toMatchObject({
    channel: 'stable',
    revision: 1,
    apps: [{ app: 'mfe-blog', kind: 'remote', capabilities: { storage: { local: ['reader:*'] } } }],
  });
  checkJson((await site.run('capabilities --json-schema')).out, out);
});

it('names the live apps where another one is asked for', async () => {
  const { code, trouble } = await site.run('capabilities mfe-none');
  expect(code).toBe(1);
  expect(trouble).toContain('mfe-none is not live on stable; these are: shell, mfe-blog');
});

it('writes the table of all apps into the documents', async () => {
  const root = await mkdtemp(join(tmpdir(), 'capabilities-'));
  await mkdir(join(root, 'docs'));
  await site.run('capabilities mfe-blog --write-docs', { root });
  const text = await readFile(join(root, 'docs/capabilities.md'), 'utf8');
  expect(text).toMatch(/^\| `mfe-blog` \| localStorage +\| reader:\\\* +\|$/m);
  expect(text).toMatch(/^\| `shell` +\| not declared/m);
  await rm(root, { recursive: true });
});

it('the document of this repository has what its apps declare', async () => {
  const names = ['shell', 'mfe-admin', 'mfe-blog', 'mfe-marketing', 'mfe-salary-tools'];
  const apps = await Promise.all(
    names.map(async (app) => {
      const text = await readFile(join(REPOSITORY_ROOT, app, 'capabilities.json'), 'utf8');
      return { app, capabilities: capabilitiesSchema.parse(JSON.parse(text)) };
    }),
  );
  const written = await readFile(join(REPOSITORY_ROOT, 'docs/capabilities.md'), 'utf8');
  expect(written, 'run: pnpm release capabilities --write-docs').toBe(capabilitiesDocument(apps));
});
