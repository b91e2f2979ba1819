import type { FunctionContext } from '@talent/functions/context.ts';
import { loadConnection, type StoredConnection } from '@talent/functions/linkedin-connection.ts';
import { personUrn } from '@talent/functions/linkedin-oauth.ts';
import { readLinkedInSettings, redirectUri } from '@talent/functions/linkedin-settings.ts';

/** What admins see of the connection: everything but the tokens. Times are ISO 8601. */
export interface ConnectionView {
  /** Names of the variables that are not set; nothing works while there are any. */
  missing: string[];
  /** To be entered at the app at LinkedIn. */
  redirectUri: string;
  /** `LinkedIn-Version` of every call; null while settings are missing. */
  version: string | null;
  connection: {
    urn: string;
    name: string;
    scopes: string[];
    /** Last four characters of the access token. */
    last4: string;
    expiresAt: string;
    /** LinkedIn gave the means to renew the token, until then. */
    renewableUntil: string | null;
    connectedAt: string;
    /** When LinkedIn last said whose account it is. */
    checkedAt: string;
    /** `refused` by LinkedIn; `unreadable`: encrypted with another key than the present one. */
    state: 'working' | 'refused' | 'expired' | 'unreadable';
  } | null;
}

/** What the pages show. */
export async function connectionView(context: FunctionContext): Promise<ConnectionView> {
  const read = await readLinkedInSettings(context);
  const stored = await loadConnection(context);
  const keyId = read.status === 'ready' ? read.settings.key.id : null;
  return {
    missing: read.status === 'missing' ? read.names : [],
    redirectUri: redirectUri(context),
    version: read.status === 'ready' ? read.settings.version : null,
    connection: stored && {
      urn: personUrn(stored.person_sub),
      name: stored.person_name,
      scopes: stored.scopes,
      last4: stored.last4,
      expiresAt: isoTime(stored.expires_at),
      renewableUntil: stored.refresh_expires_at && isoTime(stored.refresh_expires_at),
      connectedAt: isoTime(stored.created_at),
      checkedAt: isoTime(stored.checked_at),
      state: stateOf(stored, keyId, context.now()),
    },
  };
}

function stateOf(stored: StoredConnection, keyId: string | null, now: Date) {
  if (stored.refused_at !== null) return 'refused';
  if (keyId !== null && !stored.access_token.startsWith(`v1.${keyId}.`)) return 'unreadable';
  const until = stored.refresh_expires_at ?? stored.expires_at;
  return Date.parse(until) <= now.getTime() ? 'expired' : 'working';
}

function isoTime(timestamp: string): string {
  return new Date(timestamp.replace(' ', 'T').replace(/([+-]\d\d)$/, '$1:00')).toISOString();
}
