import { z } from 'zod';
import type { FunctionContext } from '../context.ts';
import { servicesUrl } from '../http/services-url.ts';
import { importKey } from '../tokens/encrypt.ts';

/** Staff are warned 30 days before its end: `linkedInVersionEnd` in shared/product/api has the rule. */
const DEFAULT_VERSION = '202605';

const ofApi = z.object({
  SERVICES_URL: servicesUrl,
  LINKEDIN_VERSION: z
    .string()
    .regex(/^20\d\d(0[1-9]|1[0-2])$/)
    .default(DEFAULT_VERSION),
});

const toApi = (values: z.output<typeof ofApi>) => ({
  /** API endpoints. */
  apiUrl: values.SERVICES_URL ?? 'https://api.linkedin.com',
  /** `LinkedIn-Version` of every call, YYYYMM. */
  version: values.LINKEDIN_VERSION,
});

const apiSchema = ofApi.transform(toApi);

const schema = ofApi
  .extend({
    LINKEDIN_CLIENT_ID: z.string().min(1),
    LINKEDIN_CLIENT_SECRET: z.string().min(1),
    TOKEN_KEY: z.string().regex(/^[A-Za-z0-9+/]{43}=$/),
  })
  .transform(async (values) => ({
    ...toApi(values),
    clientId: values.LINKEDIN_CLIENT_ID,
    clientSecret: values.LINKEDIN_CLIENT_SECRET,
    /** OAuth endpoints. */
    authUrl: `${values.SERVICES_URL ?? 'https://www.linkedin.com'}/oauth/v2`,
    key: await importKey(values.TOKEN_KEY),
  }));

/** The settings for posting to LinkedIn. */
export type LinkedInSettings = z.output<typeof schema>;

/** The part of them that the text of a call needs: it has defaults, so a call can be shown before there are keys. */
export type LinkedInApi = z.output<typeof apiSchema>;

type Read<Settings> =
  | { status: 'ready'; settings: Settings }
  | { status: 'missing'; names: string[] };

/**
 * Reads the settings of LinkedIn, or gives the names of the variables that are missing or malformed. An empty variable counts as
 * not set.
 */
export const readLinkedInSettings = (context: FunctionContext): Promise<Read<LinkedInSettings>> =>
  readBy(schema, context);

/** As `readLinkedInSettings`, without the keys. */
export const readLinkedInApi = (context: FunctionContext): Promise<Read<LinkedInApi>> =>
  readBy(apiSchema, context);

async function readBy<Settings>(
  wanted: z.ZodType<Settings>,
  { settings }: FunctionContext,
): Promise<Read<Settings>> {
  const given = Object.entries(settings).filter(([, value]) => value !== undefined && value !== '');
  const parsed = await wanted.safeParseAsync(Object.fromEntries(given));
  if (parsed.success) return { status: 'ready', settings: parsed.data };
  return { status: 'missing', names: parsed.error.issues.map(({ path }) => String(path[0])) };
}

/** The page that LinkedIn redirects to. The same address is entered in the app at LinkedIn. */
export function redirectUri({ site }: FunctionContext): string {
  return `${site.origin}/linkedin-oauth-setup`;
}
