import { eventBatchSchema } from '@talent/api/events/event-batch';
import type { FunctionHandler } from '@talent/functions/context.ts';
import { parseJson } from '@talent/functions/http/parse-json.ts';
import { readLimitedText } from '@talent/functions/http/read-limited.ts';
import { refusal } from '@talent/functions/http/replies.ts';
import { createAddressLimit } from '@talent/functions/limits/address-limit.ts';
import { isbot } from 'isbot';

/** Twice the size of fifty full events. */
const MAX_BYTES = 64 * 1024;
/** 120 batches of one address a minute: a whole office may share it. */
const limit = createAddressLimit(120);

/**
 * `POST /functions/v1/collect-events`: the events that one tab recorded after its visitor agreed. Answers 204 when they
 * are stored. Neither the network address nor the user agent is stored: the first counts toward the limit, the second
 * tells bots from people.
 */
export const handler: FunctionHandler = async (request, context) => {
  if (request.method !== 'POST') return refusal(405, 'wrong-method', { Allow: 'POST' });
  const wait = limit(request, context);
  if (wait > 0) return refusal(429, 'rate-limited', { 'Retry-After': String(wait) });

  const text = await readLimitedText(request, MAX_BYTES);
  if (text === null) return refusal(413, 'too-large');
  const sent = eventBatchSchema.safeParse(parseJson(text));
  if (!sent.success) return refusal(422, 'invalid');
  const { composition: _, ...batch } = sent.data;
  const { error } = await context.data.rpc('record_analytics_events', {
    batch: { ...batch, is_bot: isbot(request.headers.get('user-agent')) },
  });
  if (error === null) return new Response(null, { status: 204 });
  context.log(`Events were not stored: ${error.message}`);
  return refusal(503, 'unavailable');
};
