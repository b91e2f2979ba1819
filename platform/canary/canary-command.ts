import type { Command } from 'commander';
import { canaryResult, canaryState, type CanaryAct, describeCanary } from './canary-result.ts';
import { CanaryRefusedError, endCanary, promoteCanary, withdraw } from './end-canary.ts';
import { readCanaryRun, type CanaryRun } from './canary-run.ts';
import { readCanaryStatus } from './canary-status.ts';
import { startCanary } from './start-canary.ts';
import { CANARY_CHANNEL, DEFAULT_CHANNEL } from '../registry/channel.ts';
import type { ReleaseStore } from '../registry/release-store.ts';
import type { ComposePair } from '../release/compose-missing.ts';
import { reportingAction } from '@talent/node/terminal/run-command';
import { staleBuilds } from '../release/stale-build.ts';
import { resolveVersions } from '../release/resolve-versions.ts';
import { UsageError } from '@talent/node/terminal/usage-error';

/** Share of the visitors where none is named, percent. */
const DEFAULT_PERCENT = '10%';

interface CanaryContext {
  store: ReleaseStore;
  /** Repository with the apps' folders. */
  root: string;
  compose: ComposePair;
}

/** Acts on the running canary. They take no share, and their message is all there is to show. */
const ON_RUNNING: ReadonlySet<string | undefined> = new Set(['stop', 'promote']);

interface Flags {
  again?: boolean;
}

export function addCanaryCommand(command: Command, context: CanaryContext): void {
  const { store, root, compose } = context;
  const now = new Date();
  const what = 'app@version or app to try; or stop, promote; without: show the status';
  reportingAction(
    command
      .argument('[app@version|stop|promote]', what)
      .argument('[share]', `share of the visitors, such as ${DEFAULT_PERCENT}`)
      .option('--again', 'also try a version that was undone before'),
    canaryResult,
    async (subject: string | undefined, share: string | undefined, { again = false }: Flags) => {
      await settle();
      const done = subject === undefined ? null : await act(subject, share, again);
      if (done !== null && ON_RUNNING.has(subject)) return { json: done, lines: [done.message] };
      const status = await readCanaryStatus(store);
      return {
        json: done ?? canaryState(status),
        lines: [...(done === null ? [] : [done.message]), describeCanary(status)],
      };
    },
  );

  /** A gateway without a key may have stopped the canary: this process may have the key to update the registry. */
  async function settle(): Promise<void> {
    const run = store.trust.signs === 'visitors' ? await readCanaryRun(store) : null;
    if (run?.verdict) await withdraw(store, run, now);
  }

  async function act(what: string, share: string | undefined, again: boolean): Promise<CanaryAct> {
    const isOnRunning = ON_RUNNING.has(what);
    if (isOnRunning && share !== undefined) {
      throw new UsageError(`"canary ${what}" takes nothing else`);
    }
    if (!isOnRunning) return start(what, readPercent(share ?? DEFAULT_PERCENT), again);
    const run = await runningCanary();
    if (what === 'stop') {
      const reason = 'by command';
      await endCanary(store, run, { status: 'stopped', reason, at: now });
      const message = 'The canary is stopped: all visitors get stable again.';
      return { status: 'stopped', message, reason };
    }
    const { revision } = await promoteCanary(store, run, now);
    const message = `stable is at revision ${revision}, the set that was tried.`;
    return { status: 'promoted', message, revision };
  }

  async function start(reference: string, percent: number, again: boolean): Promise<CanaryAct> {
    const versions = await resolveVersions(store, [reference], CANARY_CHANNEL);
    const [[app, version] = ['', '']] = Object.entries(versions);
    const { status, revision, composed } = await startCanary({
      ...{ store, app, version, percent, compose, now, again },
    });
    const done = status === 'unchanged' ? 'is given already to' : 'is given to';
    const lines = composed.map((pair) => `composed the pages of ${pair}`);
    const stale = await staleBuilds(root, DEFAULT_CHANNEL, versions, [reference]);
    const message = [...lines, ...stale, `${app}@${version} ${done} ${percent}% of the visitors.`];
    return { status, message: message.join('\n'), revision };
  }

  async function runningCanary(): Promise<CanaryRun> {
    const run = await readCanaryStatus(store);
    if (run !== null && run.percent > 0) return run;
    throw new CanaryRefusedError(
      'No canary is running',
      'start one, such as with "pnpm release canary mfe-blog 10%"',
    );
  }
}

/** Reads `10%`, `10` or `0.5%`, down to a hundredth of a percent, which is one bucket of visitors. */
function readPercent(text: string): number {
  const percent = Number(/^(\d{1,2}(?:\.\d{1,2})?)\s*%?$/.exec(text)?.[1]);
  if (percent > 0) return percent;
  throw new UsageError(
    `"${text}" is no share: it must be more than 0% and less than 100%, such as 10%; to give it to all visitors: pnpm release canary promote`,
  );
}
