import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseEnv } from 'node:util';
import type { ReleaseKeys } from '@talent/artifact/key-form';
import { REPOSITORY_ROOT } from '@talent/node/workspace/repository-root';
import { combinationProblems, previewOriginProblems } from './combination-problems.ts';
import { EnvironmentError, type EnvironmentProblem } from './environment-error.ts';
import { pollMsOf, type StoreChoice } from './store-choice.ts';
import { siteOf } from './site-variables.ts';
import { functionVariables, variablesSchema, type Variables } from './variables.ts';

/**
 * The environment of this process and of the repository's `.env`; the process's variables override the file's. Nothing else reads
 * `process.env`.
 *
 * @throws EnvironmentError
 */
export function readProcessEnvironment(root: string = REPOSITORY_ROOT): Environment {
  const path = join(root, '.env');
  const file = existsSync(path) ? parseEnv(readFileSync(path, 'utf8')) : {};
  return readEnvironment({ ...file, ...process.env }, root);
}

/**
 * Checks a record of variables once, for the whole process.
 *
 * @param root base of a relative `DATA_DIR`
 * @throws EnvironmentError naming every problem at once, never a value
 */
export function readEnvironment(
  variables: Readonly<Record<string, string | undefined>>,
  root: string = REPOSITORY_ROOT,
) {
  const parsed = variablesSchema.safeParse(variables);
  const broken = (parsed.error?.issues ?? []).map(({ path, message }): EnvironmentProblem => ({
    variable: String(path[0]),
    expected: message,
  }));
  const port = parsed.data?.PORT ?? 3000;
  const origin = parsed.data?.SITE_URL ?? `http://localhost:${port}`;
  const previewOrigin = parsed.data?.PREVIEW_ORIGIN ?? null;
  const problems = [
    ...broken,
    ...combinationProblems(variables),
    ...previewOriginProblems(origin, previewOrigin),
  ];
  if (!parsed.success || problems.length > 0) throw new EnvironmentError(problems);

  const values = parsed.data;
  const { ALERT_WEBHOOK_URL: webhook, ALERT_WEBHOOK_SECRET: secret } = values;
  const dataDir = resolve(root, values.DATA_DIR ?? '.data');
  const backupDir = values.BACKUP_DIR === 'off' ? undefined : values.BACKUP_DIR;
  const store = storeOf(values);
  return {
    port,
    /** Address to listen on; null: 127.0.0.1 for `npm start`, all addresses for `pnpm serve`. */
    host: values.HOST ?? null,
    /** First port to try for the mailbox of the local stack. */
    mailboxPort: values.MAILBOX_PORT ?? 8025,
    /** Absolute path of the folder with store, database and secrets. */
    dataDir,
    store,
    /** Interval of checking for a new release, ms. */
    pollMs: pollMsOf(store),
    backend: backendOf(values),
    /** Keys of the signed registry; null: the one in the data folder. */
    releaseKeys: releaseKeysOf(values),
    /** Secret key of the hosted project, for commands that write data and never for the site. */
    secretKey: values.SUPABASE_SECRET_KEY ?? null,
    /** Environment variables for functions that use other services, if set. */
    functionSettings: Object.fromEntries(
      functionVariables.flatMap((name) => {
        const value = values[name];
        return value === undefined ? [] : [[name, value]];
      }),
    ) as Readonly<Record<string, string>>,
    /** Base URL of the site that composes for this one; null: this site composes itself. */
    composerUrl: values.COMPOSER_URL ?? null,
    /** Proxies of our own before the gateway, each of which appends to `X-Forwarded-For`. */
    gatewayProxies: values.TRUSTED_PROXIES ?? 0,
    /** Number of processes of `pnpm serve`. */
    gatewayProcesses: values.GATEWAY_PROCESSES ?? 1,
    /** Backups of the local stack. */
    backups: {
      /** Whether a running site makes one a day. */
      isDaily: values.BACKUP_DIR !== 'off',
      /** Absolute path of the folder that holds them. */
      folder: resolve(root, backupDir ?? join(dataDir, 'backups')),
      /** Public keys of age; none: backups are not encrypted. */
      recipients: values.BACKUP_RECIPIENT ?? [],
    },
    /** The local stack's admin; `password` null: it generates one. */
    admin: {
      email: values.ADMIN_EMAIL ?? 'admin@example.com',
      password: values.ADMIN_PASSWORD ?? null,
    },
    /** Treatment of scripts without a hash in browsers. */
    integrityMode: values.INTEGRITY_POLICY ?? ('enforce' as const),
    /** Whether staff may show an app from their own machine in their own session (`pnpm dev … --on`). */
    localOverrides: (values.LOCAL_OVERRIDES ?? localDefault(values)) === 'on',
    /** Whether events that visitors agreed to are sent to the backend. */
    collectAnalytics: (values.COLLECT_ANALYTICS ?? localDefault(values)) === 'on',
    /** Whether the traffic tool of a new database begins with sample visits. */
    addsSampleVisits: values.COLLECT_ANALYTICS === undefined && localDefault(values) === 'on',
    /** Origin of previews; null: the site's own. */
    previewOrigin,
    /** Metrics and alerts. */
    observe: {
      /** Null: only staff may read metrics. */
      metricsToken: values.METRICS_TOKEN ?? null,
      alertEmail: values.ALERT_EMAIL ?? null,
      alertWebhook: webhook && secret ? { url: webhook, secret } : null,
    },
    /** Server for all mails of the embedded backend, and for alerts; null: the mailbox of the local stack. */
    smtpUrl: values.SMTP_URL ?? null,
    site: siteOf(values, origin),
  };
}

/** Checked environment of the platform. */
export type Environment = ReturnType<typeof readEnvironment>;

type BackendChoice =
  /** The local stack, which has its own secrets; `guardSecret` null: it generates one. */
  | { kind: 'embedded'; guardSecret: string | null }
  /** A Supabase project; `url` without a trailing slash. Only programs that serve need the secret: see `guardSecretOf`. */
  | { kind: 'hosted'; url: string; publishableKey: string; guardSecret: string | null };

/** On a machine of its own the site collects and allows overrides, so that both can be tried. Where others may visit, the operator decides. */
function localDefault({ SUPABASE_URL, SITE_URL, HOST }: Variables): 'on' | 'off' {
  return SUPABASE_URL || SITE_URL || HOST ? 'off' : 'on';
}

function backendOf(values: Variables): BackendChoice {
  const { SUPABASE_URL: url, SUPABASE_PUBLISHABLE_KEY: publishableKey } = values;
  const guardSecret = values.GUARD_SECRET ?? null;
  if (!url || !publishableKey) return { kind: 'embedded', guardSecret };
  return { kind: 'hosted', url, publishableKey, guardSecret };
}

/**
 * The secret of the guard cookie, for programs that serve with a hosted backend. Commands that release or write data do not need
 * it.
 * @throws EnvironmentError
 */
export function guardSecretOf({ guardSecret }: Extract<BackendChoice, { kind: 'hosted' }>): string {
  if (guardSecret !== null) return guardSecret;
  const expected =
    'must be set to serve with SUPABASE_URL: at least 32 characters, such as from "openssl rand -base64 32"';
  throw new EnvironmentError([{ variable: 'GUARD_SECRET', expected }]);
}

/** `combinationProblems` has checked that the key pair is set. */
function storeOf(values: Variables): StoreChoice {
  const { STORE_URL: address, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY } = values;
  if (!address || !S3_ACCESS_KEY_ID || !S3_SECRET_ACCESS_KEY) return { kind: 'files' };
  const keys = { accessKeyId: S3_ACCESS_KEY_ID, secretAccessKey: S3_SECRET_ACCESS_KEY };
  return { kind: 's3', location: { ...address, ...keys } };
}

/** `combinationProblems` has checked their combination. */
function releaseKeysOf(values: Variables): ReleaseKeys | null {
  const { RELEASE_SIGNING_KEY: signingKey, RELEASE_KEYS: publicKeys } = values;
  if (signingKey === undefined && publicKeys === undefined) return null;
  return {
    signingKey: signingKey ?? null,
    publicKeys: publicKeys ?? [],
    previewSigningKey: values.PREVIEW_SIGNING_KEY ?? null,
    previewKeys: values.PREVIEW_KEYS ?? [],
  };
}
