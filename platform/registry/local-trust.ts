import { chmodSync, linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { isSigningKey } from './key-form.ts';
import { createTrust, generateReleaseKeys, type ReleaseKeys, type Trust } from './trust.ts';

/** Where keys of releases come from. */
export interface KeySource {
  /** Absolute path; the key that stands there is used only where the environment has none. */
  dataDir: string;
  /** Of the environment; null: neither variable is set. */
  releaseKeys: ReleaseKeys | null;
}

const fileSchema = z.strictObject({
  /** Private key, PKCS #8 in base64. Beside the store and never in it. */
  signingKey: z.string().refine(isSigningKey),
});

/** The key of a data folder cannot be read. */
export class ReleaseKeyFileError extends Error {
  readonly code = 'release-key-unreadable';

  constructor(path: string, options?: ErrorOptions) {
    super(
      `${path} is damaged. Bring it back from a backup; or delete it, make another with "pnpm release-keys --local", ` +
        'and sign what is live, if it is what you want to be live: pnpm sign-release',
      options,
    );
    this.name = 'ReleaseKeyFileError';
  }
}

/**
 * The keys of the environment, else the one in the data folder. Without either nothing is trusted and nothing can be
 * signed.
 * @throws ReleaseKeyFileError
 */
export function localTrust({ dataDir, releaseKeys }: KeySource): Trust {
  const keys = releaseKeys ?? { signingKey: readLocalKey(dataDir), publicKeys: [] };
  return createTrust(keys);
}

/** Whether the environment or the data folder has a key. Throws `ReleaseKeyFileError`. */
export function hasKeys({ dataDir, releaseKeys }: KeySource): boolean {
  return releaseKeys !== null || readLocalKey(dataDir) !== null;
}

/** Makes a data folder's key. Where another process was faster, its key stays. */
export async function makeLocalKey(dataDir: string): Promise<void> {
  const { signingKey } = await generateReleaseKeys();
  mkdirSync(dataDir, { recursive: true });
  const temporary = `${pathOf(dataDir)}.${process.pid}.tmp`;
  writeFileSync(temporary, `${JSON.stringify({ signingKey }, null, 2)}\n`, { mode: 0o600 });
  try {
    linkSync(temporary, pathOf(dataDir));
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
  } finally {
    rmSync(temporary);
  }
}

function pathOf(dataDir: string): string {
  return join(dataDir, 'release-key.json');
}

function readLocalKey(dataDir: string): string | null {
  const path = pathOf(dataDir);
  try {
    const { signingKey } = fileSchema.parse(JSON.parse(readFileSync(path, 'utf8')));
    chmodSync(path, 0o600);
    return signingKey;
  } catch (cause) {
    if (cause instanceof Error && 'code' in cause && cause.code === 'ENOENT') return null;
    throw new ReleaseKeyFileError(path, { cause });
  }
}
