import { securityEventsSchema } from '@talent/api/security/security-events';
import { gatewayHandler } from '@talent/functions/access/secret-handler.ts';
import { parseJson } from '@talent/functions/http/parse-json.ts';
import { readLimitedText } from '@talent/functions/http/read-limited.ts';
import { refusal, unreadableBatch } from '@talent/functions/http/replies.ts';

const MAX_BYTES = 256 * 1024;

/** `POST /functions/v1/security-events`: the events that the gateway counted. */
export const handler = gatewayHandler(async (request, context) => {
  const text = await readLimitedText(request, MAX_BYTES);
  if (text === null) return refusal(413, 'too-large');
  const events = securityEventsSchema.safeParse(parseJson(text));
  if (!events.success) return unreadableBatch(events.error);
  await context.data.rpc('record_security_events', { events: events.data }).throwOnError();
  return new Response(null, { status: 204 });
});
