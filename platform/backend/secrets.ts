import { randomBytes } from 'node:crypto';
import { chmodSync, linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { generateApiKey } from '@supabase/lite';
import { z } from 'zod';

const schema = z.strictObject({
  publishableKey: z.string().startsWith('sb_publishable_'),
  secretKey: z.string().startsWith('sb_secret_'),
  /** Signs sessions; changing it signs everybody out. */
  jwtSecret: z.string().min(32),
  /** Signs the guard cookie; changing it takes every admin's files away until the next check. */
  guardSecret: z.string().min(32),
  /** Of the local admin, unless `ADMIN_PASSWORD` sets another. */
  adminPassword: z.string().min(10),
});
export type LocalSecrets = z.infer<typeof schema>;

/** `secrets.json` of a data folder cannot be read. */
export class SecretsFileError extends Error {
  override readonly name = 'SecretsFileError';
  readonly code = 'SECRETS_UNREADABLE';
}

/**
 * The keys of a local stack, from `<dataDir>/secrets.json`; made at random on the first start and
 * readable by the owner alone.
 * @throws SecretsFileError when the file exists but does not read as written.
 */
export async function loadOrCreateSecrets(dataDir: string): Promise<LocalSecrets> {
  const path = join(dataDir, 'secrets.json');
  const existing = readIfPresent(path);
  if (existing === null) return createSecrets(dataDir, path);
  const parsed = schema.safeParse(parseJson(existing));
  if (!parsed.success) {
    throw new SecretsFileError(
      `${path} is damaged. Delete it to have new keys made; everybody is signed out by that.`,
      { cause: parsed.error },
    );
  }
  chmodSync(path, 0o600);
  return parsed.data;
}

async function createSecrets(dataDir: string, path: string): Promise<LocalSecrets> {
  const secrets: LocalSecrets = {
    publishableKey: (await generateApiKey('publishable')).key,
    secretKey: (await generateApiKey('secret')).key,
    jwtSecret: randomBytes(48).toString('base64url'),
    guardSecret: randomBytes(48).toString('base64url'),
    adminPassword: randomBytes(12).toString('base64url'),
  };
  mkdirSync(dataDir, { recursive: true });
  const temporary = `${path}.${process.pid}.tmp`;
  writeFileSync(temporary, `${JSON.stringify(secrets, null, 2)}\n`, { mode: 0o600 });
  linkSync(temporary, path);
  rmSync(temporary);
  return secrets;
}

function readIfPresent(path: string): string | null {
  try {
    return readFileSync(path, 'utf8');
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null;
    throw error;
  }
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
