import { problem, type Problem } from '@talent/artifact/problem';
import { scopeOf } from '../../registry/keys/key-scope.ts';
import { readProvenance } from '../../registry/read-provenance.ts';
import type { ReleaseStore } from '../../registry/release-store.ts';
import type { SignedFacts } from '../../registry/signed-facts.ts';
import { describeSource, sourceKind } from '../describe-source.ts';

/**
 * Reasons against versions that were not built from a commit alone, on a channel that requires it.
 *
 * @param changed app -> version that would go live
 */
export async function sourceProblems(
  store: ReleaseStore,
  channel: string,
  changed: Readonly<Record<string, string>>,
  signed: Readonly<Record<string, SignedFacts>>,
): Promise<Problem[]> {
  const found = await Promise.all(
    Object.entries(changed).map(async ([app, version]): Promise<Problem[]> => {
      const manifest = signed[app]?.manifest;
      // A version without a trusted publication has a problem of its own.
      if (manifest === undefined) return [];
      const wanted = { app, version, manifest };
      const provenance = await readProvenance(store, wanted, scopeOf(channel));
      if (sourceKind(provenance) === 'clean') return [];
      return [
        problem(
          'dirty-source',
          `${app}@${version} is not of a clean commit (${describeSource(provenance)}), and channel ${channel} takes nothing ` +
            `else: commit everything, run "pnpm ship" again (or "pnpm build" and "pnpm release publish ${app}"; the same files keep ` +
            `their version), or allow it with "pnpm release channel ${channel} --allow-dirty-source"`,
        ),
      ];
    }),
  );
  return found.flat();
}
