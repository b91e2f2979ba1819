import type { Command } from 'commander';
import { DEFAULT_CHANNEL } from '../registry/channel.ts';
import type { ReleaseStore } from '../registry/release-store.ts';
import { readStatus } from '../release/status.ts';
import {
  collectAdvisories,
  writeAdvisories,
} from '../release/audit/advisories/imported-advisories.ts';
import { namesIn, readLock } from '../release/audit/advisories/locked-packages.ts';
import { recordAudits } from '../release/audit/record-audits.ts';
import { describeAudit } from './describe-audit.ts';
import { reportingAction } from '@talent/node/terminal/run-command';
import { importAdvisoriesResult } from './results/import-advisories-result.ts';

/** Adds `import-advisories`, for networks where the package registry answers no audits. */
export function addImportAdvisoriesCommand(
  command: Command,
  { store, root }: { store: ReleaseStore; root: string },
): void {
  const what = 'JSON file, zip archive or folder of records of the OSV schema';
  reportingAction(
    command.argument('<file>', what),
    importAdvisoriesResult,
    async (file: string) => {
      const names = namesIn(await readLock(root));
      const imported = await collectAdvisories(file, names, new Date());
      await writeAdvisories(store, imported);
      const live = await readStatus(store, DEFAULT_CHANNEL);
      const audits = await recordAudits({
        store,
        root,
        renews: true,
        apps: live.apps.map(({ app, version }) => ({ app, version })),
      });
      const { records, newest, databases, advisories } = imported;
      return {
        json: { records, newest, databases, audits },
        lines: [
          `${records} records about npm, the newest of ${newest.slice(0, 10)}.`,
          `Source: OSV (osv.dev): ${databases.join('; ')}`,
          `${advisories.length} are about packages of the lock file, in some version.`,
          ...audits.map(({ app, audit }) => `${app}: ${describeAudit(audit)}`),
        ],
      };
    },
  );
}
