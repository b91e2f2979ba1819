import { z } from '@talent/protocol/forms/schema';

const time = z.string();

/** Outcomes of a call of IndexNow. */
export const indexNowOutcomes = [
  'accepted',
  'key-pending',
  'malformed',
  'key-refused',
  'pages-refused',
  'limited',
  'unavailable',
  'unreachable',
] as const;
export type IndexNowOutcome = (typeof indexNowOutcomes)[number];

/** Outcomes of a request to Search Console. */
export const searchConsoleOutcomes = [
  'never',
  'asking',
  'imported',
  'key-malformed',
  'key-refused',
  'api-disabled',
  'permission',
  'site-unknown',
  'quota',
  'refused',
  'unavailable',
  'unreachable',
  'malformed',
] as const;
export type SearchConsoleOutcome = (typeof searchConsoleOutcomes)[number];

export const indexNowStatusSchema = z.object({
  /** Pages of which there is something to tell. */
  waiting: z.number(),
  /** Pages that search engines were told of. */
  told: z.number(),
  /** Calls in a row that have to be sent again. */
  failures: z.number(),
  /** When sending goes on; null: now. */
  not_before: time.nullable(),
  /** When the sitemap was last compared; null: never. */
  listed_at: time.nullable(),
  last: z
    .object({
      sent_at: time,
      pages: z.number(),
      outcome: z.enum(indexNowOutcomes),
      /** HTTP status; null where no answer came. */
      status: z.number().nullable(),
    })
    .nullable(),
});

export const searchConsoleStatusSchema = z.object({
  outcome: z.enum(searchConsoleOutcomes),
  /** Google's code for it; empty when none. */
  detail: z.string(),
  asked_at: time.nullable(),
  succeeded_at: time.nullable(),
  /** When Google is asked next; null: at the next run of the schedule. */
  next_at: time.nullable(),
  /** Rows that the last success read. */
  figures: z.number(),
  /** The newest day that was read, ISO 8601. */
  last_day: z.string().nullable(),
});

/**
 * The answer of `GET /functions/v1/seo-connections`, for admins: which services of search engines this site is connected to.
 * It holds no key. `malformed`: a setting has another form than documented.
 */
export const seoConnectionsSchema = z.object({
  indexNow: z.object({
    setting: z.enum(['unset', 'malformed', 'set']),
    /** The address at which search engines check the key; null without one. */
    keyAddress: z.string().nullable(),
    status: indexNowStatusSchema,
  }),
  searchConsole: z.object({
    setting: z.enum(['unset', 'malformed', 'set']),
    /** The property that is asked for, such as `sc-domain:example.com`. */
    site: z.string(),
    /** The service account, which needs access to the property; null without a key. */
    account: z.string().nullable(),
    status: searchConsoleStatusSchema,
  }),
  gemini: z.object({
    setting: z.enum(['unset', 'malformed', 'set']),
    /** The model that plans are asked of; empty where the setting is malformed. */
    model: z.string(),
    /** Whether Google moves the name to a newer model by itself. */
    isAlias: z.boolean(),
  }),
});
export type SeoConnections = z.infer<typeof seoConnectionsSchema>;
