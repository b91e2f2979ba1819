import type { Client } from './options.ts';
import type { SecurityEvents } from './security-events.ts';
import { visitorAddress } from './visitor-address.ts';

/** Where supabase-js signs in with a password. */
export const TOKEN_PATH = '/auth/v1/token';

/** Larger bodies and answers are no sign-in, and are not looked into, bytes. */
const MAX_BYTES = 16 * 1024;

type Forward = (request: Request, client: Client) => Promise<Response>;

/**
 * Passes sign-ins on like any other request, and notes those that fail. Reading what was typed goes on behind the
 * answer; nothing of it but a hash is kept.
 */
export function createSignInWatch(options: {
  forward: Forward;
  events: SecurityEvents;
  /** Proxies of our own before the gateway. */
  proxies: number;
}): Forward {
  const { forward, events, proxies } = options;
  return async function signIn(request, client) {
    const isPassword = new URL(request.url).searchParams.get('grant_type') === 'password';
    if (!isPassword || events.status().status === 'off') return forward(request, client);
    const sent = isShort(request.headers) ? request.clone() : null;
    const response = await forward(request, client);
    if (response.ok || response.status >= 500) {
      void sent?.body?.cancel().catch(() => {});
      return response;
    }
    const answered = response.clone();
    events.note(
      Promise.all([readFields(sent), readFields(answered)]).then(([typed, answer]) => ({
        kind: response.status === 429 ? 'rate-limited' : 'sign-in-failed',
        subject: 'password',
        reason: codeOf(answer) ?? `status-${response.status}`,
        address: visitorAddress(request, client, proxies),
        email: typeof typed['email'] === 'string' ? typed['email'] : undefined,
      })),
    );
    return response;
  };
}

function isShort(headers: Headers): boolean {
  const length = headers.get('Content-Length');
  return length !== null && Number(length) <= MAX_BYTES;
}

/** The JSON object of a body; empty when it is none, or when the visitor went away. */
async function readFields(message: Body | null): Promise<Record<string, unknown>> {
  try {
    const value: unknown = await message?.json();
    return typeof value === 'object' && value !== null ? { ...value } : {};
  } catch {
    return {};
  }
}

function codeOf(answer: Record<string, unknown>): string | null {
  const code = answer['error_code'] ?? answer['code'] ?? answer['error'];
  return typeof code === 'string' && /^[\w-]{1,60}$/.test(code) ? code : null;
}
