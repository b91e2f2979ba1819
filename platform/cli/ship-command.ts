import type { Command } from 'commander';
import type { ComposePair } from '../release/apply-release.ts';
import { describePlan } from '../ship/ship-plan.ts';
import { ship } from '../ship/ship.ts';
import type { Progress } from '../start/progress.ts';
import type { Store } from '../store/store.ts';
import { artifactFolders } from './app-folders.ts';
import type { Printer } from './print.ts';

/** What shipping needs beside the store. */
export interface Shipping {
  build: (app: string) => Promise<void>;
  /** Composes into the store that it is given. */
  composeIn: (store: Store) => ComposePair;
  /** Origin of the running site. */
  origin: () => Promise<string>;
  progress: Progress;
}

interface ShipFlags {
  channel: string;
  dryRun?: boolean;
  json?: true;
}

/** Adds `ship`, the way of a team from its sources to its visitors. */
export function addShipCommand(
  command: Command,
  {
    store,
    root,
    printer,
    shipping,
  }: {
    store: Store;
    root: string;
    printer: Printer;
    shipping: Shipping;
  },
): void {
  command
    .argument('<app>', 'folder of the app, such as mfe-blog')
    .option('--dry-run', 'print what would change, and change nothing')
    .action(async (app: string, { channel, dryRun = false, json }: ShipFlags) => {
      await artifactFolders(root, [app]);
      const quiet: Progress = { step: (_, work) => work(), note: () => undefined };
      const result = await ship({
        ...{ store, channel, app, root, dryRun },
        ...shipping,
        progress: json ? quiet : shipping.progress,
        onPlan: (plan) => {
          if (!json) describePlan(plan).forEach((line) => printer.line(line));
        },
      });
      if (json) return printer.json(result);
      if (result.status === 'planned') return printer.line('Nothing was changed (--dry-run).');
      const { plan, previewUrl } = result;
      const done = result.status === 'shipped' ? 'is live' : 'was live already';
      printer.line(`${app}@${plan.to} ${done} on channel ${channel}.`);
      if (previewUrl !== null) printer.line(`Look at it: ${previewUrl}`);
      if (plan.from !== null && plan.from !== plan.to) {
        const flag = previewUrl === null ? '' : ` --channel ${channel}`;
        printer.line(`Take it back: pnpm rollback ${app}${flag}`);
      }
    });
}
