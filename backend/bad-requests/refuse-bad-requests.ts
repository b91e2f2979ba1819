import { AsyncLocalStorage } from 'node:async_hooks';
import { refusal, type Refusal } from './refusal.ts';
import { refuseEarly, type Senders } from './refuse-early.ts';

/** The last error of the current request. */
const noted = new AsyncLocalStorage<{ error: unknown }>();

/** Keeps an error for the answer of the current request. */
export function noteError(error: unknown): void {
  const request = noted.getStore();
  if (request !== undefined) request.error = error;
}

/**
 * Makes sure that a bad request gets 4xx from the embedded backend: an unreadable one is refused first, and a 500 for an error
 * that is the request's fault becomes a refusal.
 */
export async function refuseBadRequests(
  request: Request,
  answer: (request: Request) => Promise<Response>,
  senders: Senders,
): Promise<Response> {
  const early = await refuseEarly(request, senders);
  if (early.status === 'refused') return early.response;
  const own: { error: unknown } = { error: null };
  const response = await noted.run(own, () => answer(early.request));
  // It repeats the address, escaped: a long one would be more than an HTTP client reads of an answer's head.
  response.headers.delete('Content-Location');
  if (response.status < 500) return response;
  const refused = refusalOf(own.error);
  return refused === null ? response : refusal(request, refused);
}

/** Beginnings of PostgreSQL's codes for faults of the server, as PostgREST lists them. */
const OF_THE_SERVER = /^(08|09|25|2D|38|39|3B|40|53|55P|57|58|F0|HV|P0|XX|42P17)/;
/** Exceptions that are the request's fault: a RAISE of ours, and a broken message. */
const OF_THE_REQUEST = ['P0001', '08P01'];
const QUERY_CANCELED = '57014';

/** A code of PostgreSQL. None begins with E, as the operating system's do: `EPIPE` is a closed connection and no refusal. */
const SQLSTATE = /^(?!E)[0-9A-Z]{5}$/;

/** For a statement that exceeded its role's time limit. */
export const TOO_SLOW: Refusal = {
  status: 504,
  code: QUERY_CANCELED,
  message: 'The database stopped this request because it took too long.',
};

/**
 * The refusal for an error that is the request's fault, else null. The embedded backend answers 500 for every error that it does
 * not know, and some of its parsers throw instead of refusing.
 */
export function refusalOf(error: unknown): Refusal | null {
  if (!(error instanceof Error)) return null;
  const code = 'code' in error && typeof error.code === 'string' ? error.code : null;
  if (code === QUERY_CANCELED) return TOO_SLOW;
  if (code === 'MAX_PARAMETERS_EXCEEDED') {
    return { status: 400, code: '54023', message: 'The request has too many values.' };
  }
  if (code !== null && SQLSTATE.test(code)) return ofDatabase(code, error.message);
  if (code !== null) return null;
  const status = 'status' in error ? Number(error.status) : Number.NaN;
  if (status >= 400 && status < 500) return { status, code: 'PGRST102', message: error.message };
  if (!isOfParser(error)) return null;
  return { status: 400, code: 'PGRST100', message: 'The request cannot be read.' };
}

function ofDatabase(code: string, message: string): Refusal | null {
  if (OF_THE_SERVER.test(code) && !OF_THE_REQUEST.includes(code)) return null;
  return { status: 400, code, message };
}

/** Files of lite, and of the query builder that it uses. */
const OF_PARSERS =
  /[\\/](@supabase[\\/]lite|kysely[\\/]dist[\\/](\w+[\\/])?(parser|query-builder|operation-node))[\\/]/;

/** Whether the embedded backend itself, or the runtime's reader of forms, has thrown it. */
function isOfParser({ message, stack = '' }: Error): boolean {
  if (/^Failed to parse body as FormData/.test(message)) return true;
  const first = stack
    .split('\n')
    .find((line) => line.startsWith('    at ') && !line.includes('<anonymous>'));
  return OF_PARSERS.test(first ?? '');
}
