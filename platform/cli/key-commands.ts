import type { Command } from 'commander';
import { DEFAULT_CHANNEL, parseChannel } from '../registry/channel.ts';
import { hasKeys, makeLocalKey } from '../registry/local-trust.ts';
import type { ReleaseStore } from '../registry/release-store.ts';
import { signLiveRelease } from '../registry/sign-live-release.ts';
import { generateReleaseKeys } from '../registry/trust.ts';
import type { Printer } from '@talent/node/terminal/print';
import { UsageError } from '@talent/node/terminal/usage-error';

/** Adds `release-keys`, which makes a pair of keys. */
export function addReleaseKeysCommand(
  command: Command,
  { printer, dataDir }: { printer: Printer; dataDir: string },
): void {
  command
    .option('--local', 'keep the private key in the data folder instead of printing it')
    .option('--preview', 'a pair that is trusted on preview channels only, for pull requests')
    .action(async ({ local, preview, json }: { local?: true; preview?: true; json?: true }) => {
      if (local && preview) throw new UsageError('--local and --preview exclude each other');
      if (local) {
        if (hasKeys({ dataDir, releaseKeys: null })) {
          throw new UsageError(`${dataDir} has a key already: nothing was changed`);
        }
        await makeLocalKey(dataDir);
        return printer.line(`${dataDir}/release-key.json is the key of new releases.`);
      }
      const { signingKey, publicKey } = await generateReleaseKeys();
      if (json) return printer.json({ signingKey, publicKey });
      for (const line of describePair(preview ? 'PREVIEW' : 'RELEASE', signingKey, publicKey)) {
        printer.line(line);
      }
    });
}

/** Describes a pair of keys as variables, with the places that need them. */
function describePair(
  name: 'RELEASE' | 'PREVIEW',
  signingKey: string,
  publicKey: string,
): string[] {
  const uses = {
    RELEASE: [
      '# Secret, for what releases to visitors, rolls back or composes: the environment "production" of the pipeline',
      '# For what serves and for pull requests; keep earlier keys behind a comma for as long as their releases count:',
    ],
    PREVIEW: [
      '# Secret, for pull requests: the environment "preview" of the pipeline. It signs no release of stable or canary:',
      '# For what serves, beside RELEASE_KEYS; it is not trusted for what visitors are given:',
    ],
  }[name];
  const [secret = '', served = ''] = uses;
  return [secret, `${name}_SIGNING_KEY=${signingKey}`, served, `${name}_KEYS=${publicKey}`];
}

/** Adds `sign-release`, for a registry with a lost key, or after a live version was published again. */
export function addSignReleaseCommand(
  command: Command,
  { store, printer }: { store: ReleaseStore; printer: Printer },
): void {
  command
    .option('--channel <name>', 'channel to work on', parseChannel, DEFAULT_CHANNEL)
    .action(async ({ channel, json }: { channel: string; json?: true }) => {
      const release = await signLiveRelease(store, channel);
      if (release === null) throw new UsageError(`channel ${channel} has no release to sign`);
      if (json) return printer.json(release);
      printer.line(`${channel} is at revision ${release.revision}, signed with the present key:`);
      for (const [app, version] of Object.entries(release.apps)) {
        printer.line(`  ${app}@${version}`);
      }
    });
}
