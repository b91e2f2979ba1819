import { callLinkedIn } from './linkedin-call';
import type { LinkedInAnswer } from './linkedin-call';

/** The answer of the function `linkedin-connection`. Times are ISO 8601 in UTC. */
export interface LinkedInConnection {
  /** Environment variables that are not set; nothing works while there are any. */
  missing: string[];
  /** To be entered at the app at LinkedIn. */
  redirectUri: string;
  /** Version of LinkedIn's API, YYYYMM; null while settings are missing. */
  version: string | null;
  connection: ConnectedAccount | null;
}

export interface ConnectedAccount {
  /** `urn:li:person:…` */
  urn: string;
  name: string;
  scopes: string[];
  /** Last four characters of the access token. */
  last4: string;
  expiresAt: string;
  /** The token is renewed by itself until then; null when LinkedIn gave no means. */
  renewableUntil: string | null;
  connectedAt: string;
  checkedAt: string;
  state: 'working' | 'refused' | 'expired' | 'unreadable';
}

type Answer = Promise<LinkedInAnswer<LinkedInConnection>>;
const name = 'linkedin-connection';

/** The present connection. */
export const fetchLinkedInConnection = (): Answer => callLinkedIn(name, null);

/** The address of LinkedIn's consent page; `browser` is a secret of this tab. */
export const startLinkedInSignIn = (browser: string): Promise<LinkedInAnswer<{ url: string }>> =>
  callLinkedIn(name, { action: 'start', browser });

/** Finishes a sign-in with the code from LinkedIn. */
export const finishLinkedInSignIn = (back: {
  browser: string;
  state: string;
  code: string;
}): Answer => callLinkedIn(name, { action: 'finish', ...back });

/** Asks LinkedIn again whose account it is. */
export const checkLinkedInPerson = (): Answer => callLinkedIn(name, { action: 'person' });

/** Deletes the tokens. */
export const disconnectLinkedIn = (): Answer => callLinkedIn(name, { action: 'disconnect' });
