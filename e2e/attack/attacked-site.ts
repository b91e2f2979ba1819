import { createHmac, randomUUID } from 'node:crypto';
import { mkdir, mkdtemp, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { freePort } from '@talent/node/net/free-port';
import { readRun } from '../fixtures/sites/main-site.ts';
import { startSiteProcess, type SiteProcess } from '../fixtures/sites/site-process.ts';
import { askPort, type Answer, type Asked, multipart } from './raw-http.ts';
import { contactFields } from '@talent/functions/testing/form-requests.ts';

/** A real site by the entry of `npm start`, with what an attacker and the owner of its data folder can do. */
export interface AttackedSite {
  port: number;
  dataDir: string;
  admin: { email: string; password: string };
  /** Name -> value of everything that no answer and no line of the log may hold. */
  secrets: Readonly<Record<string, string>>;
  /** Asks as a visitor from a new address each time, or `from` one. Throws where the answer holds a secret. */
  ask(path: string, asked?: Asked & { from?: string }): Promise<Answer>;
  /** Sends JSON as a visitor. */
  post(path: string, body: unknown, headers?: Record<string, string>): Promise<Answer>;
  /** Reads and changes rows past row-level security, with the secret key. */
  asOwner(method: string, query: string): Promise<unknown>;
  /** Everything that the site has printed. */
  output(): string;
  stop(): Promise<void>;
}

const work = fileURLToPath(new URL('../.work/attack', import.meta.url));
/** The origin on its pages: no page is composed for the port of a run. */
const SITE_URL = 'http://localhost:4390';
const admin = { email: 'admin@example.com', password: 'correct-horse-battery' };

/** Builds what has changed, and starts a site from nothing. */
export async function openAttackedSite(): Promise<AttackedSite> {
  await mkdir(work, { recursive: true });
  const dataDir = await mkdtemp(join(work, 'site-'));
  const port = await freePort();
  const running = await launch(dataDir, port);
  const { publishableKey } = await readRun(dataDir);
  const secrets = await secretsOf(dataDir);
  return {
    ...asVisitor({ port, publishableKey, secrets }),
    port,
    dataDir,
    admin,
    secrets,
    output: running.output,
    stop: async () => {
      await running.stop();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

function launch(dataDir: string, port: number): Promise<SiteProcess> {
  // One proxy before the site: attackers come from as many addresses as they like.
  const env = { SITE_URL, TRUSTED_PROXIES: '1', MAILBOX_PORT: String(port + 1) };
  return startSiteProcess({ port, dataDir, adminPassword: admin.password, env });
}

interface VisitorOptions {
  port: number;
  publishableKey: string;
  secrets: Record<string, string>;
}

function asVisitor({ port, publishableKey, secrets }: VisitorOptions) {
  const host = `localhost:${port}`;
  let asked = 0;
  async function ask(
    path: string,
    { from = addressOf(asked, '198.51'), ...how }: Asked & { from?: string } = {},
  ) {
    asked += 1;
    const headers = { Host: host, 'X-Forwarded-For': from, ...how.headers };
    const isOfBackend = /^\/(rest|auth|storage|functions)\/v1\//.test(path);
    const apikey = isOfBackend ? { apikey: publishableKey } : {};
    const answer = await askPort(port, path, { ...how, headers: { ...apikey, ...headers } });
    const said = JSON.stringify(answer.headers) + answer.text;
    const leaked = Object.keys(secrets).filter((name) => said.includes(secrets[name] ?? ''));
    if (leaked.length > 0) throw new Error(`${leaked.join()} in the answer to ${path}`);
    return answer;
  }
  return {
    ask,
    post: (path: string, body: unknown, headers: Record<string, string> = {}) =>
      ask(path, {
        method: 'POST',
        body: JSON.stringify(body),
        headers: { 'Content-Type': 'application/json', Accept: 'application/json', ...headers },
      }),
    async asOwner(method: string, query: string): Promise<unknown> {
      const { secretKey = '' } = secrets;
      const headers = { Host: host, apikey: secretKey, Authorization: `Bearer ${secretKey}` };
      const { status, text } = await askPort(port, `/rest/v1/${query}`, { method, headers });
      if (status >= 300) throw new Error(`${method} ${query}: ${status} ${text}`);
      return text === '' ? null : (JSON.parse(text) as unknown);
    },
  };
}

/** The n-th of 60,000 addresses that an attacker may have. */
export function addressOf(index: number, network = '198.18'): string {
  return `${network}.${Math.floor(index / 250) % 250}.${index % 250}`;
}

/** A contact form that is valid, from an email address and with a key of its own. */
export function contactForm(): Record<string, unknown> {
  const own = { email: `${randomUUID()}@company.example`, idempotency_key: randomUUID() };
  return { ...contactFields, ...own, website: '' };
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

/** Slug of a job that takes applications. */
export async function openJob(site: AttackedSite): Promise<string> {
  const jobs = await site.asOwner('GET', 'jobs?status=eq.open&select=slug&limit=1');
  return (jobs as { slug: string }[])[0]?.slug ?? '';
}

/** An application that is valid but for its CV. */
export async function cvForm(jobSlug: string, file: Uint8Array): Promise<Asked> {
  const fields = {
    jobSlug,
    name: 'Ada Example',
    email: `${randomUUID()}@example.com`,
    workEligibility: 'unsure',
    consent: 'on',
    idempotency_key: randomUUID(),
  };
  const sent = await multipart(fields, file, '../../cv\u202Efdp.exe.pdf');
  return { method: 'POST', ...sent };
}
