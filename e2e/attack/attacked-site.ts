import { createHmac } from 'node:crypto';
import { mkdir, mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { prepareDatabase } from '@talent/backend/testing/template-cluster';
import { freePort } from '@talent/node/net/free-port';
import { copyReleases } from '../fixtures/sites/data-folder.ts';
import { readRun } from '../fixtures/sites/main-site.ts';
import { startSiteProcess, type SiteProcess } from '../fixtures/sites/site-process.ts';
import { loopbackTarget } from './loopback-target.ts';
import { addressOf } from './many.ts';
import { askPort, type Answer, type Asked } from './raw-http.ts';

/** A real site by the entry of `npm start`, with what an attacker and the owner of its data folder can do. */
export interface AttackedSite {
  port: number;
  publishableKey: string;
  /** Empty where the site runs elsewhere and only a visitor's attacks are played. */
  dataDir: string;
  admin: { email: string; password: string };
  /** Name -> value of everything that no answer and no line of the log may hold. */
  secrets: Readonly<Record<string, string>>;
  /** Answers that held a secret, by what was asked. */
  leaks: string[];
  /** Requests that were answered so far. */
  answered(): number;
  /**
   * Asks as a visitor, with the public key where the backend is asked; each time from another address, so that limits
   * hide nothing, unless `from` names one.
   */
  ask(path: string, asked?: Asked & { from?: string }): Promise<Answer>;
  /** Sends JSON as a visitor. */
  post(
    path: string,
    body: unknown,
    from?: string,
    headers?: Record<string, string>,
  ): Promise<Answer>;
  /** Reads and changes rows past row-level security, with the secret key. */
  asOwner(method: string, query: string, body?: unknown): Promise<unknown>;
  /** The process of the site; `kill` and `start` of it are the scenario's. */
  process(): SiteProcess;
  /** Starts it again on its data folder: after `kill`, or to make it forget its memory. */
  restart(): Promise<void>;
  stop(): Promise<void>;
}

const work = fileURLToPath(new URL('../.work/attack', import.meta.url));
const base = join(work, 'base');
/** The origin on pages: copies are not composed again for their ports. */
const SITE_URL = 'http://localhost:4390';
/** Network that visitors come from who name no address of their own. */
const FROM = '198.51';
const admin = { email: 'admin@example.com', password: 'correct-horse-battery' };

/** Builds and releases once, or what has changed since the last run; copies of it start in seconds. */
export async function prepareBase(): Promise<void> {
  await mkdir(base, { recursive: true });
  const site = await launch(base, await freePort());
  await site.stop();
}

/**
 * Starts a site on a copy of what is released, with a database and keys of its own.
 * @param env beside what every site of the suite has
 */
export async function openAttackedSite(env: Record<string, string> = {}): Promise<AttackedSite> {
  await mkdir(work, { recursive: true });
  const dataDir = await mkdtemp(join(work, 'site-'));
  await copyReleases(base, dataDir);
  await prepareDatabase(dataDir);
  const port = await freePort();
  let running = await launch(dataDir, port, env);
  const { publishableKey } = await readRun(dataDir);
  const secrets = await secretsOf(dataDir);
  const visitor = asVisitor({ port, publishableKey, secrets, host: `localhost:${port}` });
  const start = async (): Promise<void> => {
    running = await launch(dataDir, port, env);
  };
  return {
    ...visitor,
    dataDir,
    admin,
    process: () => running,
    restart: async () => {
      if (running.child.exitCode === null && running.child.signalCode === null)
        await running.stop();
      await start();
    },
    stop: async () => {
      if (running.child.exitCode === null && running.child.signalCode === null)
        await running.stop();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

/** A site that runs already on this machine, for what a visitor can try. Throws `ForeignTargetError`. */
export async function visitSite(target: string): Promise<AttackedSite> {
  const url = loopbackTarget(target);
  const port = Number(url.port || 80);
  const home = await askPort(port, '/', { headers: { Host: url.host } });
  const publishableKey = /sb_publishable_[\w-]+/.exec(home.text)?.[0] ?? '';
  const elsewhere = (): never => {
    throw new Error('This needs the data folder: leave --site away.');
  };
  return {
    ...asVisitor({ port, publishableKey, secrets: {}, host: url.host }),
    dataDir: '',
    admin,
    process: elsewhere,
    restart: elsewhere,
    stop: () => Promise.resolve(),
  };
}

function launch(
  dataDir: string,
  port: number,
  env: Record<string, string> = {},
): Promise<SiteProcess> {
  // One proxy before the site: attackers come from as many addresses as they like.
  const settings = { SITE_URL, TRUSTED_PROXIES: '1', MAILBOX_PORT: String(port + 1), ...env };
  return startSiteProcess({ port, dataDir, adminPassword: admin.password, env: settings });
}

interface VisitorOptions {
  port: number;
  publishableKey: string;
  secrets: Record<string, string>;
  host: string;
}

function asVisitor({ port, publishableKey, secrets, host }: VisitorOptions) {
  let [asked, answered] = [0, 0];
  const leaks: string[] = [];
  async function ask(
    path: string,
    { from = addressOf(asked, FROM), ...how }: Asked & { from?: string } = {},
  ) {
    asked += 1;
    const headers = { Host: host, 'X-Forwarded-For': from, ...how.headers };
    const apikey = /^\/(rest|auth|storage|functions)\/v1\//.test(path)
      ? { apikey: publishableKey }
      : {};
    const answer = await askPort(port, path, { ...how, headers: { ...apikey, ...headers } });
    answered += 1;
    const said = JSON.stringify(answer.headers) + answer.text;
    for (const [name, value] of Object.entries(secrets)) {
      if (said.includes(value))
        leaks.push(`${name} in the answer to ${how.method ?? 'GET'} ${path}`);
    }
    return answer;
  }
  return {
    port,
    publishableKey,
    secrets,
    leaks,
    ask,
    answered: () => answered,
    post: (path: string, body: unknown, from?: string, headers: Record<string, string> = {}) =>
      ask(path, {
        method: 'POST',
        body: JSON.stringify(body),
        ...(from === undefined ? {} : { from }),
        headers: { 'Content-Type': 'application/json', Accept: 'application/json', ...headers },
      }),
    async asOwner(method: string, query: string, body?: unknown): Promise<unknown> {
      const { secretKey = '' } = secrets;
      const headers = {
        Host: host,
        apikey: secretKey,
        Authorization: `Bearer ${secretKey}`,
        'Content-Type': 'application/json',
        Prefer: 'return=representation',
      };
      const sent = body === undefined ? {} : { body: JSON.stringify(body) };
      const { status, text } = await askPort(port, `/rest/v1/${query}`, {
        method,
        headers,
        ...sent,
      });
      if (status >= 300) throw new Error(`${method} ${query}: ${status} ${text}`);
      return text === '' ? null : (JSON.parse(text) as unknown);
    },
  };
}

/** Of the data folder, and what is derived from it; the password of the admin too. */
async function secretsOf(dataDir: string): Promise<Record<string, string>> {
  const read = async (file: string) =>
    JSON.parse(await readFile(join(dataDir, file), 'utf8')) as Record<string, string>;
  const { publishableKey: _public, ...own } = await read('secrets.json');
  const { signingKey = '' } = await read('release-key.json');
  const derived = (purpose: string) =>
    createHmac('sha256', own['jwtSecret'] ?? '')
      .update(purpose)
      .digest();
  return {
    ...own,
    signingKey,
    chosenPassword: admin.password,
    functionSecret: derived('functions').toString('base64url'),
    tokenKey: derived('tokens').toString('base64'),
    gatewaySecret: derived('gateway').toString('base64url'),
    databasePassword: derived('database').toString('base64url'),
  };
}

/** Removes sites that a killed run has left. */
export async function clearOldSites(): Promise<void> {
  for (const name of await readdir(work).catch(() => [])) {
    if (name.startsWith('site-')) await rm(join(work, name), { recursive: true, force: true });
  }
}
