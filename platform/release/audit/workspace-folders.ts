import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join, relative, sep } from 'node:path';
import { realpath } from 'node:fs/promises';
import { z } from 'zod';

const packageSchema = z.object({
  dependencies: z.record(z.string(), z.string()).default({}),
});

/**
 * Folders, from the repository's root, of an app and of the workspace packages that it needs in production.
 * @param folder of the app, such as `mfe-admin`
 */
export async function workspaceFolders(root: string, folder: string): Promise<Set<string>> {
  const base = await realpath(root);
  const found = new Set<string>();
  const visit = async (path: string): Promise<void> => {
    const name = relative(base, path).split(sep).join('/');
    if (found.has(name)) return;
    found.add(name);
    const text = await readFile(join(path, 'package.json'), 'utf8');
    const { dependencies } = packageSchema.parse(JSON.parse(text));
    const require = createRequire(join(path, 'package.json'));
    for (const [dependency, range] of Object.entries(dependencies)) {
      if (!range.startsWith('workspace:')) continue;
      await visit(await realpath(dirname(require.resolve(`${dependency}/package.json`))));
    }
  };
  await visit(join(base, folder));
  return found;
}
