import { Buffer } from 'node:buffer';
import { createPrivateKey } from 'node:crypto';
import { z } from 'zod';
import { parseJson } from '../http/parse-json.ts';
import { servicesUrl } from '../http/services-url.ts';

/** Of a service account, as Google's console gives it; what else is in the file is not used. */
const keySchema = z.object({
  type: z.literal('service_account'),
  client_email: z.email(),
  private_key: z.string().refine(isPrivateKey),
});

const schema = z.object({
  SEARCH_CONSOLE_SITE: z.string().regex(/^(sc-domain:[a-z0-9.-]+|https?:\/\/[^\s/]+(\/\S*)?\/)$/i),
  SERVICES_URL: servicesUrl,
});

export interface SearchConsoleAccess {
  status: 'set';
  /** The service account. */
  email: string;
  /** PEM. It signs the request for a token and never leaves the server. */
  privateKey: string;
  /** The property, such as `sc-domain:example.com` or `https://www.example.com/`. */
  site: string;
  apiUrl: string;
  tokenUrl: string;
}

export type SearchConsoleSettings =
  | { status: 'unset'; site: string }
  | { status: 'malformed'; site: string }
  | SearchConsoleAccess;

/**
 * The settings of Search Console; without a key it is off.
 * @param origin - of the site: its property is the default.
 */
export function readSearchConsoleSettings(
  settings: Readonly<Record<string, string | undefined>>,
  origin: string,
): SearchConsoleSettings {
  const site = settings['SEARCH_CONSOLE_SITE'] || `${origin}/`;
  const text = settings['SEARCH_CONSOLE_KEY'];
  if (!text) return { status: 'unset', site };
  const key = keySchema.safeParse(parseJson(textOf(text)));
  const read = schema.safeParse({ ...settings, SEARCH_CONSOLE_SITE: site });
  if (!key.success || !read.success) return { status: 'malformed', site };
  const { SERVICES_URL: services } = read.data;
  return {
    status: 'set',
    email: key.data.client_email,
    privateKey: key.data.private_key,
    site,
    apiUrl: services ?? 'https://searchconsole.googleapis.com',
    tokenUrl: `${services ?? 'https://oauth2.googleapis.com'}/token`,
  };
}

/** The key file as it is, or in base64, which fits on one line of an environment file. */
function textOf(setting: string): string {
  const text = setting.trim();
  return text.startsWith('{') ? text : Buffer.from(text, 'base64').toString();
}

function isPrivateKey(pem: string): boolean {
  try {
    return createPrivateKey(pem).asymmetricKeyType === 'rsa';
  } catch {
    return false;
  }
}
