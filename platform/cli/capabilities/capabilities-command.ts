import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Command } from 'commander';
import { reportingAction } from '@talent/node/terminal/run-command';
import { table } from '@talent/node/terminal/table';
import type { ReleaseStore } from '../../registry/release-store.ts';
import { readLiveCapabilities } from '../../release/live-capabilities.ts';
import { capabilitiesResult } from '../results/capabilities-result.ts';
import { capabilitiesDocument, DOCUMENT } from './capabilities-document.ts';
import { capabilityRows } from './capability-rows.ts';

interface Flags {
  channel: string;
  writeDocs?: true;
}

/** Adds `capabilities`, which shows what live apps declare to need. */
export function addCapabilitiesCommand(command: Command, store: ReleaseStore, root: string): void {
  reportingAction(
    command
      .argument('[app]', 'one app; without: all that are live')
      .option('--write-docs', `also writes the table of all apps to ${DOCUMENT}`),
    capabilitiesResult,
    async (app: string | undefined, { channel, writeDocs }: Flags) => {
      const live = await readLiveCapabilities(store, channel, app);
      if (writeDocs) {
        const { apps } = app === undefined ? live : await readLiveCapabilities(store, channel);
        await writeFile(join(root, DOCUMENT), capabilitiesDocument(apps));
      }
      const lines = [
        `Capabilities of ${channel}, revision ${live.revision}:`,
        table(
          ['app', 'need', 'declared'],
          capabilityRows(live.apps).map((row) => [...row]),
        ),
        ...(writeDocs ? [`Written to ${DOCUMENT}.`] : []),
      ];
      return { json: live, lines };
    },
  );
}
