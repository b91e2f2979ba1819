import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { generateApiKey } from '@supabase/lite';
import { z } from 'zod';
import { parseJson } from '@talent/functions/http/parse-json.ts';
import { createPrivateFile, readPrivateFile } from '@talent/node/data-folder/private-file';

const schema = z.strictObject({
  publishableKey: z.string().startsWith('sb_publishable_'),
  secretKey: z.string().startsWith('sb_secret_'),
  /** Signs sessions; a new one signs everyone out. */
  jwtSecret: z.string().min(32),
  /** Signs the guard cookie; with a new one, admins cannot load their files until the next check. */
  guardSecret: z.string().min(32),
  /** Password of the local admin, unless `ADMIN_PASSWORD` sets one. */
  adminPassword: z.string().min(12),
});
export type LocalSecrets = z.infer<typeof schema>;

/** `secrets.json` of a data folder was read and does not hold its keys. */
export class SecretsFileError extends Error {
  override readonly name = 'SecretsFileError';
  readonly code = 'SECRETS_UNREADABLE';
}

/**
 * The keys of a local stack, from `<dataDir>/secrets.json`. The first start makes them at random, in a file that only its owner
 * can read.
 * @throws SecretsFileError where the file does not hold the keys, DataFileError where it cannot be read
 */
export async function loadOrCreateSecrets(dataDir: string): Promise<LocalSecrets> {
  const path = join(dataDir, 'secrets.json');
  const existing = readPrivateFile(path);
  if (existing !== null) return readSecrets(path, existing);
  const secrets = await newSecrets();
  if (createPrivateFile(path, `${JSON.stringify(secrets, null, 2)}\n`)) return secrets;
  // Another process was faster: its keys count.
  return readSecrets(path, readPrivateFile(path) ?? '');
}

function readSecrets(path: string, text: string): LocalSecrets {
  // The error of `JSON.parse` would quote the file, and be logged.
  const parsed = schema.safeParse(parseJson(text));
  if (parsed.success) return parsed.data;
  throw new SecretsFileError(
    `${path} was read, and it does not hold the keys of this site. Restore it from a backup. Only without a backup: ` +
      'move it away; the next start makes new keys, and everyone is signed out.',
    { cause: parsed.error },
  );
}

async function newSecrets(): Promise<LocalSecrets> {
  return {
    publishableKey: (await generateApiKey('publishable')).key,
    secretKey: (await generateApiKey('secret')).key,
    jwtSecret: randomBytes(48).toString('base64url'),
    guardSecret: randomBytes(48).toString('base64url'),
    adminPassword: randomBytes(12).toString('base64url'),
  };
}
