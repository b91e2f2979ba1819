import { Command } from 'commander';
import { DEFAULT_CHANNEL, parseChannel } from '../registry/channel.ts';
import { listChannels } from '../registry/registry.ts';
import { removeChannel } from '../registry/remove-channel.ts';
import type { ReleaseResult } from '../release/apply-release.ts';
import type { ComposePair } from '../release/compose-missing.ts';
import { promote } from '../release/promote.ts';
import { publishArtifacts } from '../release/publish/publish.ts';
import { recordAudits, type RunAudit } from '../release/audit/record-audits.ts';
import { retire } from '../release/retire.ts';
import { rollback } from '../release/rollback.ts';
import { readStatus } from '../release/status.ts';
import type { ReleaseStore } from '../registry/release-store.ts';
import { appArgument } from './app-argument.ts';
import { artifactFolders } from '@talent/node/workspace/app-folders';
import { readCanaryStatus } from '../canary/canary-status.ts';
import { addImportAdvisoriesCommand } from './import-advisories-command.ts';
import { addCanaryCommand } from '../canary/canary-command.ts';
import { canaryLine } from '../canary/describe-canary.ts';
import { describeAudit } from './describe-audit.ts';
import { describeDamage, readDamage } from './describe-damage.ts';
import { describeStatus } from './describe-status.ts';
import { addReleaseKeysCommand, addSignReleaseCommand } from './key-commands.ts';
import { addPreviewLinkCommand } from './preview-link-command.ts';
import type { Printer } from '@talent/node/terminal/print';
import { addPruneCommand } from '../prune/prune-command.ts';
import { describeReleases, readAppReleases } from './releases-command.ts';
import { resolveVersions } from '../release/resolve-versions.ts';
import { addShipCommand } from '../ship/ship-command.ts';
import type { Shipping } from '../ship/ship.ts';

export interface ProgramContext {
  store: ReleaseStore;
  compose: ComposePair;
  printer: Printer;
  /** Repository with the apps' folders. */
  root: string;
  /** The app in whose folder the command was called; commands use it where no app is named. */
  here?: string | undefined;
  /** Asks the package registry for advisories; by default with pnpm. */
  audit?: RunAudit;
  /** Folder of the local key; without it there is no `release-keys`. */
  dataDir?: string;
  /** Without it there is no `ship` and no `preview-link`. */
  shipping?: Shipping;
}

interface CommandOptions {
  channel: string;
  json?: true;
}

/** Creates the release commands. They print and throw; the entry point exits. */
export function createProgram(context: ProgramContext): Command {
  const { store, compose, printer, root, here, audit, dataDir, shipping } = context;
  const program = new Command('pnpm')
    .description('Publishes apps and releases them to channels.')
    .exitOverride()
    .configureOutput({
      writeOut: (text) => printer.line(text.trimEnd()),
      writeErr: (text) => printer.error(text.trimEnd()),
    });
  const command = (name: string, description: string) =>
    program.command(name).description(description).option('--json', 'print the result as JSON');
  const releaseCommand = (name: string, description: string) =>
    command(name, description).option(
      '--channel <name>',
      'channel to work on',
      parseChannel,
      DEFAULT_CHANNEL,
    );

  releaseCommand('publish', 'check built apps and put them into the store; nothing goes live')
    .argument('[app...]', 'folders of apps, such as mfe-blog; without any: all apps')
    .action(async (apps: string[], { channel, json }: CommandOptions) => {
      const folders = await artifactFolders(root, apps);
      const results = await publishArtifacts({ store, channel, folders });
      const facts = results.map(({ status, manifest }) => ({
        app: manifest.name,
        version: manifest.version,
        status,
      }));
      const audits = await recordAudits({
        ...{ store, root, apps: facts.filter(({ status }) => status === 'published') },
        ...(audit === undefined ? {} : { run: audit }),
      });
      if (json) return printer.json(facts);
      for (const { app, version, status } of facts) {
        printer.line(
          `${app}@${version} ${status === 'published' ? 'published' : 'was published before'}`,
        );
      }
      for (const { app, audit: found } of audits) printer.line(`${app}: ${describeAudit(found)}`);
      const references = facts.map(({ app, version }) => `${app}@${version}`).join(' ');
      printer.line(`To make live: promote ${references}`);
    });

  const promoteCommand = releaseCommand('promote', 'make published versions live, all in one step');
  const reference = 'app@version, or app for its newest published version';
  (here === undefined
    ? promoteCommand.argument('<app...>', reference)
    : promoteCommand.argument('[app...]', reference, [here])
  ).action(async (references: string[], { channel, json }: CommandOptions) => {
    const versions = await resolveVersions(store, references, channel);
    const result = await promote({ store, channel, versions, compose });
    report(printer, channel, result, json);
  });

  const rollbackDescription = 'roll an app back to the version before its live one';
  appArgument(releaseCommand('rollback', rollbackDescription), here).action(
    async (app: string, { channel, json }: CommandOptions) => {
      const result = await rollback({ store, channel, app, compose });
      report(printer, channel, result, json);
    },
  );

  releaseCommand('retire', 'take a remote off a channel; its versions stay in the store')
    .argument('<app>', 'name of the app')
    .action(async (app: string, { channel, json }: CommandOptions) => {
      const release = await retire(store, channel, app);
      if (json) return printer.json(release);
      printer.line(`${app} is off channel ${channel}, revision ${release.revision}`);
    });

  command('remove-preview', 'remove a preview channel, such as that of a closed pull request')
    .argument('<channel>', 'name of the channel', parseChannel)
    .action(async (channel: string, { json }: { json?: true }) => {
      const revisions = await removeChannel(store, channel);
      if (json) return printer.json({ channel, revisions });
      printer.line(revisions === 0 ? `there is no channel ${channel}` : `${channel} is removed`);
    });

  if (shipping) {
    const description =
      'build one app and release it; roll it back if it fails the check of the running site';
    addShipCommand(releaseCommand('ship', description), { store, root, here, printer, shipping });
    const linkDescription = 'sign a link that shows a preview to anyone who opens it';
    addPreviewLinkCommand(command('preview-link', linkDescription), { store, printer, shipping });
  }

  const releasesDescription = 'list the live versions of an app, and the changes of each';
  appArgument(releaseCommand('releases', releasesDescription), here).action(
    async (app: string, { channel, json }: CommandOptions) => {
      const releases = await readAppReleases(store, channel, app);
      if (json) return printer.json(releases);
      const none = `${app} has never been live on channel ${channel}`;
      printer.line(releases.length === 0 ? none : describeReleases(releases));
    },
  );

  const tryDescription = 'give a version to a share of the visitors, and compare it with stable';
  addCanaryCommand(command('canary', tryDescription), {
    store,
    compose,
    printer,
    here,
    now: () => new Date(),
  });

  command(
    'status',
    'show the live apps of each channel, and the versions that a rollback would restore',
  )
    .option('--channel <name>', 'one channel; without: all', parseChannel)
    .action(async ({ channel, json }: Partial<CommandOptions>) => {
      const known = await listChannels(store);
      const channels = channel ? [channel] : known.length > 0 ? known : [DEFAULT_CHANNEL];
      const statuses = await Promise.all(
        channels.map(async (name) => ({
          ...(await readStatus(store, name)),
          standIns: await readDamage(store, name),
        })),
      );
      if (json) return printer.json(statuses);
      const texts = statuses.map((status) =>
        [describeStatus(status), ...describeDamage(status.standIns)].join('\n'),
      );
      printer.line(texts.join('\n\n'));
      const canary = channel === undefined ? await readCanaryStatus(store) : null;
      if (canary !== null) printer.line(`\n${canaryLine(canary)}`);
    });

  const importDescription = 'import advisories of npm packages from files of osv.dev';
  addImportAdvisoriesCommand(command('import-advisories', importDescription), {
    ...{ store, root, printer },
  });

  const pruneDescription = 'delete files that no channel, rollback or open page needs';
  addPruneCommand(command('prune-releases', pruneDescription), { store, printer });

  const signDescription = 'sign the live release with the present key, as it is in the store now';
  addSignReleaseCommand(command('sign-release', signDescription), { store, printer });
  if (dataDir !== undefined) {
    const keysDescription = 'make a pair of keys for signed releases';
    addReleaseKeysCommand(command('release-keys', keysDescription), { printer, dataDir });
  }

  return program;
}

function report(
  printer: Printer,
  channel: string,
  result: ReleaseResult,
  json: true | undefined,
): void {
  if (json) return printer.json(result);
  for (const pair of result.composed) printer.line(`composed the pages of ${pair}`);
  if (result.status !== 'released') return printer.line(`${channel} had these versions already`);
  const { revision, changed, apps } = result.release;
  printer.line(`${channel} is at revision ${revision}:`);
  for (const app of changed) printer.line(`  ${app}@${apps[app] ?? ''} is live`);
}
