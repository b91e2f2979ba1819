import { isbot } from 'isbot';
import { createAddressLimit, type AddressLimit } from '@talent/functions/address-limit.ts';
import type { FunctionContext, FunctionHandler } from '@talent/functions/context.ts';
import { normalAddress } from '@talent/api/address/hash';
import { readLimitedText } from '@talent/functions/read-limited-text.ts';
import { sentBatch } from './sent-batch.ts';

/** Fifty events with everything in them are about half of it. */
const MAX_BYTES = 64 * 1024;
/** Batches of one address a minute: a whole office may stand behind it. */
const PER_MINUTE = 120;

const limits = new WeakMap<FunctionContext, AddressLimit>();

/**
 * `POST /functions/v1/collect-events`: what one tab recorded, after its visitor agreed. 204 when it was stored. Neither the
 * network address nor the user agent is kept: the first counts against the limit, the second tells bots from people.
 */
export const handler: FunctionHandler = async (request, context) => {
  if (request.method !== 'POST') return refused(405, 'wrong-method', { Allow: 'POST' });
  const limit = limits.get(context) ?? createAddressLimit(PER_MINUTE);
  limits.set(context, limit);
  const wait = limit.wait(normalAddress(context.clientAddress(request)), context.now());
  if (wait > 0) return refused(429, 'rate-limited', { 'Retry-After': String(wait) });

  const text = await readLimitedText(request, MAX_BYTES);
  if (text === null) return refused(413, 'too-large');
  const batch = sentBatch.safeParse(parseJson(text));
  if (!batch.success) return refused(422, 'invalid');
  const { error } = await context.data.rpc('record_analytics_events', {
    batch: { ...batch.data, is_bot: isbot(request.headers.get('user-agent')) },
  });
  if (error === null) return new Response(null, { status: 204 });
  context.log(`Events were not stored: ${error.message}`);
  return refused(503, 'unavailable');
};

function refused(status: number, code: string, headers: Record<string, string> = {}): Response {
  return Response.json({ code }, { status, headers });
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
