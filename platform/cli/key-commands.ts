import type { Command } from 'commander';
import { z } from 'zod';
import { hasKeys, makeLocalKey } from '../registry/local-trust.ts';
import type { ReleaseStore } from '../registry/release-store.ts';
import { releaseSchema } from '../registry/release.ts';
import { signLiveRelease } from '../registry/sign-live-release.ts';
import { generateReleaseKeys } from '../registry/trust.ts';
import { reportingAction } from '@talent/node/terminal/run-command';
import { UsageError } from '@talent/node/terminal/usage-error';

const releaseKeysResult = z.discriminatedUnion('status', [
  z.strictObject({
    status: z.literal('kept'),
    path: z.string().describe('file in the data folder that holds the pair'),
  }),
  z.strictObject({
    status: z.literal('printed').describe('the pair is stored nowhere'),
    signingKey: z.string().describe('secret: the value of RELEASE_SIGNING_KEY'),
    publicKey: z.string().describe('the value of RELEASE_KEYS'),
  }),
]);

/** Adds `keys`, which makes a pair of keys. */
export function addReleaseKeysCommand(command: Command, dataDir: string): void {
  reportingAction(
    command
      .option('--local', 'keep the private key in the data folder instead of printing it')
      .option('--preview', 'a pair that is trusted on preview channels only, for pull requests'),
    releaseKeysResult,
    async ({ local, preview }: { local?: true; preview?: true }) => {
      if (local && preview) throw new UsageError('--local and --preview exclude each other');
      if (local) {
        if (hasKeys({ dataDir, releaseKeys: null })) {
          throw new UsageError(`${dataDir} has a key already: nothing was changed`);
        }
        await makeLocalKey(dataDir);
        const path = `${dataDir}/release-key.json`;
        return {
          json: { status: 'kept' as const, path },
          lines: [`${path} is the key of new releases.`],
        };
      }
      const { signingKey, publicKey } = await generateReleaseKeys();
      const lines = describePair(preview ? 'PREVIEW' : 'RELEASE', signingKey, publicKey);
      return { json: { status: 'printed' as const, signingKey, publicKey }, lines };
    },
  );
}

/** Describes a pair of keys as variables, with the places that need them. */
function describePair(
  name: 'RELEASE' | 'PREVIEW',
  signingKey: string,
  publicKey: string,
): string[] {
  const [secret = '', served = ''] = {
    RELEASE: [
      '# Secret, for the host that releases, rolls back or composes: the environment "production" of the pipeline',
      '# For hosts that serve and for pull requests; keep earlier keys behind a comma for as long as their releases count:',
    ],
    PREVIEW: [
      '# Secret, for pull requests: the environment "preview" of the pipeline. It signs no release of stable or canary:',
      '# For hosts that serve, beside RELEASE_KEYS; visitors are given nothing that it signs:',
    ],
  }[name];
  return [secret, `${name}_SIGNING_KEY=${signingKey}`, served, `${name}_KEYS=${publicKey}`];
}

/** Adds `sign`, for a registry with a lost key, or after a live version was published again. */
export function addSignReleaseCommand(command: Command, store: ReleaseStore): void {
  reportingAction(command, releaseSchema, async ({ channel }: { channel: string }) => {
    const release = await signLiveRelease(store, channel);
    if (release === null) throw new UsageError(`channel ${channel} has no release to sign`);
    const apps = Object.entries(release.apps).map(([app, version]) => `  ${app}@${version}`);
    const heading = `${channel} is at revision ${release.revision}, signed with the present key:`;
    return { json: release, lines: [heading, ...apps] };
  });
}
