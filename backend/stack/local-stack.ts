import { join } from 'node:path';
import type { App } from '@supabase/lite';
import type { SiteConfig } from '@talent/sdk/contract';
import { defaultSite } from '@talent/sdk/site';
import { ensureAdminAccount } from '../auth/admin-account.ts';
import { createAuthLayer } from '../auth/auth-layer.ts';
import { holdsKey } from '../auth/session/holds-key.ts';
import { createSessionTokens } from '../auth/session/session-tokens.ts';
import { createCheckedAuth } from '../auth/checks/checked-auth.ts';
import { refuseBadRequests } from '../bad-requests/refuse-bad-requests.ts';
import type { Senders } from '../bad-requests/refuse-early.ts';
import { createLocalContext } from '../functions/function-context.ts';
import { FUNCTIONS_PREFIX, type Answer as Ask } from '../functions/mount-functions.ts';
import { startMailCapture, type MailCapture } from '../mail/mail-capture.ts';
import type { ServerTrouble } from '../postgres/server-log.ts';
import { addSampleVisits, applySeeds } from '../schema/apply-seeds.ts';
import { bringSchema, readMigrationFiles } from '../schema/migrate.ts';
import {
  databasePasswordOf,
  loadOrCreateSecrets,
  type LocalSecrets,
} from '../secrets/local-secrets.ts';
import { hostedStorageAnswer } from '../storage/hosted-storage-answer.ts';
import { createBackendApp } from './backend-app.ts';
import { mountSources } from './mount-sources.ts';
import { openStackDatabase, type StackDatabase } from './stack-database.ts';

export type LocalStackOptions = {
  /** Folder of the database, the keys and the outbox; made when missing. */
  dataDir: string;
  adminEmail: string;
  adminPassword: string;
  /** Public address of the site, for links in mails. */
  siteUrl: string;
  /** Printed in mails; `email` is their sender, and the address of the staff. */
  site?: SiteConfig;
  /** Server for all mails; by default they go into the outbox. */
  smtpUrl?: string | undefined;
  /** Environment variables for functions that use other services. */
  settings?: Readonly<Record<string, string>> | undefined;
  /** Proxies of our own before the gateway: limits of forms apply to the visitor before them. Default 0. */
  proxies?: number;
  /** Awaited before anything is deleted by age: makes a backup where none is fresh. A rejection keeps every row. */
  beforeRetention?: (() => Promise<void>) | undefined;
  /** Whether a database without visits gets sample ones, once. Default: no. */
  addsSampleVisits?: boolean | undefined;
  /** Whether changed functions and new migrations are taken up while it runs. Default: no. */
  followsSources?: boolean | undefined;
  /** Gets one line for each step; never a key or a password. Silent by default. */
  log?: (line: string) => void;
  /** Folder with migrations, seeds and functions; the repository's by default. */
  supabaseDir?: string | undefined;
  /** Opens the database; by default a server of its own in the data folder. Closing the stack closes it. */
  openDatabase?: (() => Promise<StackDatabase>) | undefined;
  /** Gets trouble of the database server that a person should see. */
  onTrouble?: (trouble: ServerTrouble) => void;
  /** Called when the database server ends by itself. */
  onDatabaseEnd?: () => void;
};

/** A Supabase backend inside this process, with its database in another one. */
export type LocalStack = {
  /** The database, for its owner. */
  database: StackDatabase;
  /** Answers `/rest/v1`, `/auth/v1`, `/storage/v1` and `/functions/v1`; all else with 404. */
  fetch(request: Request): Promise<Response>;
  /** For clients; row-level security applies. */
  publishableKey: string;
  /** Acts as `service_role`; keep it on the server. */
  secretKey: string;
  close(): Promise<void>;
};

const SERVED_BY_LITE = ['/rest/v1/', '/auth/v1/', '/storage/v1/'];

const REPOSITORY_SUPABASE_DIR = join(import.meta.dirname, '../../supabase');

/**
 * Starts the embedded backend on a data folder, which its caller has locked. Migrations, seeds and the local admin are up to date before it answers.
 * @throws `SECRETS_UNREADABLE`, `POSTGRES_NOT_STARTED`, `MIGRATION_FAILED`, `SEED_FAILED`, `ADMIN_ACCOUNT_FAILED` or
 * `FUNCTION_NOT_MOUNTED`; nothing of it runs then
 */
export async function startLocalStack(options: LocalStackOptions): Promise<LocalStack> {
  const { dataDir, log = () => {}, supabaseDir = REPOSITORY_SUPABASE_DIR } = options;
  let database: StackDatabase | null = null;
  let capture: MailCapture | null = null;
  try {
    const secrets = await loadOrCreateSecrets(dataDir);
    const openOwn = () =>
      openStackDatabase({
        dataDir,
        password: databasePasswordOf(secrets),
        onTrouble: options.onTrouble,
        onEnd: options.onDatabaseEnd,
      });
    database = await (options.openDatabase ?? openOwn)();
    const site = options.site ?? defaultSite;
    const app = createBackendApp(database, secrets, { ...options, site });
    // Without a peer address lite never takes a request for a local administrator's.
    const ask = (request: Request) => app.fetch(request, { peerAddress: null });
    await prepare(app, ask, database, secrets, { ...options, log, supabaseDir, brand: site.brand });
    const smtpUrl =
      options.smtpUrl ?? (capture = await startMailCapture(join(dataDir, 'outbox'))).url;
    const { brand, email, postalAddress, mode = 'demo', terms } = site;
    const { context, settle } = createLocalContext({
      fetch: async (request) => hostedStorageAnswer(request, await ask(request)),
      secrets,
      site: {
        origin: options.siteUrl,
        brand,
        email,
        postalAddress,
        mode,
        ...(terms?.replyTime && { replyTime: terms.replyTime }),
      },
      smtpUrl,
      settings: options.settings ?? {},
      proxies: options.proxies,
      beforeRetention: options.beforeRetention,
      log,
    });
    const [open, captured] = [database, capture];
    const sources = await mountSources(context, open, { ...options, supabaseDir });
    const tokens = createSessionTokens(open.database, secrets.jwtSecret);
    const isOwner = (request: Request): boolean => holdsKey(request, secrets.secretKey);
    const isKnown = async (request: Request): Promise<boolean> =>
      isOwner(request) || (await tokens.claimsOf(request)) !== null;
    const checked = createCheckedAuth({
      fetch: (request) => route(request, ask, sources.functions, { isOwner, isKnown }),
      database: open.database,
      secretKey: secrets.secretKey,
      brand: site.brand,
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
      fetch: async (request) => {
        await sources.look();
        return layer(request, checked.fetch);
      },
      publishableKey: secrets.publishableKey,
      secretKey: secrets.secretKey,
      close: async () => {
        await sources.stop();
        await checked.settled();
        await settle();
        await captured?.close();
        await open.close();
      },
    };
  } catch (error) {
    await capture?.close();
    await database?.close();
    throw error;
  }
}

async function prepare(
  app: App,
  ask: Ask,
  { connection, database }: StackDatabase,
  secrets: LocalSecrets,
  options: LocalStackOptions & { log: (line: string) => void; supabaseDir: string; brand: string },
): Promise<void> {
  const { log, dataDir, supabaseDir } = options;
  const migrations = readMigrationFiles(join(supabaseDir, 'migrations'));
  for (const file of await bringSchema(app, database, join(dataDir, 'files'), migrations)) {
    log(`Applied migration ${file}`);
  }
  for (const file of await applySeeds(database, join(supabaseDir, 'seed'))) {
    log(`Applied seed ${file}`);
  }
  if (options.addsSampleVisits) await addSampleVisits(database, join(supabaseDir, 'samples'));
  // The process that sent these mails and ran these schedules has ended: the folder has one process at a time.
  await database.exec(`
    update public.mail_queue set status = 'queued', leased_until = null where status = 'sending';
    update private.schedules set leased_until = '-infinity'`);
  await connection.clearSchemaCache();
  const post = (path: string, body: object) =>
    ask(
      new Request(`http://localhost/auth/v1${path}`, {
        method: 'POST',
        headers: { apikey: secrets.publishableKey, 'content-type': 'application/json' },
        body: JSON.stringify(body),
      }),
    );
  const admin = { email: options.adminEmail, password: options.adminPassword };
  log(
    `Local admin ${admin.email}: ${await ensureAdminAccount(database, post, admin, options.brand)}`,
  );
}

async function route(
  request: Request,
  ask: Ask,
  functions: Ask,
  senders: Senders,
): Promise<Response> {
  const { pathname } = new URL(request.url);
  if (pathname.startsWith(FUNCTIONS_PREFIX)) return refuseBadRequests(request, functions, senders);
  if (SERVED_BY_LITE.some((prefix) => pathname.startsWith(prefix))) {
    const answer: Ask = async (read) => hostedStorageAnswer(read, await ask(read));
    return refuseBadRequests(request, answer, senders);
  }
  return Response.json(
    { code: 'NOT_FOUND', message: 'There is no such address.' },
    { status: 404 },
  );
}
