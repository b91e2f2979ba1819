import { eventBatchSchema } from '@talent/protocol/events/event-batch';
import type { FunctionHandler } from '@talent/functions/context.ts';
import { parseJson } from '@talent/functions/http/parse-json.ts';
import { readLimitedText } from '@talent/functions/http/read-limited.ts';
import { refusal } from '@talent/functions/http/replies.ts';
import { createAddressLimit, senderOf } from '@talent/functions/limits/address-limit.ts';
import { isbot } from 'isbot';
import { z } from 'zod';
import { sourceName } from './source-name.ts';

/** Twice the size of fifty full events. */
const MAX_BYTES = 64 * 1024;
/** Batches of one address a minute: those of ten tabs that never rest. The database limits the bytes of a day. */
const limit = createAddressLimit(60);

const storedSchema = z.discriminatedUnion('status', [
  z.object({ status: z.literal('stored') }),
  z.object({ status: z.literal('limited'), retry_after_seconds: z.number() }),
]);

/**
 * `POST /functions/v1/collect-events`: the events that one tab recorded after its visitor agreed. Answers 204 when they
 * are stored. Neither the network address nor the user agent is stored: the first counts toward the limits, the second
 * tells bots from people.
 */
export const handler: FunctionHandler = async (request, context) => {
  if (request.method !== 'POST') return refusal(405, 'wrong-method', { Allow: 'POST' });
  const wait = limit(request, context);
  if (wait > 0) return limited(wait);

  const text = await readLimitedText(request, MAX_BYTES);
  if (text === null) return refusal(413, 'too-large');
  const sent = eventBatchSchema.safeParse(parseJson(text));
  if (!sent.success) return refusal(422, 'invalid');
  const { composition: _, referrer_host: host, utm, ...batch } = sent.data;
  const named = {
    referrer_host: host === null ? null : sourceName(host),
    utm: utm.source === undefined ? utm : { ...utm, source: sourceName(utm.source) },
  };
  const { data, error } = await context.data.rpc('record_analytics_events', {
    batch: { ...batch, ...named, is_bot: isbot(request.headers.get('user-agent')) },
    sender: { ...(await senderOf(request, context)) },
  });
  const stored = storedSchema.safeParse(data).data;
  if (stored?.status === 'limited') return limited(stored.retry_after_seconds);
  if (stored) return new Response(null, { status: 204 });
  context.log(`Events were not stored: ${error?.message ?? 'unknown answer'}`);
  return refusal(503, 'unavailable');
};

function limited(seconds: number): Response {
  return refusal(429, 'rate-limited', { 'Retry-After': String(seconds) });
}
