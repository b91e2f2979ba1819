import { z } from 'zod';

/** A secret of the browser that begins a sign-in: the same browser has to finish it. */
const browser = z.string().regex(/^[\w-]{43}$/);

/** The body of `POST /functions/v1/linkedin-connection`. */
export const connectionRequestSchema = z.discriminatedUnion('action', [
  /** Answers a `ConsentAddress`. */
  z.object({ action: z.literal('start'), browser }),
  /** Hands over what LinkedIn gave the browser. */
  z.object({
    action: z.literal('finish'),
    browser,
    state: z.string().min(1).max(200),
    code: z.string().min(1).max(2000),
  }),
  /** Asks LinkedIn again whose account is connected. */
  z.object({ action: z.literal('person') }),
  /** Deletes the tokens. */
  z.object({ action: z.literal('disconnect') }),
]);
export type ConnectionRequest = z.infer<typeof connectionRequestSchema>;

/** The address of LinkedIn's consent page. */
export const consentAddressSchema = z.object({ url: z.string() });
export type ConsentAddress = z.infer<typeof consentAddressSchema>;

/** The account that posts are published with: everything but its tokens. Times are ISO 8601 in UTC. */
export const connectedAccountSchema = z.object({
  /** `urn:li:person:…` */
  urn: z.string(),
  name: z.string(),
  scopes: z.array(z.string()),
  /** Last four characters of the access token. */
  last4: z.string(),
  expiresAt: z.string(),
  /** The token is renewed automatically until then; null where LinkedIn gave no refresh token. */
  renewableUntil: z.string().nullable(),
  connectedAt: z.string(),
  /** When LinkedIn last confirmed whose account it is. */
  checkedAt: z.string(),
  /** `refused` by LinkedIn; `unreadable`: encrypted with another key than the present one. */
  state: z.enum(['working', 'refused', 'expired', 'unreadable']),
});
export type ConnectedAccount = z.infer<typeof connectedAccountSchema>;

/** The answer of `GET /functions/v1/linkedin-connection`, and of every action but `start`. */
export const linkedInConnectionSchema = z.object({
  /** Environment variables that are not set; nothing works while there are any. */
  missing: z.array(z.string()),
  /** To be entered in the app at LinkedIn. */
  redirectUri: z.string(),
  /** `LinkedIn-Version` of every call, YYYYMM; null while settings are missing. */
  version: z.string().nullable(),
  /** The day until which LinkedIn serves that version at least, ISO 8601; null while settings are missing. */
  versionEndsOn: z.string().nullable(),
  connection: connectedAccountSchema.nullable(),
});
export type LinkedInConnection = z.infer<typeof linkedInConnectionSchema>;
