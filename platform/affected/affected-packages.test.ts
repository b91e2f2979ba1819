import { REPOSITORY_ROOT } from '@talent/node/env/environment';
import { describe, expect, it } from 'vitest';
import { affectedPackages } from './affected-packages.ts';
import { readWorkspaceGraph, type WorkspaceGraph } from './workspace-graph.ts';

const graph = await readWorkspaceGraph(REPOSITORY_ROOT);

describe('in this repository', () => {
  it('a change of the contract runs the tests of shared, the five apps, and all that imports it', () => {
    expect(affectedPackages(graph, ['shared/sdk/src/contract.ts'])).toEqual([
      'backend',
      'e2e',
      'mfe-admin',
      'mfe-blog',
      'mfe-marketing',
      'mfe-salary-tools',
      'platform',
      'shared/build',
      'shared/forms',
      'shared/jobs',
      'shared/mails',
      'shared/markdown',
      'shared/node',
      'shared/page-parts',
      'shared/sdk',
      'shared/second-factor',
      'shared/testing',
      'shared/ui',
      'shared/visitor-forms',
      'shell',
      'supabase',
      'supabase/functions/_shared',
    ]);
  });

  it('a change of one app runs its own tests', () => {
    const expected = ['mfe-blog'];
    expect(affectedPackages(graph, ['mfe-blog/src/routes.ts'])).toEqual(expected);
  });

  it('what an app is built from is tested before it is released, whatever has changed', () => {
    expect(affectedPackages(graph, ['mfe-blog/src/routes.ts'], 'mfe-blog')).toEqual([
      'mfe-blog',
      'shared/api',
      'shared/data',
      'shared/markdown',
      'shared/page-parts',
      'shared/sdk',
      'shared/ui',
    ]);
  });

  it('a migration runs the tests of everything with a database', () => {
    const found = affectedPackages(graph, ['supabase/migrations/20260101000000_jobs.sql']);
    expect(found).toEqual(expect.arrayContaining(['backend', 'e2e', 'platform', 'supabase']));
    expect(found).not.toContain('shared/ui');
  });

  it('a pipeline runs the tests of the platform, a document those of documents alone', () => {
    const found = affectedPackages(graph, ['.github/workflows/shell.yml']);
    expect(found).toEqual(['platform']);
    expect(affectedPackages(graph, ['docs/releasing.md', 'README.md'])).toEqual([]);
  });

  it('a change of what everything depends on, or an unknown one, runs everything', () => {
    const all = [...graph.keys()].toSorted();
    const files = ['pnpm-lock.yaml', 'package.json', 'scripts/run.mjs', 'vitest.config.ts'];
    for (const file of [...files, 'new.ts']) {
      expect([file, affectedPackages(graph, ['mfe-blog/a.ts', file])]).toEqual([file, all]);
    }
    expect(affectedPackages(graph, null)).toEqual(all);
  });
});

const named = (folder: string, dependencies: string[], devDependencies: string[] = []) =>
  [folder, { folder, dependencies, devDependencies }] as const;

const small: WorkspaceGraph = new Map([
  named('shared/a', []),
  named('shared/b', ['shared/a']),
  named('mfe-c', ['shared/b'], ['tool']),
  named('tool', []),
  named('tool/inner', []),
]);

it('follows dependencies of dependencies, and those of tests', () => {
  expect(affectedPackages(small, ['shared/a/x.ts'])).toEqual(['mfe-c', 'shared/a', 'shared/b']);
  expect(affectedPackages(small, ['tool/x.ts'])).toEqual(['mfe-c', 'tool']);
});

it('a file belongs to the innermost package', () => {
  expect(affectedPackages(small, ['tool/inner/x.ts'])).toEqual(['tool/inner']);
});
