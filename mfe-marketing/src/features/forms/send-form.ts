/** Longest wait for an answer, ms: a file on a slow line takes a while. */
const TIME_LIMIT_MS = 60_000;

/** A form that was not taken; it can be sent again. */
export type SendFailure =
  /** `offline`: no answer came, so nobody knows whether it arrived. `unavailable`: the server said no. */
  | { status: 'failed'; reason: 'offline' | 'unavailable' }
  /** Too many forms came from this visitor. */
  | { status: 'failed'; reason: 'limited'; retryAfterSeconds: number };

/** What became of a form. */
export type SendResult =
  /** It is stored under this reference; the same for a repeated send. */
  | { status: 'sent'; reference: string }
  /** The server's own check: a message for each wrong field. */
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

function readAnswer(status: number, answer: unknown): SendResult {
  const { reference, fields, retryAfterSeconds } = Object(answer) as Record<string, unknown>;
  if ((status === 200 || status === 201) && typeof reference === 'string') {
    return { status: 'sent', reference };
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
