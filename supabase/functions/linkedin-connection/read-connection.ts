import type { LinkedInConnection } from '@talent/api/linkedin/connection';
import { linkedInVersionEnd } from '@talent/api/linkedin/version-end';
import { isoTime } from '@talent/data/iso-time';
import type { FunctionContext } from '@talent/functions/context.ts';
import { loadConnection, type StoredConnection } from '@talent/functions/linkedin/connection.ts';
import { personUrn } from '@talent/functions/linkedin/oauth.ts';
import { readLinkedInSettings, redirectUri } from '@talent/functions/linkedin/settings.ts';

/** The state of the connection, without its tokens. */
export async function readConnection(context: FunctionContext): Promise<LinkedInConnection> {
  const read = await readLinkedInSettings(context);
  const stored = await loadConnection(context);
  const keyId = read.status === 'ready' ? read.settings.key.id : null;
  return {
    missing: read.status === 'missing' ? read.names : [],
    redirectUri: redirectUri(context),
    version: read.status === 'ready' ? read.settings.version : null,
    versionEndsOn: read.status === 'ready' ? linkedInVersionEnd(read.settings.version) : null,
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
