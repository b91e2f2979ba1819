import { REPOSITORY_ROOT } from '@talent/node/workspace/repository-root';
import { describe, expect, it } from 'vitest';
import { affectedPackages } from './affected-packages.ts';
import { readWorkspaceGraph, type WorkspaceGraph } from './workspace-graph.ts';

const graph = await readWorkspaceGraph(REPOSITORY_ROOT);

describe('in this repository', () => {
  it('a change of the contract runs the tests of shared, the five apps, and all that imports it', () => {
    expect(affectedPackages(graph, ['shared/kit/sdk/src/contract.ts'])).toEqual([
      'backend',
      'e2e',
      'mfe-admin',
      'mfe-blog',
      'mfe-marketing',
      'mfe-salary-tools',
      'platform',
      'shared/kit/build',
      'shared/kit/forms',
      'shared/kit/markdown',
      'shared/kit/sdk',
      'shared/kit/testing',
      'shared/kit/ui',
      'shared/product/jobs',
      'shared/product/mails',
      'shared/product/page-parts',
      'shared/product/second-factor',
      'shared/product/settings',
      'shell',
      'supabase',
      'supabase/functions',
    ]);
  });

  it('a change of one app runs its own tests', () => {
    const expected = ['mfe-blog'];
    expect(affectedPackages(graph, ['mfe-blog/src/routes.ts'])).toEqual(expected);
  });

  it('of a function, its form and its contract concern the apps that import them, and its code does not', () => {
    const contract = affectedPackages(graph, ['supabase/functions/seo-strategy/contract.ts']);
    expect(contract).toEqual(expect.arrayContaining(['mfe-admin', 'supabase/functions']));
    const handler = affectedPackages(graph, ['supabase/functions/seo-strategy/handler.ts']);
    expect(handler).toContain('supabase/functions');
    expect(handler).not.toContain('mfe-admin');
  });

  it('what an app is built from is tested before it is released, whatever has changed', () => {
    expect(affectedPackages(graph, ['mfe-blog/src/routes.ts'], 'mfe-blog')).toEqual([
      'mfe-blog',
      'shared/kit/forms',
      'shared/kit/markdown',
      'shared/kit/protocol',
      'shared/kit/sdk',
      'shared/kit/ui',
      'shared/product/api',
      'shared/product/data',
      'shared/product/page-parts',
    ]);
  });

  it('a migration runs the tests of everything with a database', () => {
    const found = affectedPackages(graph, ['supabase/migrations/20260101000000_jobs.sql']);
    expect(found).toEqual(expect.arrayContaining(['backend', 'e2e', 'platform', 'supabase']));
    expect(found).not.toContain('shared/kit/ui');
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
  named('on-c', ['mfe-c']),
  named('tool', []),
  named('tool/inner', []),
]);

it('follows dependencies of dependencies, and hands on no tool of tests', () => {
  const expected = ['mfe-c', 'on-c', 'shared/a', 'shared/b'];
  expect(affectedPackages(small, ['shared/a/x.ts'])).toEqual(expected);
  expect(affectedPackages(small, ['tool/x.ts'])).toEqual(['mfe-c', 'tool']);
});

it('a file belongs to the innermost package', () => {
  expect(affectedPackages(small, ['tool/inner/x.ts'])).toEqual(['tool/inner']);
});
