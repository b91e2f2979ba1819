import { z } from '@talent/protocol/forms/schema';

/** Most links of one request. */
export const MOST_LINKS = 30;

const urlSchema = z.url({ protocol: /^https?$/ }).max(2000);

/** The body of `POST /functions/v1/link-checks`: addresses of other sites. */
export const linkChecksRequestSchema = z.object({
  urls: z.array(urlSchema).min(1).max(MOST_LINKS),
});

/**
 * Why a link is dead or not checked. `status`: the site answered with an error. `no-host`: its name has no address.
 * `refused`: an address that the server does not ask, such as one of a private network or another port. `limited` and
 * `unasked` are the editor's own: the server takes no more questions for a minute, or did not answer.
 */
export const linkReasons = [
  'status',
  'no-host',
  'refused',
  'redirects',
  'timeout',
  'unreachable',
  'certificate',
  'limited',
  'unasked',
] as const;
export type LinkReason = (typeof linkReasons)[number];

/** Result of checking one link. */
export const linkCheckSchema = z.object({
  url: z.string(),
  /** `unknown`: not checked, for the reason. */
  state: z.enum(['alive', 'dead', 'unknown']),
  /** Null for a link that is alive. */
  reason: z.enum(linkReasons).nullable(),
  /** HTTP status of the last answer; null where none came. */
  status: z.number().int().nullable(),
});
export type LinkCheck = z.infer<typeof linkCheckSchema>;

export const linkChecksAnswerSchema = z.object({ checks: z.array(linkCheckSchema) });
export type LinkChecksAnswer = z.infer<typeof linkChecksAnswerSchema>;
