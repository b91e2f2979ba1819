import { createHmac } from 'node:crypto';
import type { LocalSecrets } from './local-secrets.ts';

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
