import { securityEventsSchema } from '@talent/api/security/security-events';
import { isGateway } from '@talent/functions/access/caller-secret.ts';
import { noSuchFunction } from '@talent/functions/access/require-admin.ts';
import type { FunctionHandler } from '@talent/functions/context.ts';
import { parseJson } from '@talent/functions/http/parse-json.ts';
import { readLimitedText } from '@talent/functions/http/read-limited.ts';
import { refusal } from '@talent/functions/http/replies.ts';

const MAX_BYTES = 256 * 1024;

/**
 * `POST /functions/v1/security-events` with `Authorization: Bearer <GATEWAY_SECRET>`: the events that the gateway counted.
 * Anyone else gets the answer of a function that does not exist.
 */
export const handler: FunctionHandler = async (request, context) => {
  if (request.method !== 'POST' || !(await isGateway(request, context))) return noSuchFunction();
  const text = await readLimitedText(request, MAX_BYTES);
  if (text === null) return refusal(413, 'too-large');
  const events = securityEventsSchema.safeParse(parseJson(text));
  if (!events.success) return refusal(400, 'unreadable');
  await context.data.rpc('record_security_events', { events: events.data }).throwOnError();
  return new Response(null, { status: 204 });
};
