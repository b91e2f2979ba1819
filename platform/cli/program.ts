import { Option, type Command } from 'commander';
import { DEFAULT_CHANNEL } from '../registry/channel.ts';
import type { ReleaseResult } from '../release/apply-release.ts';
import type { ComposePair } from '../release/compose-missing.ts';
import type { AskBackend } from '../release/plan/site-graph.ts';
import { promote } from '../release/promote.ts';
import { rollback } from '../release/rollback.ts';
import type { ReleaseStore } from '../registry/release-store.ts';
import { listProblems } from '@talent/artifact/problem';
import {
  createCommand,
  reportingAction,
  subCommand,
  type CommandOutput,
  type CommandReport,
} from '@talent/node/terminal/run-command';
import { addCapabilitiesCommand } from './capabilities/capabilities-command.ts';
import { checkNames, standIn } from './check-names.ts';
import { addAuditReleasesCommand } from './audit-releases-command.ts';
import { addAfterReleaseCommand } from '../canary/after-release/after-release-command.ts';
import { addCanaryCommand } from '../canary/canary-command.ts';
import { addErrorsCommand, type ReadErrors } from './errors/errors-command.ts';
import { addApproveCommand } from './holds/approve-command.ts';
import { addChannelCommand } from './holds/channel-command.ts';
import { addReleaseKeysCommand, addSignReleaseCommand } from './key-commands.ts';
import { addLockCommand, addUnlockCommand } from './holds/lock-commands.ts';
import { addPlanCommand } from './holds/plan-command.ts';
import { addPreviewLinkCommand } from './preview-link-command.ts';
import { addPruneCommand } from '../prune/prune-command.ts';
import { addRemovePreviewCommand, addRetireCommand } from './retire-commands.ts';
import { addReleasesCommand } from './releases-command.ts';
import { addPublishCommand } from './publish-command.ts';
import { addSettingsCommand } from './settings/settings-command.ts';
import { staleBuilds } from '../release/stale-build.ts';
import { addStatusCommand } from './status-command.ts';
import { addVerifyReleaseCommand } from '../verify/verify-command.ts';
import { releaseResult } from './release-result.ts';
import { resolveVersions } from '../release/resolve-versions.ts';
import { addShipCommand } from '../ship/ship-command.ts';
import type { Shipping } from '../ship/ship.ts';
import type { z } from 'zod';

export interface ProgramContext {
  store: ReleaseStore;
  compose: ComposePair;
  /** Repository with the apps' folders. */
  root: string;
  /** The app in whose folder the command was called; commands use it where no app is named. */
  here?: string | undefined;
  /** Folder of the local key; without it there is no `keys`. */
  dataDir?: string;
  /** Name of the person who calls the command; null: unknown. */
  caller?: () => Promise<string | null>;
  /** Reads stored errors; without it there is no `errors`. */
  errors?: ReadErrors;
  /** Asks the site's backend for what new versions call; without it nothing is asked. */
  askBackend?: AskBackend | undefined;
  /** Without it there is no `ship` and no `preview-link`. */
  shipping?: Shipping;
}

/** Commands that are typed without `release`. */
const daily: readonly string[] = [
  'ship',
  'plan',
  'preview-link',
  'status',
  'releases',
  'promote',
  'rollback',
  'errors',
];

interface Flags {
  channel: string;
  again?: boolean;
  brokenLinks: 'refuse' | 'list';
}

/** Creates the release commands. They print and throw; the entry point exits. */
export function createProgram(context: ProgramContext, output?: CommandOutput): Command {
  const { store, compose, root, here, dataDir, caller, errors, shipping, askBackend } = context;
  const program = createCommand('pnpm release', output)
    .description('Publishes apps, holds and repairs releases.')
    .hook('preAction', (_, called) => checkNames(called, { store, root, here }))
    .addHelpText(
      'after',
      `\nTyped without "release": ${daily.map((name) => `pnpm ${name}`).join(', ')}`,
    );
  const command = (name: string, description: string) =>
    daily.includes(name)
      ? subCommand(program, name, description, `pnpm ${name}`)
      : subCommand(program, name, description);
  const releaseCommand = (name: string, description: string) =>
    command(name, description).option('--channel <name>', 'channel to work on', DEFAULT_CHANNEL);

  const linksCommand = (name: string, description: string) =>
    releaseCommand(name, description).addOption(
      new Option('--broken-links', 'list links that lead nowhere, and release all the same')
        .preset('list')
        .default('refuse', 'refuse them'),
    );

  const publishDescription = 'check built apps and put them into the store; nothing goes live';
  addPublishCommand(releaseCommand('publish', publishDescription), { store, root });

  const promoteCommand = linksCommand(
    'promote',
    'make published versions live, all in one step',
  ).option('--again', 'also versions that were undone before');
  const reference = 'app@version, or app for its newest published version';
  reportingAction(
    promoteCommand.argument('<app@version...>', reference),
    releaseResult,
    async (references: string[], { channel, again = false, brokenLinks: links }: Flags) => {
      const versions = await resolveVersions(store, references, channel);
      const stale = await staleBuilds(root, channel, versions, references);
      const request = { store, channel, versions, compose, again, links, askBackend };
      const made = report(channel, await promote(request));
      return { ...made, lines: [...stale, ...made.lines] };
    },
  );

  const rollbackDescription = 'roll an app back to the version before its live one';
  reportingAction(
    linksCommand('rollback', rollbackDescription).argument('<app>', 'name of the app'),
    releaseResult,
    async (app: string, { channel, brokenLinks: links }: Flags) =>
      report(channel, await rollback({ store, channel, app, compose, links })),
  );

  const retireDescription = 'take a remote off a channel; its versions stay in the store';
  addRetireCommand(linksCommand('retire', retireDescription), store);

  const removeDescription = 'remove a preview channel, such as that of a closed pull request';
  addRemovePreviewCommand(command('remove-preview', removeDescription), store);

  if (shipping) {
    const description =
      'build one app and release it; roll it back if it fails the check of the running site';
    addShipCommand(linksCommand('ship', description), { store, root, shipping });
    const linkDescription = 'sign a link that shows a preview to anyone who opens it';
    addPreviewLinkCommand(command('preview-link', linkDescription), { store, shipping });
  }

  const releasesDescription = 'list the live versions of an app, and the changes of each';
  addReleasesCommand(releaseCommand('releases', releasesDescription), store);

  const tryDescription = 'give a version to a share of the visitors, and compare it with stable';
  addCanaryCommand(command('canary', tryDescription), { store, root, compose });

  const afterDescription = 'show what was counted after the last releases, or undo what is worse';
  const after = { store, compose, now: () => new Date() };
  addAfterReleaseCommand(command('after-release', afterDescription), after);

  const statusDescription =
    'show the live apps of each channel, and the versions that a rollback would restore';
  addStatusCommand(command('status', statusDescription), store);

  if (errors) {
    const errorsDescription = 'list errors of the site with their owners, and the release of each';
    addErrorsCommand(command('errors', errorsDescription), errors);
  }

  const verifyDescription = 'build a published version again from its commit, and compare';
  addVerifyReleaseCommand(command('verify', verifyDescription), { store, root });

  const channelDescription = 'show or set what a channel requires of its releases';
  addChannelCommand(command('channel', channelDescription), store);

  const planDescription = 'show what the releases that wait would do together';
  addPlanCommand(releaseCommand('plan', planDescription), { store, askBackend });

  const capabilitiesDescription =
    'compare what apps declare to need of a browser with their builds';
  addCapabilitiesCommand(command('capabilities', capabilitiesDescription), root);

  const holds = { store, caller: caller ?? (async () => null), now: () => new Date() };
  const lockDescription = 'hold the releases of a channel for a while, or show what holds them';
  addLockCommand(command('lock', lockDescription), holds);
  addUnlockCommand(command('unlock', 'take releases again'), holds);

  const settingsDescription = 'show or change what apps do, without a build';
  addSettingsCommand(command('settings', settingsDescription), holds);

  const approveDescription = 'sign that versions may go live, where a channel needs two persons';
  addApproveCommand(releaseCommand('approve', approveDescription), holds);

  const auditDescription = 'record what a report says about the packages in the live versions';
  addAuditReleasesCommand(releaseCommand('audit', auditDescription), store);

  const pruneDescription = 'delete files that no channel, rollback or open page needs';
  addPruneCommand(command('prune', pruneDescription), store);

  const signDescription = 'sign the live release with the present key, as it is in the store now';
  addSignReleaseCommand(releaseCommand('sign', signDescription), store);
  if (dataDir !== undefined) {
    const keysDescription = 'make a pair of keys for signed releases';
    addReleaseKeysCommand(command('keys', keysDescription), dataDir);
  }
  if (here !== undefined) program.commands.forEach((one) => standIn(one, here));
  return program;
}

function report(
  channel: string,
  result: ReleaseResult,
): CommandReport<z.infer<typeof releaseResult>> {
  if (result.status === 'planned') throw new TypeError('Only ship has a dry run.');
  const composed = result.composed.map((pair) => `composed the pages of ${pair}`);
  if (result.status !== 'released') {
    return { json: result, lines: [...composed, `${channel} had these versions already`] };
  }
  const { revision, changed, apps } = result.release;
  const live = changed.map((app) =>
    apps[app] === undefined ? `  ${app} is off` : `  ${app}@${apps[app]} is live`,
  );
  const lines = [...composed, `${channel} is at revision ${revision}:`, ...live];
  return { json: result, lines: [...lines, ...listProblems(result.notes)] };
}
