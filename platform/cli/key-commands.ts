import type { Command } from 'commander';
import { DEFAULT_CHANNEL, parseChannel } from '../registry/channel.ts';
import { hasKeys, makeLocalKey } from '../registry/local-trust.ts';
import type { ReleaseStore } from '../registry/release-store.ts';
import { signPresent } from '../registry/sign-present.ts';
import { generateReleaseKeys } from '../registry/trust.ts';
import type { Printer } from './print.ts';
import { UsageError } from './usage-error.ts';

/** Adds `release-keys`, which makes a pair of keys. */
export function addReleaseKeysCommand(
  command: Command,
  { printer, dataDir }: { printer: Printer; dataDir: string },
): void {
  command
    .option('--local', 'keep the private key in the data folder instead of printing it')
    .action(async ({ local, json }: { local?: true; json?: true }) => {
      if (local) {
        if (hasKeys({ dataDir, releaseKeys: null })) {
          throw new UsageError(`${dataDir} has a key already: nothing was changed`);
        }
        await makeLocalKey(dataDir);
        return printer.line(`${dataDir}/release-key.json is the key of new releases.`);
      }
      const { signingKey, publicKey } = await generateReleaseKeys();
      if (json) return printer.json({ signingKey, publicKey });
      printer.line('# Secret, for whoever releases, rolls back or composes:');
      printer.line(`RELEASE_SIGNING_KEY=${signingKey}`);
      printer.line(
        '# For whoever serves; keep earlier keys behind a comma for as long as their releases count:',
      );
      printer.line(`RELEASE_KEYS=${publicKey}`);
    });
}

/** Adds `sign-release`, for a registry whose key was lost, or whose live version was published again. */
export function addSignReleaseCommand(
  command: Command,
  { store, printer }: { store: ReleaseStore; printer: Printer },
): void {
  command
    .option('--channel <name>', 'channel to work on', parseChannel, DEFAULT_CHANNEL)
    .action(async ({ channel, json }: { channel: string; json?: true }) => {
      const release = await signPresent(store, channel);
      if (release === null) throw new UsageError(`channel ${channel} has no release to sign`);
      if (json) return printer.json(release);
      printer.line(`${channel} is at revision ${release.revision}, signed with the present key:`);
      for (const [app, version] of Object.entries(release.apps)) {
        printer.line(`  ${app}@${version}`);
      }
    });
}
