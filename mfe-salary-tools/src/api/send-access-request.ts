/** Longest wait for an answer, ms. */
const TIME_LIMIT_MS = 30_000;

/** What became of the sign-up. */
export type AccessAnswer =
  | { status: 'unlocked'; token: string }
  /** The server's own check: a message for each wrong field. */
  | { status: 'invalid'; fields: Readonly<Record<string, string>> }
  | AccessFailure;

export type AccessFailure =
  /** `offline`: no answer came. `unavailable`: the server could not take it. */
  | { status: 'failed'; reason: 'offline' | 'unavailable' }
  | { status: 'failed'; reason: 'limited'; retryAfterSeconds: number };

/** Posts the sign-up to the function `salary-access`. Never rejects. */
export async function sendAccessRequest(
  body: Readonly<Record<string, unknown>>,
): Promise<AccessAnswer> {
  let response: Response;
  try {
    response = await fetch('/functions/v1/salary-access', {
      method: 'POST',
      headers: { Accept: 'application/json', 'Content-Type': 'application/json' },
      body: JSON.stringify(body),
      signal: AbortSignal.timeout(TIME_LIMIT_MS),
    });
  } catch {
    return { status: 'failed', reason: 'offline' };
  }
  try {
    return readAnswer(response.status, await response.json());
  } catch {
    return { status: 'failed', reason: response.ok ? 'offline' : 'unavailable' };
  }
}

function readAnswer(status: number, answer: unknown): AccessAnswer {
  const { token, fields, retryAfterSeconds } = Object(answer) as Record<string, unknown>;
  if (status >= 200 && status < 300 && typeof token === 'string') {
    return { status: 'unlocked', token };
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
