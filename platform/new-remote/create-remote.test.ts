import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { testDir } from '@talent/node/testing/test-dir';
import { beforeEach, describe, expect, it } from 'vitest';
import { createRemote } from './create-remote.ts';

let root: string;
beforeEach(async () => {
  root = testDir();
  await mkdir(join(root, 'mfe-blog'));
  await writeFile(join(root, 'mfe-blog', 'package.json'), '{}');
});

describe('a new remote', () => {
  it('is a folder and a pipeline of its own, and nothing else changes', async () => {
    await createRemote(root, 'mfe-talent-events');
    expect((await readdir(root)).sort()).toEqual(['.github', 'mfe-blog', 'mfe-talent-events']);
    expect(await readdir(join(root, '.github/workflows'))).toEqual(['mfe-talent-events.yml']);
    const pipeline = await readFile(join(root, '.github/workflows/mfe-talent-events.yml'), 'utf8');
    expect(pipeline).toContain('      app: mfe-talent-events\n');
    expect(pipeline).toContain('      - mfe-talent-events/**\n      - shared/**\n');
    expect(pipeline).not.toContain('mfe-admin');
    const routes = await readFile(join(root, 'mfe-talent-events/src/routes.ts'), 'utf8');
    expect(routes).toContain("name: 'mfe-talent-events'");
    expect(routes).toContain("path: '/talent-events'");
    const manifest = await readFile(join(root, 'mfe-talent-events/package.json'), 'utf8');
    const { scripts } = JSON.parse(manifest) as { scripts: Record<string, string> };
    const blog = await readFile(join(import.meta.dirname, '../../mfe-blog/package.json'), 'utf8');
    expect({ scripts }).toEqual({
      scripts: JSON.parse(blog.replaceAll('mfe-blog', 'mfe-talent-events')).scripts,
    });
  });

  it.each(['events', 'mfe-', 'mfe-Events', 'mfe-a--b', '../mfe-x', 'mfe-x/../../y', 'mfe-blog'])(
    'is refused as %j, and nothing is left behind',
    async (name) => {
      await expect(createRemote(root, name)).rejects.toMatchObject({ code: 'remote-name' });
      expect(await readdir(root)).toEqual(['mfe-blog']);
    },
  );
});
