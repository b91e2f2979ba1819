import { KnownError } from '@talent/node/terminal/known-error';
import { randomBytes, createHmac } from 'node:crypto';
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

/**
 * The keys of a local stack, from `<dataDir>/secrets.json`. The first start makes them at random, in a file that only its owner
 * can read.
 * @throws `SECRETS_UNREADABLE` where the file does not hold the keys, DataFileError where it cannot be read
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
  throw new KnownError(
    'SECRETS_UNREADABLE',
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

/** The gateway proves itself to functions with it, unless the environment sets another. */
export function gatewaySecretOf(secrets: LocalSecrets): string {
  return derivedSecret(secrets, 'gateway').toString('base64url');
}

/** Password of the database's owner, for connections that do not come through the server's own folder. */
export function databasePasswordOf(secrets: LocalSecrets): string {
  return derivedSecret(secrets, 'database').toString('base64url');
}

/** 32 bytes that reveal nothing about the secret that they are derived from: the data folder needs one secret less. */
export function derivedSecret({ jwtSecret }: LocalSecrets, purpose: string): Buffer {
  return createHmac('sha256', jwtSecret).update(purpose).digest();
}
