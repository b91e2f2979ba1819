import type { Command } from 'commander';
import { reportingAction } from '@talent/node/terminal/run-command';
import { UsageError } from '@talent/node/terminal/usage-error';
import { DEFAULT_CHANNEL } from '../registry/channel.ts';
import { readLatest } from '../registry/registry.ts';
import type { ReleaseStore } from '../registry/release-store.ts';
import { buildCheckout, installPackages } from './checkout.ts';
import {
  verifyRelease,
  verifyResult,
  type FileDifference,
  type Verdict,
} from './verify-release.ts';

/** Number of files of a difference that are named. */
const NAMED = 20;

const EXITS = { same: 0, differs: 1, 'cannot-say': 4 } as const;

const IN_WORDS: Record<FileDifference['difference'], string> = {
  changed: 'differs',
  'only-published': 'was published, and the commit does not give it',
  'only-built': 'comes from the commit, and was not published',
  damaged: 'is no longer in the store as it was published',
};

/** Adds `verify`: whether a published version is what its commit gives. */
export function addVerifyReleaseCommand(
  command: Command,
  { store, root }: { store: ReleaseStore; root: string },
): void {
  reportingAction(
    command
      .argument('<app@version>', 'app@version, or app for its live version on stable')
      .addHelpText('after', '\nExit codes: 0 the same, 1 it differs, 4 it cannot be said.'),
    verifyResult,
    async (reference: string) => {
      const verdict = await verifyRelease({
        store,
        root,
        ...(await versionOf(store, reference)),
        async build(checkout, app) {
          await installPackages(root, checkout);
          await buildCheckout(checkout, app);
        },
      });
      return { json: verdict, lines: describeVerdict(verdict), exit: EXITS[verdict.status] };
    },
  );
}

async function versionOf(store: ReleaseStore, reference: string) {
  const [app = '', version] = reference.split('@');
  if (version !== undefined) return { app, version };
  const { release } = await readLatest(store, DEFAULT_CHANNEL);
  const live = release?.apps[app];
  if (live === undefined) {
    throw new UsageError(
      `${app} is not live on ${DEFAULT_CHANNEL}: name a version, ${app}@VERSION`,
    );
  }
  return { app, version: live };
}

/** The verdict for people, in lines. */
export function describeVerdict(verdict: Verdict): string[] {
  const { app, version, liveOn } = verdict;
  const live = liveOn.length === 0 ? 'live nowhere' : `live on ${liveOn.join(', ')}`;
  const subject = `${app}@${version} (${live})`;
  if (verdict.status === 'cannot-say') {
    return [`CANNOT SAY: ${subject} cannot be compared: ${verdict.reason}`];
  }
  const commit = verdict.commit.slice(0, 10);
  if (verdict.status === 'same') {
    return [`SAME: ${subject} is what commit ${commit} gives, all ${verdict.files} files`];
  }
  const { files, built, tools } = verdict;
  return [
    `DIFFERS: ${subject} is not what commit ${commit} gives, which is ${built}:`,
    ...files.slice(0, NAMED).map(({ path, difference }) => `  - ${path} ${IN_WORDS[difference]}`),
    ...(files.length > NAMED ? [`  and ${files.length - NAMED} more files`] : []),
    ...tools.map((tool) => `  built with ${tool}`),
  ];
}
