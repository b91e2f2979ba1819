import { execFileSync } from 'node:child_process';
import { mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { testDir } from '@talent/node/testing/test-dir';
import { REPOSITORY_ROOT } from '@talent/node/workspace/repository-root';
import { describe, expect, it } from 'vitest';
import { affectedPackages, changedFiles } from './affected-packages.ts';
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

  it('a change of one app runs its own tests, a pipeline those of the platform, a document those of documents alone', () => {
    const found = affectedPackages(graph, ['.github/workflows/shell.yml']);
    expect(found).toEqual(['platform']);
    expect(affectedPackages(graph, ['mfe-blog/src/routes.ts'])).toEqual(['mfe-blog']);
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

it('follows dependencies of dependencies, hands on no tool of tests, and finds the innermost package of a file', () => {
  const expected = ['mfe-c', 'on-c', 'shared/a', 'shared/b'];
  expect(affectedPackages(small, ['shared/a/x.ts'])).toEqual(expected);
  expect(affectedPackages(small, ['tool/x.ts'])).toEqual(['mfe-c', 'tool']);
  expect(affectedPackages(small, ['tool/inner/x.ts'])).toEqual(['tool/inner']);
});

it('lists what was committed since, what is changed only here, and new files, without what the other branch has got since', async () => {
  const root = testDir();
  const git = (...parameters: string[]): string =>
    execFileSync('git', ['-c', 'user.name=T', '-c', 'user.email=t@example.com', ...parameters], {
      cwd: root,
      encoding: 'utf8',
    }).trim();
  git('init', '--quiet', '--initial-branch=main');
  await mkdir(join(root, 'shared'));
  await writeFile(join(root, 'shared/one.ts'), 'one');
  await writeFile(join(root, 'two.ts'), 'two');
  git('add', '.');
  git('commit', '--quiet', '--message=base');
  git('checkout', '--quiet', '-b', 'change');
  await rename(join(root, 'two.ts'), join(root, 'shared/two words.ts'));
  git('add', '.');
  git('commit', '--quiet', '--message=change');
  git('checkout', '--quiet', 'main');
  await writeFile(join(root, 'theirs.ts'), 'theirs');
  git('add', '.');
  git('commit', '--quiet', '--message=theirs');
  git('checkout', '--quiet', 'change');
  await writeFile(join(root, 'shared/one.ts'), 'another');
  await writeFile(join(root, 'new.ts'), 'new');
  const expected = ['new.ts', 'shared/one.ts', 'shared/two words.ts', 'two.ts'];
  expect(await changedFiles(root, 'main')).toEqual(expected);
  for (const unknown of ['0'.repeat(40), 'no-such-branch', '', '--output=x']) {
    expect([unknown, await changedFiles(root, unknown)]).toEqual([unknown, null]);
  }
});
