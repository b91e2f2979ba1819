import type { Command } from 'commander';
import type { ComposePair } from '../release/compose-missing.ts';
import { describePlan } from '../ship/ship-plan.ts';
import { ship } from '../ship/ship.ts';
import type { Progress } from '@talent/node/terminal/progress';
import type { ReleaseStore } from '../registry/release-store.ts';
import { appArgument } from './app-argument.ts';
import { artifactFolders } from '@talent/node/workspace/app-folders';
import { parseOrigin } from './parse-origin.ts';
import { describeLink } from './describe-link.ts';
import type { Printer } from '@talent/node/terminal/print';

/** What shipping needs beside the store. */
export interface Shipping {
  build: (app: string) => Promise<void>;
  /** Composes into the store that it is given. */
  composeIn: (store: ReleaseStore) => ComposePair;
  /** Origin of the running site. */
  origin: () => Promise<string>;
  /** Origin that previews live on; null: on that of the running site. */
  previewOrigin: string | null;
  progress: Progress;
}

interface ShipFlags {
  channel: string;
  dryRun?: boolean;
  site?: string;
  json?: true;
}

/** Adds `ship`, the way of a team from its sources to its visitors. */
export function addShipCommand(
  command: Command,
  {
    store,
    root,
    here,
    printer,
    shipping,
  }: {
    store: ReleaseStore;
    root: string;
    here: string | undefined;
    printer: Printer;
    shipping: Shipping;
  },
): void {
  appArgument(command, here)
    .option('--dry-run', 'print what would change, and change nothing')
    .option('--site <url>', 'where the site answers that is looked at afterwards', parseOrigin)
    .action(async (app: string, { channel, dryRun = false, site, json }: ShipFlags) => {
      await artifactFolders(root, [app]);
      const quiet: Progress = { step: (_, work) => work(() => undefined), note: () => undefined };
      const result = await ship({
        ...{ store, channel, app, root, dryRun },
        ...shipping,
        ...(site === undefined ? {} : { origin: async () => site }),
        progress: json ? quiet : shipping.progress,
        onPlan: (plan) => {
          if (!json) describePlan(plan).forEach((line) => printer.line(line));
        },
      });
      if (json) return printer.json(result);
      if (result.status === 'planned') return printer.line('Nothing was changed (--dry-run).');
      const { plan, preview } = result;
      const done = result.status === 'shipped' ? 'is live' : 'was live already';
      printer.line(`${app}@${plan.to} ${done} on channel ${channel}.`);
      if (preview !== null) describeLink(preview).forEach((line) => printer.line(line));
      if (plan.from !== null && plan.from !== plan.to) {
        const flag = preview === null ? '' : ` --channel ${channel}`;
        printer.line(`Take it back: pnpm rollback ${app}${flag}`);
      }
    });
}
