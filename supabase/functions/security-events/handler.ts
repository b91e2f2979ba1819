import { z } from 'zod';
import type { FunctionHandler } from '@talent/functions/context.ts';
import { isGateway } from '@talent/functions/is-gateway.ts';
import { readLimitedText } from '@talent/functions/read-limited-text.ts';
import { noSuchFunction } from '@talent/functions/require-admin.ts';

const MAX_BYTES = 256 * 1024;

/** What a gateway sends: `SecurityEvent` of platform/gateway, with hashes instead of addresses. */
const eventsSchema = z
  .array(
    z.strictObject({
      kind: z.enum(['sign-in-failed', 'admin-denied', 'rate-limited']),
      subject: z.string().min(1).max(60),
      reason: z.string().min(1).max(60),
      address_hash: z.string().regex(/^[0-9a-f]{0,64}$/),
      account_hash: z.string().regex(/^[0-9a-f]{0,64}$/),
      count: z.number().int().min(1).max(1_000_000),
    }),
  )
  .max(500);

/**
 * `POST /functions/v1/security-events` with `Authorization: Bearer <GATEWAY_SECRET>`: what the gateway has noticed.
 * Anybody else, and everybody where no secret is set, is answered as if there were no such function.
 */
export const handler: FunctionHandler = async (request, context) => {
  if (request.method !== 'POST' || !(await isGateway(request, context))) return noSuchFunction();
  const text = await readLimitedText(request, MAX_BYTES);
  if (text === null) return Response.json({ code: 'too-large' }, { status: 413 });
  const events = eventsSchema.safeParse(parseJson(text));
  if (!events.success) return Response.json({ code: 'unreadable' }, { status: 400 });
  await context.data.rpc('record_security_events', { events: events.data }).throwOnError();
  return new Response(null, { status: 204 });
};

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
