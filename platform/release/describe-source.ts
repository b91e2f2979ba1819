import { z } from 'zod';
import { isClean, sourceOf, type Provenance } from '@talent/artifact/provenance';

export const sourceKindSchema = z
  .enum(['clean', 'dirty', 'unknown'])
  .describe('built from a commit, from a commit with other changes, or from unknown sources');

/** How far the sources of a version are known: a commit, a commit with other changes, or not at all. */
export type SourceKind = z.infer<typeof sourceKindSchema>;

/** The kind of the sources that a statement names; null: there is no statement. */
export function sourceKind(provenance: Provenance | null): SourceKind {
  if (provenance === null || sourceOf(provenance) === null) return 'unknown';
  return isClean(provenance) ? 'clean' : 'dirty';
}

/** The sources in words, such as `not clean: 2 files differ from commit 0123456789 (a.ts, b.ts)`. */
export function describeSource(provenance: Provenance | null): string {
  const source = provenance === null ? null : sourceOf(provenance);
  if (source === null) return 'sources unknown: the build notes no commit';
  const commit = source.digest.gitCommit.slice(0, 10);
  const { clean, changedPaths, changedCount } = source.annotations;
  if (clean) return `clean: commit ${commit}`;
  const named = changedPaths.slice(0, 3).join(', ');
  const more = changedCount > 3 ? ' …' : '';
  const differ = changedCount === 1 ? '1 file differs' : `${changedCount} files differ`;
  return `not clean: ${differ} from commit ${commit} (${named}${more})`;
}
