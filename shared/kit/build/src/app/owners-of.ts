import { relative, sep } from 'node:path';
import { readCodeOwners } from '@talent/node/workspace/code-owners';
import type { App } from './app.ts';
import { repositoryRoot } from './repository-root.ts';

/** Owners of an app by the repository's CODEOWNERS; empty where nobody is named, or the app is elsewhere. */
export function ownersOf({ folder }: Pick<App, 'folder'>): string[] {
  const path = relative(repositoryRoot, folder).split(sep).join('/');
  return path.startsWith('..') ? [] : readCodeOwners(repositoryRoot, `${path}/`);
}
