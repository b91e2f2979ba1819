import { isIP } from 'node:net';
import { z } from 'zod';
import { isPublicKey, isSigningKey } from '@talent/artifact/key-form';
import { readStoreUrl } from './store-choice.ts';
import { searchVariableNames, searchVariables } from './search-variables.ts';
import { siteSchema } from './site-variables.ts';
import {
  readBaseUrl,
  readEmail,
  readRecipients,
  readSecret,
  readWebhook,
  readWebUrl,
  variable,
} from './variable.ts';

/** All variables of the platform, each checked by itself; `environment.ts` checks their combinations. */
export const variablesSchema = z.object({
  METRICS_TOKEN: variable(
    'must have at least 32 characters and no spaces, such as from "openssl rand -base64 32"',
    (text) => (text.length >= 32 && !/\s/.test(text) ? text : undefined),
  ),
  ALERT_EMAIL: variable('must be an email address', readEmail),
  ALERT_WEBHOOK_URL: variable(
    'must be an https URL, or an http URL of this machine such as http://127.0.0.1:9000/alerts',
    readWebhook,
  ),
  ALERT_WEBHOOK_SECRET: variable(
    'must have at least 32 characters, such as from "openssl rand -base64 32"',
    readSecret,
  ),
  SMTP_URL: variable(
    'must be the URL of a mail server, such as smtps://user:password@smtp.example.com',
    (text) => (['smtp:', 'smtps:'].includes(URL.parse(text)?.protocol ?? '') ? text : undefined),
  ),
  PORT: variable(
    'must be a whole number from 1 to 65535 that browsers do not refuse as they refuse 4190 and 6000, such as 3000',
    readPort,
  ),
  HOST: variable(
    'must be an address of this machine, such as 127.0.0.1, or 0.0.0.0 for all of them',
    readHost,
  ),
  MAILBOX_PORT: variable(
    'must be a whole number from 1 to 65535 that browsers do not refuse as they refuse 4190 and 6000, such as 8025',
    readPort,
  ),
  DATA_DIR: variable('must be a folder, such as .data', readPath),
  STORE_URL: variable(
    'must be a bucket, such as s3://releases/site?region=eu-central-1, with &endpoint=https://… for a service that is not Amazon S3',
    readStoreUrl,
  ),
  S3_ACCESS_KEY_ID: variable('must be the id of an access key to the bucket', readWord),
  S3_SECRET_ACCESS_KEY: variable('must be the secret of the access key to the bucket', readWord),
  SITE_URL: variable(
    'must be an origin without a path, such as https://www.example.com',
    readOrigin,
  ),
  PREVIEW_ORIGIN: variable(
    'must be an origin without a path, such as https://preview.example.com',
    readOrigin,
  ),
  SUPABASE_URL: variable(
    'must be the URL of a Supabase project, such as https://abc.supabase.co',
    readBaseUrl,
  ),
  SUPABASE_PUBLISHABLE_KEY: variable(
    'must be the publishable (anon) key of the project: it is sent to every visitor, never put a secret key here',
    (text) => (/\s/.test(text) || isSecretKey(text) ? undefined : text),
  ),
  SUPABASE_SECRET_KEY: variable(
    'must be a secret (service_role) key of the project: only commands that write data need it',
    (text) => (!/\s/.test(text) && isSecretKey(text) ? text : undefined),
  ),
  GUARD_SECRET: variable(
    'must have at least 32 characters, such as from "openssl rand -base64 32"',
    readSecret,
  ),
  RELEASE_SIGNING_KEY: variable(
    'must be a private Ed25519 key, PKCS #8 in base64, such as "pnpm release keys" prints',
    (text) => (isSigningKey(text) ? text : undefined),
  ),
  PREVIEW_SIGNING_KEY: variable(
    'must be a private Ed25519 key, PKCS #8 in base64, such as "pnpm release keys --preview" prints',
    (text) => (isSigningKey(text) ? text : undefined),
  ),
  PREVIEW_KEYS: variable(
    'must be public Ed25519 keys, each 32 bytes in base64, separated by commas, such as "pnpm release keys --preview" prints',
    readPublicKeys,
  ),
  RELEASE_KEYS: variable(
    'must be public Ed25519 keys, each 32 bytes in base64, separated by commas, such as "pnpm release keys" prints',
    readPublicKeys,
  ),
  GATEWAY_SECRET: variable(
    'must have at least 32 characters, such as from "openssl rand -base64 32", and be the same for the functions',
    readSecret,
  ),
  OWNER_ADDRESSES: variable(
    'must be entries such as @talent-site/blog=blog@example.com, an owner of CODEOWNERS and a mail address, separated by spaces',
    readOwnerAddresses,
  ),
  COMPOSER_URL: variable(
    'must be the URL of the host that composes, such as https://composer.example.com',
    readBaseUrl,
  ),
  TRUSTED_PROXIES: variable('must be a whole number from 0 to 10', (text) =>
    /^(\d|10)$/.test(text) ? Number(text) : undefined,
  ),
  GATEWAY_PROCESSES: variable('must be a whole number from 1 to 64', (text) => {
    const count = /^\d{1,2}$/.test(text) ? Number(text) : 0;
    return count >= 1 && count <= 64 ? count : undefined;
  }),
  ADMIN_EMAIL: variable('must be an email address', readEmail),
  ADMIN_PASSWORD: variable('must have at least 12 characters, and at most 72 bytes', (text) =>
    [...text].length >= 12 && Buffer.byteLength(text) <= 72 ? text : undefined,
  ),
  STAFF_MFA: variable('must be optional or required', (text) =>
    text === 'optional' || text === 'required' ? text : undefined,
  ),
  BACKUP_DIR: variable('must be a folder, such as /mnt/backups, or off', readPath),
  BACKUP_RECIPIENT: variable(
    'must be public keys of age, such as "age-keygen" prints (age1…), separated by commas: never a private one',
    readRecipients,
  ),
  INTEGRITY_POLICY: variable('must be enforce, report or off', (text) =>
    (['enforce', 'report', 'off'] as const).find((mode) => mode === text),
  ),
  LOCAL_OVERRIDES: variable('must be on or off', readSwitch),
  COLLECT_ANALYTICS: variable('must be on or off', readSwitch),
  ...siteSchema.shape,
  LINKEDIN_CLIENT_ID: variable('must be the client id of an app at LinkedIn', readWord),
  LINKEDIN_CLIENT_SECRET: variable('must be the client secret of an app at LinkedIn', readWord),
  LINKEDIN_VERSION: variable('must be a version of LinkedIn, such as 202605', (text) =>
    /^20\d\d(0[1-9]|1[0-2])$/.test(text) ? text : undefined,
  ),
  MARKET_URLS: variable(
    'must be entries such as ai-postings-share=https://example.com/file.csv, separated by spaces, each an https URL without password, query and fragment',
    readMarketUrls,
  ),
  CLAMAV_SOCKET: variable('must be the path of a socket, or host:port', (text) =>
    /^(\/\S+|(tcp:\/\/)?([^:/\s]+|\[[0-9a-f:]+\]):\d{1,5})$/i.test(text) ? text : undefined,
  ),
  GEMINI_API_KEY: variable('must be an API key of Google AI Studio', readWord),
  SERVICES_URL: variable('must be a URL, such as http://127.0.0.1:9000', readBaseUrl),
  GEMINI_MODEL: variable('must be the name of a model, such as gemini-flash-latest', (text) =>
    /^[a-z0-9][a-z0-9.-]*$/i.test(text) ? text : undefined,
  ),
  ...searchVariables,
  TOKEN_KEY: variable(
    'must be 32 bytes in base64, such as from "openssl rand -base64 32"',
    (text) => (Buffer.from(text, 'base64').length === 32 ? text : undefined),
  ),
});

export type Variables = z.infer<typeof variablesSchema>;

/** Variables for functions. A hosted project gets them by `supabase secrets set`. */
export const functionVariables = [
  'CLAMAV_SOCKET',
  'GEMINI_API_KEY',
  'GEMINI_MODEL',
  'GATEWAY_SECRET',
  'LINKEDIN_CLIENT_ID',
  'LINKEDIN_CLIENT_SECRET',
  'LINKEDIN_VERSION',
  'MARKET_URLS',
  'OWNER_ADDRESSES',
  'SERVICES_URL',
  ...searchVariableNames,
  'STAFF_MFA',
  'TOKEN_KEY',
] as const;

function readPath(text: string): string | undefined {
  return text.includes('\0') ? undefined : text;
}

function readSwitch(text: string): 'on' | 'off' | undefined {
  return text === 'on' || text === 'off' ? text : undefined;
}

function readWord(text: string): string | undefined {
  return /\s/.test(text) ? undefined : text;
}

/** Each owner with one address; the function that mails them reads the entries. */
function readOwnerAddresses(text: string): string | undefined {
  const isEntry = (entry: string) => {
    const [, address] = /^@[^\s=]+=(\S+)$/.exec(entry) ?? [];
    return address !== undefined && readEmail(address) !== undefined;
  };
  return text.split(/\s+/).every(isEntry) ? text : undefined;
}

/** The functions check the names of the sources, which are theirs. */
function readMarketUrls(text: string): string | undefined {
  const isEntry = (entry: string) => {
    const url = readWebUrl(/^[a-z-]+=(\S+)$/.exec(entry)?.[1] ?? '');
    return url?.protocol === 'https:';
  };
  return text.split(/\s+/).every(isEntry) ? text : undefined;
}

/** Reads a port that browsers open. */
export function readPort(text: string): number | undefined {
  const port = Number(text);
  const isPort = /^\d{1,5}$/.test(text) && port >= 1 && port <= 65_535;
  return isPort && isOpenable(port) ? port : undefined;
}

function readHost(text: string): string | undefined {
  return text === 'localhost' || isIP(text) !== 0 ? text : undefined;
}

function readOrigin(text: string): string | undefined {
  const url = readWebUrl(text);
  return url?.pathname === '/' ? url.origin : undefined;
}

function readPublicKeys(text: string): string[] | undefined {
  const keys = text.split(',').map((key) => key.trim());
  return keys.every(isPublicKey) ? keys : undefined;
}

/** Whether a key bypasses row-level security: in a public page it would open the whole database. */
function isSecretKey(key: string): boolean {
  if (key.startsWith('sb_secret_')) return true;
  const payload = key.split('.')[1] ?? '';
  return /"role"\s*:\s*"service_role"/.test(Buffer.from(payload, 'base64url').toString());
}

/** Ports that browsers and `fetch` refuse ("bad ports" of the Fetch standard, 2026): a site there could not be opened. */
const REFUSED: ReadonlySet<number> = new Set([
  1, 7, 9, 11, 13, 15, 17, 19, 20, 21, 22, 23, 25, 37, 42, 43, 53, 69, 77, 79, 87, 95, 101, 102,
  103, 104, 109, 110, 111, 113, 115, 117, 119, 123, 135, 137, 139, 143, 161, 179, 389, 427, 465,
  512, 513, 514, 515, 526, 530, 531, 532, 540, 548, 554, 556, 563, 587, 601, 636, 989, 990, 993,
  995, 1719, 1720, 1723, 2049, 3659, 4045, 4190, 5060, 5061, 6000, 6566, 6665, 6666, 6667, 6668,
  6669, 6679, 6697, 10080,
]);

function isOpenable(port: number): boolean {
  return !REFUSED.has(port);
}
