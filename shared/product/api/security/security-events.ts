import { z } from 'zod';
import { boundedText } from '@talent/protocol/text/bounded-text';

const hash = z.string().regex(/^[0-9a-f]{0,64}$/);

/** Equal events that a gateway counted. Addresses and accounts are keyed hashes; empty where unknown. */
export const countedEventSchema = z.strictObject({
  kind: z.enum(['sign-in-failed', 'admin-denied', 'rate-limited']),
  /** The target: `password`, or a path of the gateway. */
  subject: boundedText(60).min(1),
  /** Why it was refused, as a code. */
  reason: boundedText(60).min(1),
  address_hash: hash,
  account_hash: hash,
  count: z.number().int().min(1).max(1_000_000),
});
export type CountedEvent = z.infer<typeof countedEventSchema>;

/** The body of `POST /functions/v1/security-events`. */
export const securityEventsSchema = z.array(countedEventSchema).max(500);
