import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseEnv } from 'node:util';
import type { SiteConfig } from '@talent/sdk/contract';
import { defaultSite } from '@talent/sdk/site';
import { EnvironmentError, type EnvironmentProblem } from './environment-error.ts';
import { functionVariables, variablesSchema } from './variables.ts';

/** Which backend the site talks to. */
export type BackendChoice =
  /** The local stack, which keeps its own secrets; `guardSecret` null: it generates one. */
  | { kind: 'embedded'; guardSecret: string | null }
  /** A Supabase project; `url` without a trailing slash. */
  | { kind: 'hosted'; url: string; publishableKey: string; guardSecret: string };

/** Everything that the platform takes from its environment, checked. */
export interface Environment {
  port: number;
  /** First port that the mailbox of the local stack is tried on. */
  mailboxPort: number;
  /** Absolute path of the folder with store, database and secrets. */
  dataDir: string;
  backend: BackendChoice;
  /** Of the hosted project, past row-level security: for commands that write data, never for the site. */
  secretKey: string | null;
  /** Absolute path of the folder with the salary source files, for the test that reads them. */
  salaryDataDir: string | null;
  /** Variables of other services that functions use, by name: those that are set. */
  functionSettings: Readonly<Record<string, string>>;
  /** Proxies of our own before the gateway, each of which appends to `X-Forwarded-For`. */
  gatewayProxies: number;
  /** The local stack's admin; `password` null: it generates one. */
  admin: { email: string; password: string | null };
  /** Whether events that visitors agreed to are sent to the backend too. */
  collectAnalytics: boolean;
  site: SiteConfig;
}

/** The repository's root: relative paths count from here, and `.env` stands here. */
export const REPOSITORY_ROOT = resolve(import.meta.dirname, '../..');

/**
 * The environment of this process, with `.env` of the repository behind it: a variable that is really
 * set wins, also over a different value in the file. The one place that reads `process.env`.
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
 * @param root what a relative `DATA_DIR` counts from
 * @throws EnvironmentError naming every offending variable at once, never a value
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
  const problems = [...broken, ...missingProblems(variables)];
  if (!parsed.success || problems.length > 0) throw new EnvironmentError(problems);

  const values = parsed.data;
  const port = values.PORT ?? 3000;
  const url = values.SUPABASE_URL;
  const publishableKey = values.SUPABASE_PUBLISHABLE_KEY;
  const guardSecret = values.GUARD_SECRET;
  return {
    port,
    mailboxPort: values.MAILBOX_PORT ?? 8025,
    dataDir: resolve(root, values.DATA_DIR ?? '.data'),
    backend:
      url && publishableKey && guardSecret
        ? { kind: 'hosted', url, publishableKey, guardSecret }
        : { kind: 'embedded', guardSecret: guardSecret ?? null },
    secretKey: values.SUPABASE_SECRET_KEY ?? null,
    salaryDataDir: values.SALARY_DATA_DIR ? resolve(root, values.SALARY_DATA_DIR) : null,
    functionSettings: Object.fromEntries(
      functionVariables.flatMap((name) => {
        const value = values[name];
        return value === undefined ? [] : [[name, value]];
      }),
    ),
    gatewayProxies: values.GATEWAY_PROXIES ?? 0,
    admin: {
      email: values.ADMIN_EMAIL ?? 'admin@example.com',
      password: values.ADMIN_PASSWORD ?? null,
    },
    collectAnalytics: values.COLLECT_ANALYTICS === 'on',
    site: {
      brand: values.SITE_BRAND ?? defaultSite.brand,
      origin: values.SITE_URL ?? `http://localhost:${port}`,
      email: values.SITE_EMAIL ?? defaultSite.email,
      linkedInUrl: values.SITE_LINKEDIN_URL ?? defaultSite.linkedInUrl,
      postalAddress: values.SITE_POSTAL_ADDRESS ?? defaultSite.postalAddress,
    },
  };
}

/** A hosted backend needs all three of its variables; none of the first two means the local stack. */
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
  return [
    ...absent('SUPABASE_URL', 'SUPABASE_PUBLISHABLE_KEY'),
    ...absent('SUPABASE_PUBLISHABLE_KEY', 'SUPABASE_URL'),
    ...absent('GUARD_SECRET', 'SUPABASE_URL').map(({ variable }) => ({
      variable,
      expected:
        'must be set when SUPABASE_URL is set: at least 32 characters, such as from "openssl rand -base64 32"',
    })),
  ];
}
