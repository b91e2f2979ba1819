import { staffFetch } from '../../../backend/staff-fetch';
import { staffHeaders } from '../../../backend/staff-headers';
import { FreshSignInError } from '../../../step-up/use-step-up';
import { connectionTexts } from '../content/linkedin';

/** Codes whose message tells a person what to do; other refusals speak to programs. */
const told = /^(not-configured|not-connected|reconnect|unreadable|fresh-sign-in|refused|state-.+)$/;

/** An action on LinkedIn or on a post was not done; `message` is for people. */
export class LinkedInError extends Error {
  override readonly name = 'LinkedInError';
  readonly code = 'linkedin';
}

/**
 * Calls a LinkedIn function as the signed-in person.
 * @param body - null asks (GET), anything else acts (POST).
 * @throws LinkedInError, FreshSignInError
 */
export async function callLinkedIn<Value>(
  name: 'linkedin-connection' | 'linkedin-posts',
  body: object | null,
): Promise<Value> {
  const { ok, answer } = await ask(name, body).catch((cause: unknown) => {
    throw new LinkedInError(connectionTexts.offline, { cause });
  });
  if (ok) return answer as Value;
  const { code, message } = answer as { code?: string; message?: string };
  if (code === 'fresh-sign-in') throw new FreshSignInError(message);
  if (code === 'unreachable') throw new LinkedInError(connectionTexts.unreachable);
  throw new LinkedInError((told.test(code ?? '') && message) || connectionTexts.offline);
}

async function ask(name: string, body: object | null): Promise<{ ok: boolean; answer: unknown }> {
  const response = await staffFetch(`/functions/v1/${name}`, {
    method: body === null ? 'GET' : 'POST',
    headers: { ...(await staffHeaders()), 'content-type': 'application/json' },
    ...(body === null ? {} : { body: JSON.stringify(body) }),
  });
  return { ok: response.ok, answer: await response.json() };
}
