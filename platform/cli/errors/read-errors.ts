import { errorListSchema, type ErrorGroup } from '@talent/api/errors/error-list';
import { resolveBackend } from '@talent/backend/running/resolve-backend';
import { gatewaySecretOf } from '@talent/backend/secrets/derived-secrets';
import { loadOrCreateSecrets } from '@talent/backend/secrets/local-secrets';
import type { Environment } from '@talent/node/env/environment';

/** Reads the errors of an app, or of all, that are not resolved. */
export type ReadErrors = (app: string | null) => Promise<ErrorGroup[]>;

/** The errors cannot be read. `message` says what to do. */
export class ErrorsUnreadableError extends Error {
  override readonly name = 'ErrorsUnreadableError';
  readonly code = 'errors-unreadable';
}

const TIMEOUT_MS = 10_000;

/** Asks the function that stores errors, with the secret that the gateway has. */
export function createReadErrors(environment: Environment): ReadErrors {
  async function secretOf(): Promise<string> {
    const { backend, dataDir, functionSettings } = environment;
    const given = functionSettings['GATEWAY_SECRET'];
    if (given !== undefined) return given;
    if (backend.kind === 'hosted') {
      throw new ErrorsUnreadableError(
        'errors are read with the gateway’s secret: set GATEWAY_SECRET as it is for the site and the functions',
      );
    }
    return gatewaySecretOf(await loadOrCreateSecrets(dataDir));
  }

  return async (app) => {
    const { url, key } = await resolveBackend(environment);
    return askErrors({ url, key, secret: await secretOf() }, app);
  };
}

/**
 * Asks a backend for errors.
 * @throws ErrorsUnreadableError
 */
export async function askErrors(
  { url, key, secret }: { url: string; key: string; secret: string },
  app: string | null,
): Promise<ErrorGroup[]> {
  const response = await fetch(`${url}/functions/v1/error-reports`, {
    method: 'POST',
    headers: {
      Authorization: `Bearer ${secret}`,
      apikey: key,
      'Content-Type': 'application/json',
    },
    body: JSON.stringify({ list: { app } }),
    redirect: 'manual',
    signal: AbortSignal.timeout(TIMEOUT_MS),
  }).catch((cause: unknown) => {
    throw new ErrorsUnreadableError(`the backend does not answer at ${url}`, { cause });
  });
  if (response.status === 404) {
    throw new ErrorsUnreadableError(
      'the function error-reports is not deployed, or has another GATEWAY_SECRET: deploy it, and set the same secret here',
    );
  }
  const list = errorListSchema.safeParse(await response.json().catch(() => null));
  if (!response.ok || !list.success) {
    throw new ErrorsUnreadableError(`the backend answered ${response.status} without errors`);
  }
  return list.data.groups;
}
