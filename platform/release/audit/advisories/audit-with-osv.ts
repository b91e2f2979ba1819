import type { Advisory, Audit } from '@talent/api/platform/build-record';
import { worstFirst } from '../dependency-audit.ts';
import type { ImportedAdvisories } from './imported-advisories.ts';
import type { LockedPackages } from './locked-packages.ts';
import { isAffected, patchedFor } from './osv-record.ts';

/** Audits the packages of one app with imported advisories. */
export function auditWithOsv(imported: ImportedAdvisories, packages: LockedPackages): Audit {
  const covered = new Set(imported.names);
  const unknown = [...packages.keys()].filter((name) => !covered.has(name)).sort();
  if (unknown.length > 0) {
    const named = unknown.slice(0, 5).join(', ');
    const reason = `the imported advisories are from before ${named} came in: run "pnpm import-advisories" again`;
    return { status: 'unavailable', reason };
  }
  const advisories = imported.advisories.flatMap((kept): Advisory[] => {
    const versions = [...(packages.get(kept.package) ?? [])].filter((version) =>
      isAffected(kept, version),
    );
    const [first] = versions;
    if (first === undefined) return [];
    const { package: name, severity, title, url } = kept;
    return [{ package: name, severity, title, url, versions, patched: patchedFor(kept, first) }];
  });
  const { databases, newest, importedAt } = imported;
  return {
    status: 'measured',
    advisories: advisories.sort(worstFirst),
    source: { databases, newest, importedAt },
  };
}
