import { expect, it } from 'vitest';
import { REPOSITORY_ROOT } from '@talent/node/env/environment';
import { namesIn, productionPackages, readLock } from './locked-packages.ts';

const lock = {
  importers: {
    'mfe-a': {
      dependencies: {
        react: { version: '19.0.0' },
        '@talent/ui': { version: 'link:../shared/ui' },
        alias: { version: 'real@3.0.0' },
      },
    },
    'shared/ui': { dependencies: { '@radix/x': { version: '1.0.0(react@19.0.0)' } } },
    'mfe-b': { dependencies: { other: { version: '1.0.0' } } },
  },
  packages: { 'react@19.0.0': {}, '@radix/x@1.0.0': {}, 'dev-only@1.0.0': {} },
  snapshots: {
    'react@19.0.0': {},
    '@radix/x@1.0.0(react@19.0.0)': { dependencies: { deep: '4.0.0', react: '19.0.0' } },
    'deep@4.0.0': { dependencies: { '@radix/x': '1.0.0(react@19.0.0)' } },
    'real@3.0.0': { optionalDependencies: { maybe: '5.0.0' } },
  },
};

it('an app comes with everything below its production dependencies, and nothing of other apps', () => {
  const found = productionPackages(lock, new Set(['mfe-a', 'shared/ui']));
  expect(Object.fromEntries([...found].map(([name, versions]) => [name, [...versions]]))).toEqual({
    ...{ react: ['19.0.0'], real: ['3.0.0'], maybe: ['5.0.0'] },
    ...{ '@radix/x': ['1.0.0'], deep: ['4.0.0'] },
  });
});

it('the lock file of this repository can be read, and names what it has', async () => {
  const own = await readLock(REPOSITORY_ROOT);
  expect(namesIn(own)).toContain('@supabase/supabase-js');
  const blog = productionPackages(own, new Set(['mfe-blog', 'shared/sdk', 'shared/ui']));
  expect([...(blog.get('react') ?? [])]).toHaveLength(1);
  for (const name of blog.keys()) expect(namesIn(own)).toContain(name);
  expect(blog.has('vitest')).toBe(false);
});
