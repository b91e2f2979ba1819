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
import type { Printer } from '@talent/node/terminal/print';

/** Adds `import-advisories`, for networks where the package registry answers no audits. */
export function addImportAdvisoriesCommand(
  command: Command,
  { store, root, printer }: { store: ReleaseStore; root: string; printer: Printer },
): void {
  command
    .argument('<file>', 'JSON file, zip archive or folder of records of the OSV schema')
    .action(async (file: string, { json }: { json?: true }) => {
      const names = namesIn(await readLock(root));
      const imported = await collectAdvisories(file, names, new Date());
      await writeAdvisories(store, imported);
      const live = await readStatus(store, DEFAULT_CHANNEL);
      const audits = await recordAudits({
        ...{ store, root, renews: true },
        apps: live.apps.map(({ app, version }) => ({ app, version })),
      });
      const { records, newest, databases, advisories } = imported;
      if (json) return printer.json({ records, newest, databases, audits });
      printer.line(`${records} records about npm, the newest of ${newest.slice(0, 10)}.`);
      printer.line(`Source: OSV (osv.dev): ${databases.join('; ')}`);
      printer.line(`${advisories.length} are about packages of the lock file, in some version.`);
      for (const { app, audit } of audits) printer.line(`${app}: ${describeAudit(audit)}`);
    });
}
