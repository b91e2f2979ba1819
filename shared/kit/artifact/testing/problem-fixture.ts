import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';
import { artifactProblems } from '../checks/artifact-problems.ts';
import type { Manifest } from '../manifest.ts';
import type { Problem } from '../problem.ts';
import { readArtifact } from '../read-artifact.ts';
import { RESERVED_PATHS } from '../reserved-paths.ts';
import { makeArtifact, type ArtifactOptions } from './make-artifact.ts';

export const blog: ArtifactOptions = { name: 'mfe-blog', patterns: ['/blog/:slug'] };
export const shell: ArtifactOptions = { name: 'shell', patterns: ['/admin-login-xyz123'] };

interface Change {
  live?: Manifest[];
  /** Changes the manifest's JSON; the files stay as they are. */
  edit?: (manifest: Manifest) => unknown;
}

let root = '';

/** Where the present test makes an artifact. */
export function folderOf({ name }: ArtifactOptions): string {
  if (root === '') {
    root = mkdtempSync(join(tmpdir(), 'artifact-'));
    onTestFinished(() => {
      rmSync(root, { recursive: true });
      root = '';
    });
  }
  return join(root, name);
}

export const make = (options: ArtifactOptions) => makeArtifact(folderOf(options), options);

/** Makes one and checks it. */
export async function problemsOf(
  options: ArtifactOptions,
  change: Change = {},
): Promise<Problem[]> {
  const made = await make(options);
  const manifest = change.edit ? change.edit(made) : made;
  const { listing } = await readArtifact(folderOf(options));
  const live = change.live ?? [];
  return artifactProblems({ manifest, listing, live, reservedPaths: RESERVED_PATHS });
}

export const rulesOf = async (options: ArtifactOptions, change?: Change) =>
  (await problemsOf(options, change)).map(({ rule }) => rule);
