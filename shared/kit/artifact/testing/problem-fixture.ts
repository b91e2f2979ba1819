import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
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

/** Makes artifacts in a folder of its own and checks them. */
export async function createProblemFixture() {
  const root = await mkdtemp(join(tmpdir(), 'artifact-'));
  const folderOf = ({ name }: ArtifactOptions) => join(root, name);
  const make = (options: ArtifactOptions) => makeArtifact(folderOf(options), options);

  async function problemsOf(options: ArtifactOptions, change: Change = {}): Promise<Problem[]> {
    const made = await make(options);
    const manifest = change.edit ? change.edit(made) : made;
    const { listing } = await readArtifact(folderOf(options));
    const live = change.live ?? [];
    return artifactProblems({ manifest, listing, live, reservedPaths: RESERVED_PATHS });
  }

  return {
    folderOf,
    make,
    problemsOf,
    rulesOf: async (options: ArtifactOptions, change?: Change) =>
      (await problemsOf(options, change)).map(({ rule }) => rule),
    remove: () => rm(root, { recursive: true }),
  };
}
