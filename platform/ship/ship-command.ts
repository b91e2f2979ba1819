import type { Command } from 'commander';
import { describePlan } from './ship-plan.ts';
import { ship, type Shipping } from './ship.ts';
import type { Progress } from '@talent/node/terminal/progress';
import type { ReleaseStore } from '../registry/release-store.ts';
import { appArgument } from '../cli/app-argument.ts';
import { artifactFolders } from '@talent/node/workspace/app-folders';
import { parseOrigin } from './parse-origin.ts';
import { describeLink } from './describe-link.ts';
import type { Printer } from '@talent/node/terminal/print';

interface ShipFlags {
  channel: string;
  dryRun?: boolean;
  site?: string;
  json?: true;
}

/** Adds `ship`: from an app's sources to its visitors in one command. */
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
    .option('--site <url>', 'URL of the running site to check after the release', parseOrigin)
    .action(async (app: string, { channel, dryRun = false, site, json }: ShipFlags) => {
      await artifactFolders(root, [app]);
      const quiet: Progress = { step: (_, work) => work(() => undefined), note: () => undefined };
      const result = await ship({
        ...shipping,
        store,
        channel,
        app,
        root,
        dryRun,
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
