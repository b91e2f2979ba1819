import type { FormAnswer } from './form-answer.ts';

/** Longest wait for an answer, ms. A file on a slow connection takes a while. */
const TIME_LIMIT_MS = 60_000;

/** A form that was not accepted. It can be sent again. */
export type SendFailure =
  /** `offline`: no answer came, so the form may have arrived. `unavailable`: the server could not store it. */
  | { status: 'failed'; reason: 'offline' | 'unavailable' }
  /** This visitor sent too many forms. */
  | { status: 'failed'; reason: 'limited'; retryAfterSeconds: number };

/** The outcome of sending a form. */
export type SendResult =
  /** Stored under this reference; the same one for a repeated send. */
  | { status: 'sent'; reference: string; token?: string }
  /** The server's check: a message for each wrong field. */
  | { status: 'invalid'; fields: Readonly<Record<string, string>> }
  | SendFailure;

/**
 * Posts a filled form to `/functions/v1/<name>`: an object as JSON, `FormData` as a multipart form.
 * Never rejects.
 */
export async function sendForm(
  name: string,
  body: FormData | Readonly<Record<string, unknown>>,
): Promise<SendResult> {
  const isMultipart = body instanceof FormData;
  let response: Response;
  try {
    response = await fetch(`/functions/v1/${name}`, {
      method: 'POST',
      headers: {
        Accept: 'application/json',
        ...(isMultipart ? {} : { 'Content-Type': 'application/json' }),
      },
      body: isMultipart ? body : JSON.stringify(body),
      signal: AbortSignal.timeout(TIME_LIMIT_MS),
    });
  } catch {
    return { status: 'failed', reason: 'offline' };
  }
  try {
    return readAnswer(response.status, await response.json());
  } catch {
    // A proxy's own error page, or a connection lost in the middle of the answer.
    return { status: 'failed', reason: response.ok ? 'offline' : 'unavailable' };
  }
}

type KeysOf<Answer> = Answer extends unknown ? keyof Answer : never;

function readAnswer(status: number, answer: unknown): SendResult {
  const { reference, token, fields, retryAfterSeconds } = Object(answer) as Partial<
    Record<KeysOf<FormAnswer>, unknown>
  >;
  if ((status === 200 || status === 201) && typeof reference === 'string') {
    return typeof token === 'string'
      ? { status: 'sent', reference, token }
      : { status: 'sent', reference };
  }
  if (status === 422 && typeof fields === 'object' && fields !== null) {
    return { status: 'invalid', fields: fields as Record<string, string> };
  }
  if (status === 429) {
    const seconds = typeof retryAfterSeconds === 'number' ? retryAfterSeconds : 60;
    return { status: 'failed', reason: 'limited', retryAfterSeconds: seconds };
  }
  return { status: 'failed', reason: 'unavailable' };
}
