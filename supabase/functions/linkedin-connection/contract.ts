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
export interface ConsentAddress {
  url: string;
}

/** The account that posts are published with: everything but its tokens. Times are ISO 8601 in UTC. */
export interface ConnectedAccount {
  /** `urn:li:person:…` */
  urn: string;
  name: string;
  scopes: string[];
  /** Last four characters of the access token. */
  last4: string;
  expiresAt: string;
  /** The token is renewed automatically until then; null where LinkedIn gave no refresh token. */
  renewableUntil: string | null;
  connectedAt: string;
  /** When LinkedIn last confirmed whose account it is. */
  checkedAt: string;
  /** `refused` by LinkedIn; `unreadable`: encrypted with another key than the present one. */
  state: 'working' | 'refused' | 'expired' | 'unreadable';
}

/** The answer of `GET /functions/v1/linkedin-connection`, and of every action but `start`. */
export interface LinkedInConnection {
  /** Environment variables that are not set; nothing works while there are any. */
  missing: string[];
  /** To be entered in the app at LinkedIn. */
  redirectUri: string;
  /** `LinkedIn-Version` of every call, YYYYMM; null while settings are missing. */
  version: string | null;
  /** The day until which LinkedIn serves that version at least, ISO 8601; null while settings are missing. */
  versionEndsOn: string | null;
  connection: ConnectedAccount | null;
}
