import { KnownError } from '@talent/node/terminal/known-error';
import type { Command } from 'commander';
import { z } from 'zod';
import {
  errorGroupSchema,
  errorListSchema,
  mostErrors,
  type ErrorGroup,
} from '@talent/protocol/errors/error-list';
import { reportingAction } from '@talent/node/terminal/run-command';
import { table } from '@talent/node/terminal/table';
import { utcMinute } from '@talent/node/terminal/utc-minute';
import { resolveBackend } from '@talent/backend/running/resolve-backend';
import { gatewaySecretOf, loadOrCreateSecrets } from '@talent/backend/secrets/local-secrets';
import type { Environment } from '@talent/settings/environment';

/** Adds `errors`, which lists errors with their owners and the release that brought them. */
export function addErrorsCommand(command: Command, read: ReadErrors): void {
  const what = 'name of an app, such as mfe-blog, or functions; without: all of them';
  reportingAction(
    command.argument('[app|functions]', what),
    z.array(errorGroupSchema),
    async (app: string | undefined) => {
      const groups = await read(app ?? null);
      const none = `No errors${app === undefined ? '' : ` of ${app}`} that are not resolved.`;
      const lines = [groups.length === 0 ? none : describe(groups)];
      if (groups.length >= mostErrors) {
        lines.push(`The newest ${mostErrors} are listed; there may be older ones.`);
      }
      return { json: groups, lines };
    },
  );
}

function describe(groups: readonly ErrorGroup[]): string {
  return table(
    ['error', 'kind', 'app', 'owner', 'brought by', 'visitors', 'times', 'last seen', 'status'],
    groups.map((group) => [
      `${printable(group.message)} (${printable(group.place)})`,
      group.kind,
      printable(group.app),
      printable(group.owners.join(' ')) || 'nobody',
      group.first_version ?? '-',
      String(group.visitors),
      String(group.count),
      utcMinute(group.last_seen),
      group.status,
    ]),
  );
}

/** Messages come from browsers: no control characters reach the terminal. */
function printable(text: string): string {
  return text.replaceAll(/[\p{Cc}\p{Cf}]/gu, ' ');
}

/** Reads the errors of an app, or of all, that are not resolved. */
export type ReadErrors = (app: string | null) => Promise<ErrorGroup[]>;

const TIMEOUT_MS = 10_000;

/** Asks the function that stores errors, with the secret that the gateway has. */
export function createReadErrors(environment: Environment): ReadErrors {
  async function secretOf(): Promise<string> {
    const { backend, dataDir, functionSettings } = environment;
    const given = functionSettings['GATEWAY_SECRET'];
    if (given !== undefined) return given;
    if (backend.kind === 'hosted') {
      throw new KnownError(
        'errors-unreadable',
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
 * @throws `errors-unreadable`
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
    throw new KnownError('errors-unreadable', `the backend does not answer at ${url}`, { cause });
  });
  if (response.status === 404) {
    throw new KnownError(
      'errors-unreadable',
      'the function error-reports is not deployed, or has another GATEWAY_SECRET: deploy it, and set the same secret here',
    );
  }
  const list = errorListSchema.safeParse(await response.json().catch(() => null));
  if (!response.ok || !list.success) {
    throw new KnownError(
      'errors-unreadable',
      `the backend answered ${response.status} without errors`,
    );
  }
  return list.data.groups;
}
