import { z } from 'zod';
import { scopeOf } from './keys/key-scope.ts';
import { channelName } from './release.ts';
import type { ReleaseStore } from './release-store.ts';
import { readSigned, writeSigned } from './signed-file.ts';
import { assertSigns } from './trust.ts';

const requestSchema = z.strictObject({
  schema: z.literal(1),
  channel: channelName,
  ends: z.literal('two-persons'),
  /** ISO 8601, UTC. */
  at: z.iso.datetime(),
});

/** How long a request waits for the second person, ms. */
const VALID_MS = 24 * 3600_000;

/**
 * Two persons are needed to let one person release again, or a single one could end the rule. The first call asks; a call
 * with another key within 24 hours agrees. Gives whether two keys agree now.
 *
 * @throws NoSigningKeyError, PreviewKeyError
 */
export async function agreeToOnePerson(
  store: ReleaseStore,
  channel: string,
  at: Date,
): Promise<boolean> {
  assertSigns(store.trust, scopeOf(channel));
  const file = `channel-requests/${channel}.json`;
  const kind = { kind: 'approval', schema: requestSchema, scope: scopeOf(channel) } as const;
  const read = await readSigned(store, file, kind);
  if (read !== null && 'facts' in read && read.facts.channel === channel) {
    const age = at.getTime() - Date.parse(read.facts.at);
    const isOther = read.signer !== (await store.trust.keyId());
    if (isOther && age >= 0 && age <= VALID_MS) {
      await store.remove(file);
      return true;
    }
  }
  const facts = { schema: 1, channel, ends: 'two-persons', at: at.toISOString() } as const;
  await writeSigned(store, file, kind, facts);
  return false;
}
