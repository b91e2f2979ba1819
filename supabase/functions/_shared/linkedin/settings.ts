import { z } from 'zod';
import type { FunctionContext } from '../context.ts';
import { importKey, type EncryptionKey } from '../tokens/encrypt.ts';

/** The settings for posting to LinkedIn. */
export interface LinkedInSettings {
  clientId: string;
  clientSecret: string;
  /** OAuth endpoints, without a trailing slash. */
  authUrl: string;
  /** API endpoints, without a trailing slash. */
  apiUrl: string;
  /** `LinkedIn-Version` of every call, YYYYMM. */
  version: string;
  key: EncryptionKey;
}

/** The settings, or the names of the variables that are missing or malformed. */
export type ReadSettings =
  | { status: 'ready'; settings: LinkedInSettings }
  | { status: 'missing'; names: string[] };

/**
 * LinkedIn serves a version for at least one year.
 * https://learn.microsoft.com/en-us/linkedin/marketing/versioning
 */
export const DEFAULT_VERSION = '202605';

const url = z.url({ protocol: /^https?$/ }).transform((text) => text.replace(/\/+$/, ''));

const schema = z.object({
  LINKEDIN_CLIENT_ID: z.string().min(1),
  LINKEDIN_CLIENT_SECRET: z.string().min(1),
  LINKEDIN_AUTH_URL: url.default('https://www.linkedin.com/oauth/v2'),
  LINKEDIN_API_URL: url.default('https://api.linkedin.com'),
  LINKEDIN_VERSION: z
    .string()
    .regex(/^20\d\d(0[1-9]|1[0-2])$/)
    .default(DEFAULT_VERSION),
  TOKEN_KEY: z.string().regex(/^[A-Za-z0-9+/]{43}=$/),
});

/** Reads the settings of LinkedIn. An empty variable counts as not set. */
export async function readLinkedInSettings({ settings }: FunctionContext): Promise<ReadSettings> {
  const given = Object.entries(settings).filter(([, value]) => value !== undefined && value !== '');
  const parsed = schema.safeParse(Object.fromEntries(given));
  if (!parsed.success) {
    return { status: 'missing', names: parsed.error.issues.map(({ path }) => String(path[0])) };
  }
  const values = parsed.data;
  return {
    status: 'ready',
    settings: {
      clientId: values.LINKEDIN_CLIENT_ID,
      clientSecret: values.LINKEDIN_CLIENT_SECRET,
      authUrl: values.LINKEDIN_AUTH_URL,
      apiUrl: values.LINKEDIN_API_URL,
      version: values.LINKEDIN_VERSION,
      key: await importKey(values.TOKEN_KEY),
    },
  };
}

/** The page that LinkedIn redirects to. The same address is entered in the app at LinkedIn. */
export function redirectUri({ site }: FunctionContext): string {
  return `${site.origin}/linkedin-oauth-setup`;
}
