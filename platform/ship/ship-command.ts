import type { Command } from 'commander';
import { join } from 'node:path';
import { takeTurn } from '@talent/node/data-folder/take-turn';
import { channelFlag } from '../registry/channel.ts';
import { history, readLatest } from '../registry/registry.ts';
import { wayBack } from '../release/rollback.ts';
import { describePlan, type ShipPlan } from './ship-plan.ts';
import { stoppable } from './stoppable.ts';
import { ship, shipResult, type Shipping, type ShipResult } from './ship.ts';
import type { Progress } from '@talent/node/terminal/progress';
import type { ReleaseStore } from '../registry/release-store.ts';
import { artifactFolders } from '@talent/node/workspace/app-folders';
import { printLines, reportingAction } from '@talent/node/terminal/run-command';
import { utcMinute } from '@talent/node/terminal/utc-minute';
import type { PreviewLink } from '../gateway/preview/preview-link.ts';
import { UsageError } from '@talent/node/terminal/usage-error';

interface ShipContext {
  store: ReleaseStore;
  root: string;
  shipping: Shipping;
}

interface ShipFlags {
  channel: string;
  brokenLinks: 'refuse' | 'list';
  dryRun?: boolean;
  again?: boolean;
  site?: string;
  json?: true;
}

/** Adds `ship`: from an app's sources to its visitors in one command. */
export function addShipCommand(command: Command, { store, root, shipping }: ShipContext): void {
  reportingAction(
    command
      .argument('<app>', 'name of the app')
      .option('--dry-run', 'print what would change, and change nothing')
      .option('--again', 'also release a build that was undone before')
      .option('--site <url>', 'URL of the running site to check after the release', parseOrigin),
    shipResult,
    async (app: string, flags: ShipFlags) => {
      const { channel, dryRun = false, again = false, site, json, brokenLinks: links } = flags;
      await artifactFolders(root, [app]);
      const quiet: Progress = { step: (_, work) => work(() => undefined), note: () => undefined };
      const order = {
        ...shipping,
        store,
        channel,
        app,
        root,
        dryRun,
        again,
        links,
        ...(site === undefined ? {} : { origin: async () => site }),
        onPlan: (plan: ShipPlan) => {
          if (!json) printLines(command, describePlan(plan));
        },
      };
      const progress = json ? quiet : shipping.progress;
      const { onStop = () => () => undefined } = shipping;
      const before = (await readLatest(store, channel)).release?.apps[app];
      const note = (line: string) => progress.note(`${app} ${line}`);
      const result = await stoppable(
        { onStop, progress },
        (watched) =>
          takeTurn(join(root, app, '.cache'), `pnpm ship ${app}${channelFlag(channel)}`, note, () =>
            ship({ ...order, progress: watched }),
          ),
        () => stateOf(store, { app, channel, before }),
      );
      return { json: result, lines: describeResult(result) };
    },
  );
}

/** A sentence about what is live after a ship that was stopped. */
async function stateOf(
  store: ReleaseStore,
  { app, channel, before }: { app: string; channel: string; before: string | undefined },
): Promise<string> {
  const releases = await history(store, channel);
  const now = releases[0]?.apps[app];
  const live = `${app}${now === undefined ? ' is not' : `@${now} is`} live on channel ${channel}`;
  if (now === before) return `nothing was released. ${live}, as before.`;
  const way = wayBack(releases, app, channel);
  return `${live}, and was not checked.${way === null ? '' : ` Take it back: ${way}`}`;
}

function describeResult(result: ShipResult): string[] {
  if (result.status === 'planned') return ['Nothing was changed (--dry-run).'];
  const { plan, preview, takeBack } = result;
  const { app, channel, to } = plan;
  const done = result.status === 'shipped' ? 'is live' : 'was live already';
  return [
    `${app}@${to} ${done} on channel ${channel}.`,
    ...(preview === null
      ? []
      : [
          ...describeLink(preview),
          `Compare it with what visitors get: pnpm qa --channel ${channel}`,
        ]),
    ...(takeBack === null ? [] : [`Take it back: ${takeBack}`]),
  ];
}

/** Describes a link for people, with its expiry. */
export function describeLink({ url, until }: PreviewLink): string[] {
  return [`Look at it: ${url}`, `Anyone who has the link can open it until ${utcMinute(until)}.`];
}

/** Reads an origin from the command line. Throws `UsageError`. */
export function parseOrigin(text: string): string {
  const url = URL.parse(text);
  if (url && /^https?:$/.test(url.protocol)) return url.origin;
  throw new UsageError(`--site "${text}" is no address of a site, such as https://www.example.com`);
}
