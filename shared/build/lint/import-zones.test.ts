import { readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { ESLint } from 'eslint';
import { createNodeResolver, importX } from 'eslint-plugin-import-x';
import { describe, expect, it } from 'vitest';
import { importZones } from './import-zones.js';

const root = fileURLToPath(new URL('../../..', import.meta.url));

const eslint = new ESLint({
  cwd: root,
  overrideConfigFile: true,
  overrideConfig: [
    {
      plugins: { 'import-x': importX as unknown as ESLint.Plugin },
      settings: {
        'import-x/resolver-next': [createNodeResolver({ extensions: ['.ts', '.tsx'] })],
      },
      rules: {
        'import-x/no-restricted-paths': ['error', { zones: importZones(readdirSync(root)) }],
      },
    },
  ],
});

/** What lint says of a file at `path` that imports `target`. */
async function findings(path: string, target: string): Promise<string[]> {
  const [result] = await eslint.lintText(`import '${target}';`, { filePath: `${root}${path}` });
  return (result?.messages ?? []).map(({ message }) => message);
}

describe('imports', () => {
  it.each([
    ['of one app from another', 'mfe-blog/src/api/a.js', '../../../mfe-admin/src/routes'],
    ['of the shell from a remote', 'mfe-blog/src/api/a.js', '../../../shell/src/routes'],
    ['of the platform from an app', 'shell/src/a.js', '../../platform/store/store'],
    ['of an app from the platform', 'platform/store/a.js', '../../shell/src/routes'],
    ['of an app from what is shared', 'shared/ui/src/a.js', '../../../mfe-blog/src/routes'],
    ['of the platform from the SDK', 'shared/sdk/src/a.js', '../../../platform/store/store'],
    ['of a route from a feature', 'mfe-blog/src/features/a.js', '../routes/blog-index'],
    ['of the entry from a route', 'mfe-blog/src/routes/a.js', '../server'],
  ])('%s are refused with a reason', async (_, path, target) => {
    const messages = await findings(path, target);
    expect(messages).toHaveLength(1);
    expect(messages[0]).toMatch(/Unexpected path .+\. .+/);
  });

  it.each([
    ['of a feature from a route', 'mfe-blog/src/routes/a.js', '../features/post-list/post-list'],
    ['of what is shared from an app', 'mfe-blog/src/api/a.js', '../../../shared/ui/src/button'],
    [
      'of the schema from the build',
      'shared/build/src/a.js',
      '../../../platform/artifact/manifest',
    ],
  ])('%s are fine', async (_, path, target) => {
    expect(await findings(path, target)).toEqual([]);
  });
});
