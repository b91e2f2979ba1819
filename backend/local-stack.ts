import { join } from 'node:path';
import { defaultSite } from '@talent/sdk/site';
import type { App } from '@supabase/lite';
import type { FunctionContext } from '@talent/functions/context.ts';
import { ensureAdminAccount } from './admin-account.ts';
import { createAuthLayer } from './auth/auth-layer.ts';
import { createGuardedAuth } from './auth/guarded-auth.ts';
import { createBackendApp } from './backend-app.ts';
import { refuseBadRequests } from './bad-requests/refuse-bad-requests.ts';
import { acquireDataDirLock } from './data-dir-lock.ts';
import { makeApiRoles } from './database.ts';
import { initWithStorage } from './file-storage.ts';
import { createLocalContext, databasePasswordOf } from './function-context.ts';
import { FUNCTIONS_PREFIX, mountFunctions } from './functions-mount.ts';
import { startMailCapture, type MailCapture } from './mail-capture.ts';
import { startTimer, timedWork } from './mail-timer.ts';
import { readMigrationFiles } from './migration-files.ts';
import { applyMigrations } from './migrations.ts';
import type { ServerTrouble } from './postgres/server-log.ts';
import { loadOrCreateSecrets, type LocalSecrets } from './secrets.ts';
import { applySeeds } from './seeds.ts';
import { openStackDatabase, type StackDatabase } from './stack-database.ts';
import { likeHostedStorage } from './storage-answers.ts';

export type LocalStackOptions = {
  /** Holds the database, the keys, the outbox and the lock; made when missing. */
  dataDir: string;
  adminEmail: string;
  adminPassword: string;
  /** Public address of the site: links in mails lead there. */
  siteUrl: string;
  /** Printed in mails; `email` is their sender, and where mails to the staff go. */
  site?: { brand: string; email: string; postalAddress?: readonly string[] };
  /** Takes the mails of forms; by default a server of the stack's own, which puts them into the outbox. */
  smtpUrl?: string;
  /** What the environment sets for functions that use other services. */
  settings?: Readonly<Record<string, string>>;
  /** Proxies of our own before the gateway: limits of forms are for the visitor before them. Default 0. */
  proxies?: number;
  /** How often waiting mails are sent, ms; default 15 000. */
  mailIntervalMs?: number;
  /** Awaited before anything is deleted by age: makes a backup where none is fresh. Its rejection keeps everything. */
  beforeRetention?: () => Promise<void>;
  /** Gets one line for each thing done; never a key or a password. Silent by default. */
  log?: (line: string) => void;
  /** Folder with migrations, seed and functions; the repository's by default. */
  supabaseDir?: string;
  /** What to call this process in the error another starter gets; null: the process that started this one has the lock. */
  command?: string | null;
  /** Opens the database; by default a server of its own in the data folder. Closing the stack closes it. */
  openDatabase?: () => Promise<StackDatabase>;
  /** Gets what a person should see of the database server. */
  onTrouble?: (trouble: ServerTrouble) => void;
  /** Called when the database server ends by itself. */
  onDatabaseEnd?: () => void;
};

/** A Supabase backend inside this process, with its database in another one. */
export type LocalStack = {
  /** The database, for what its owner does beside requests. */
  database: StackDatabase;
  /** Answers `/rest/v1`, `/auth/v1`, `/storage/v1` and `/functions/v1`; anything else gets 404. */
  fetch(request: Request): Promise<Response>;
  /** For clients; row-level security applies. */
  publishableKey: string;
  /** Acts as `service_role`; keep it on the server. */
  secretKey: string;
  /** Closes the database and gives the data folder free. */
  close(): Promise<void>;
};

const SERVED_BY_LITE = ['/rest/v1/', '/auth/v1/', '/storage/v1/'];

const REPOSITORY_SUPABASE_DIR = join(import.meta.dirname, '..', 'supabase');

/**
 * Starts the embedded backend on a data folder: migrations, seeds and the local admin are brought up
 * to date before it answers.
 * @throws DataDirLockedError, SecretsFileError, PostgresStartError, TakeOverError, MigrationError, SeedError, AdminAccountError or
 * FunctionMountError; the folder is free again then.
 */
export async function startLocalStack(options: LocalStackOptions): Promise<LocalStack> {
  const { dataDir, log = () => {}, supabaseDir = REPOSITORY_SUPABASE_DIR } = options;
  const { command = 'the local backend' } = options;
  const lock = command === null ? null : acquireDataDirLock(dataDir, { command });
  let database: StackDatabase | null = null;
  let capture: MailCapture | null = null;
  try {
    const secrets = await loadOrCreateSecrets(dataDir);
    database = await (options.openDatabase ?? (() => openOwnDatabase(secrets, options)))();
    const app = createBackendApp(database, secrets, options);
    await prepare(app, database, secrets, options);
    const site = options.site ?? defaultSite;
    capture = await startMailCapture(join(dataDir, 'outbox'));
    const { brand, email, postalAddress = [] } = site;
    const { context, settle } = createLocalContext({
      fetch: async (request) =>
        likeHostedStorage(request, await app.fetch(request, { peerAddress: null })),
      secrets,
      site: { origin: options.siteUrl, brand, email, postalAddress },
      smtpUrl: options.smtpUrl ?? capture.url,
      settings: options.settings ?? {},
      proxies: options.proxies ?? 0,
      log,
    });
    const functions = await mountFunctions(join(supabaseDir, 'functions'), context);
    await readSchemaOnce(context);
    const stopTimer = startTimer(
      context,
      timedWork(options.mailIntervalMs ?? 15_000, options.beforeRetention),
    );
    const [open, captured] = [database, capture];
    const guarded = createGuardedAuth({
      fetch: (request) => route(request, app, functions),
      database: open.database,
      secretKey: secrets.secretKey,
      log,
    });
    const layer = await createAuthLayer({
      database: open.database,
      jwtSecret: secrets.jwtSecret,
      siteUrl: options.siteUrl,
      brand: site.brand,
      secondFactor: options.settings?.['STAFF_MFA'] === 'required' ? 'required' : 'optional',
    });
    return {
      database: open,
      fetch: (request) => layer(request, guarded.fetch),
      publishableKey: secrets.publishableKey,
      secretKey: secrets.secretKey,
      close: async () => {
        stopTimer();
        await guarded.settled();
        await settle();
        await captured.close();
        await open.close();
        lock?.release();
      },
    };
  } catch (error) {
    await capture?.close();
    await database?.close();
    lock?.release();
    throw error;
  }
}

/**
 * The backend reads the schema at its first request, a quarter of a second, and once more for each other one that
 * comes before that is done: as many as there is timed work, and as a page has loaders.
 */
async function readSchemaOnce({ data }: FunctionContext): Promise<void> {
  await data.from('user_roles').select('role').limit(0);
}

function openOwnDatabase(
  secrets: LocalSecrets,
  { dataDir, log = () => {}, onTrouble, onDatabaseEnd }: LocalStackOptions,
): Promise<StackDatabase> {
  return openStackDatabase({
    ...{ dataDir, log, password: databasePasswordOf(secrets) },
    ...(onTrouble === undefined ? {} : { onTrouble }),
    ...(onDatabaseEnd === undefined ? {} : { onEnd: onDatabaseEnd }),
  });
}

async function prepare(
  app: App,
  { connection, database }: StackDatabase,
  secrets: LocalSecrets,
  {
    log = () => {},
    dataDir,
    supabaseDir = REPOSITORY_SUPABASE_DIR,
    adminEmail,
    adminPassword,
  }: LocalStackOptions,
): Promise<void> {
  await makeApiRoles(database);
  await initWithStorage(app, join(dataDir, 'files'));
  await app.ensureSystemSchema();
  const files = readMigrationFiles(join(supabaseDir, 'migrations'));
  for (const file of await applyMigrations(database, files)) log(`Applied migration ${file}`);
  for (const file of await applySeeds(database, join(supabaseDir, 'seed'))) {
    log(`Applied seed ${file}`);
  }
  // The folder's only sender went down in the middle of these: nobody else finishes them.
  await database.exec(
    "update public.mail_queue set status = 'queued', leased_until = null where status = 'sending'",
  );
  await connection.clearSchemaCache();
  const post = (path: string, body: object) =>
    app.fetch(
      new Request(`http://localhost/auth/v1${path}`, {
        method: 'POST',
        headers: { apikey: secrets.publishableKey, 'content-type': 'application/json' },
        body: JSON.stringify(body),
      }),
      { peerAddress: null },
    );
  const admin = { email: adminEmail, password: adminPassword };
  log(`Local admin ${adminEmail}: ${await ensureAdminAccount(database, post, admin)}`);
}

async function route(
  request: Request,
  app: App,
  functions: (request: Request) => Promise<Response>,
): Promise<Response> {
  const { pathname } = new URL(request.url);
  if (pathname.startsWith(FUNCTIONS_PREFIX)) return refuseBadRequests(request, functions);
  if (SERVED_BY_LITE.some((prefix) => pathname.startsWith(prefix))) {
    return refuseBadRequests(request, async (read) =>
      // No peer address: lite then never takes a request for a local administrator's.
      likeHostedStorage(read, await app.fetch(read, { peerAddress: null })),
    );
  }
  return Response.json(
    { code: 'NOT_FOUND', message: 'There is no such address.' },
    { status: 404 },
  );
}
