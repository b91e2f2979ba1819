import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseEnv } from 'node:util';
import type { SiteConfig } from '@talent/sdk/contract';
import { defaultSite } from '@talent/sdk/site';
import type { ReleaseKeys } from '@talent/artifact/key-form';
import { backupSettingsOf, type BackupSettings } from './backup-settings.ts';
import {
  EnvironmentError,
  type EnvironmentProblem,
  keyProblems,
  previewOriginProblems,
} from './environment-error.ts';
import { observeProblems, observeSettings, type ObserveSettings } from './observe-variables.ts';
import { defaultPollMs, type StoreAddress, type StoreChoice } from './store-choice.ts';
import { functionVariables, variablesSchema } from './variables.ts';

/** Backend of the site. */
export type BackendChoice =
  /** The local stack, which has its own secrets; `guardSecret` null: it generates one. */
  | { kind: 'embedded'; guardSecret: string | null }
  /** A Supabase project; `url` without a trailing slash. Only programs that serve need the secret: see `guardSecretOf`. */
  | { kind: 'hosted'; url: string; publishableKey: string; guardSecret: string | null };

/** Checked environment of the platform. */
export interface Environment {
  port: number;
  /** Address to listen on; null: 127.0.0.1 for `npm start`, all addresses for `pnpm serve`. */
  host: string | null;
  /** Port of the development server, beside a site that runs on `port`. */
  devPort: number;
  /** First port to try for the mailbox of the local stack. */
  mailboxPort: number;
  /** Absolute path of the folder with store, database and secrets. */
  dataDir: string;
  store: StoreChoice;
  /** Interval of checking for a new release, ms. */
  pollMs: number;
  backend: BackendChoice;
  /** Keys of the signed registry; null: the one in the data folder. */
  releaseKeys: ReleaseKeys | null;
  /** Secret key of the hosted project, for commands that write data and never for the site. */
  secretKey: string | null;
  /** Absolute path of the folder with the salary source files, for the test that reads them. */
  salaryDataDir: string | null;
  /** Environment variables for functions that use other services, if set. */
  functionSettings: Readonly<Record<string, string>>;
  /** Base URL of the site that composes for this one; null: this site composes itself. */
  composerUrl: string | null;
  /** Proxies of our own before the gateway, each of which appends to `X-Forwarded-For`. */
  gatewayProxies: number;
  /** Number of processes of `pnpm serve`. */
  gatewayProcesses: number;
  /** Backups of the local stack. */
  backups: BackupSettings;
  /** The local stack's admin; `password` null: it generates one. */
  admin: { email: string; password: string | null };
  /** Whether events that visitors agreed to are sent to the backend. */
  collectAnalytics: boolean;
  /** Origin of previews; null: the site's own. */
  previewOrigin: string | null;
  /** Metrics and alerts. */
  observe: ObserveSettings;
  site: SiteConfig;
}

/** The repository's root: base of relative paths, and folder of `.env`. */
export const REPOSITORY_ROOT = resolve(import.meta.dirname, '../../..');

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
): Environment {
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
    ...missingProblems(variables),
    ...previewOriginProblems(origin, previewOrigin),
  ];
  if (!parsed.success || problems.length > 0) throw new EnvironmentError(problems);

  const values = parsed.data;
  const url = values.SUPABASE_URL;
  const publishableKey = values.SUPABASE_PUBLISHABLE_KEY;
  const guardSecret = values.GUARD_SECRET;
  const dataDir = resolve(root, values.DATA_DIR ?? '.data');
  const store = storeOf(values.STORE_URL, values.S3_ACCESS_KEY_ID, values.S3_SECRET_ACCESS_KEY);
  return {
    port,
    host: values.HOST ?? null,
    devPort: values.DEV_PORT ?? 5173,
    mailboxPort: values.MAILBOX_PORT ?? 8025,
    dataDir,
    store,
    pollMs: values.POLL_MS ?? defaultPollMs(store),
    backend:
      url && publishableKey
        ? { kind: 'hosted', url, publishableKey, guardSecret: guardSecret ?? null }
        : { kind: 'embedded', guardSecret: guardSecret ?? null },
    releaseKeys: releaseKeysOf(values),
    secretKey: values.SUPABASE_SECRET_KEY ?? null,
    salaryDataDir: values.SALARY_DATA_DIR ? resolve(root, values.SALARY_DATA_DIR) : null,
    functionSettings: Object.fromEntries(
      functionVariables.flatMap((name) => {
        const value = values[name];
        return value === undefined ? [] : [[name, value]];
      }),
    ),
    composerUrl: values.COMPOSER_URL ?? null,
    gatewayProxies: values.GATEWAY_PROXIES ?? 0,
    gatewayProcesses: values.GATEWAY_PROCESSES ?? 1,
    backups: backupSettingsOf(values, { dataDir, root }),
    admin: {
      email: values.ADMIN_EMAIL ?? 'admin@example.com',
      password: values.ADMIN_PASSWORD ?? null,
    },
    collectAnalytics: values.COLLECT_ANALYTICS === 'on',
    previewOrigin,
    observe: observeSettings(values),
    site: {
      brand: values.SITE_BRAND ?? defaultSite.brand,
      origin,
      email: values.SITE_EMAIL ?? defaultSite.email,
      linkedInUrl: values.SITE_LINKEDIN_URL ?? defaultSite.linkedInUrl,
      postalAddress: values.SITE_POSTAL_ADDRESS ?? defaultSite.postalAddress,
    },
  };
}

/** `missingProblems` has checked that the key pair is set. */
function storeOf(
  address: StoreAddress | undefined,
  accessKeyId: string | undefined,
  secretAccessKey: string | undefined,
): StoreChoice {
  if (!address || !accessKeyId || !secretAccessKey) return { kind: 'files' };
  return { kind: 's3', location: { ...address, accessKeyId, secretAccessKey } };
}

/** `keyProblems` has checked their combination. */
function releaseKeysOf(values: {
  RELEASE_SIGNING_KEY?: string | undefined;
  RELEASE_KEYS?: string[] | undefined;
  PREVIEW_SIGNING_KEY?: string | undefined;
  PREVIEW_KEYS?: string[] | undefined;
}): ReleaseKeys | null {
  const { RELEASE_SIGNING_KEY: signingKey, RELEASE_KEYS: publicKeys } = values;
  if (signingKey === undefined && publicKeys === undefined) return null;
  return {
    signingKey: signingKey ?? null,
    publicKeys: publicKeys ?? [],
    previewSigningKey: values.PREVIEW_SIGNING_KEY ?? null,
    previewKeys: values.PREVIEW_KEYS ?? [],
  };
}

/** Finds variables that need others beside them: a hosted backend needs all of its own. */
function missingProblems(
  variables: Readonly<Record<string, string | undefined>>,
): EnvironmentProblem[] {
  const isSet = (name: string) => Boolean(variables[name]?.trim());
  const absent = (variable: string, beside: string) =>
    isSet(beside) && !isSet(variable)
      ? [
          {
            variable,
            expected: `must be set as well when ${beside} is set; set neither to use the local stack`,
          },
        ]
      : [];
  const withStore = ['S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'].flatMap((name) =>
    absent(name, 'STORE_URL').map(({ variable }) => ({
      variable,
      expected: 'must be set when STORE_URL is set: the key pair that may use the bucket',
    })),
  );
  const withComposer = absent('GATEWAY_SECRET', 'COMPOSER_URL').map(({ variable }) => ({
    variable,
    expected: 'must be set when COMPOSER_URL is set, and be the same there',
  }));
  return [
    ...withStore,
    ...withComposer,
    ...observeProblems(absent, isSet('SUPABASE_URL')),
    ...absent('SUPABASE_URL', 'SUPABASE_PUBLISHABLE_KEY'),
    ...absent('SUPABASE_PUBLISHABLE_KEY', 'SUPABASE_URL'),
    ...keyProblems(variables),
  ];
}
