import { contractHeader, isOutdated } from '@talent/protocol/contract';
import type { Form } from './define-form.ts';

/** Longest wait for an answer, ms: a file on a slow line takes a while. */
const TIME_LIMIT_MS = 60_000;

/** How much of a form has been sent, from 0 to 1. */
export type UploadProgress = (share: number) => void;

/** A form that was not taken; it can be sent again. */
export type SendFailure =
  /** `offline`: no answer came, so it may or may not have arrived. `unavailable`: the server could not take it. */
  | { status: 'failed'; reason: 'offline' | 'unavailable' }
  /** Too many forms came from this visitor. */
  | { status: 'failed'; reason: 'limited'; retryAfterSeconds: number };

/** The outcome of sending a form. */
export type SendResult =
  /** The server took it, and gave this in return; the same for a repeated send. */
  | { status: 'sent'; receipt: string }
  /** The server's own check: a message for each wrong field. */
  | { status: 'invalid'; fields: Readonly<Record<string, string>> }
  /** This page is too old for the server, which took nothing. A reload brings a page that fits. */
  | { status: 'outdated' }
  | SendFailure;

/**
 * Posts to `/functions/v1/<name>` and names the contract: an object as JSON, `FormData` as a multipart form.
 * @param onProgress - told how much of a multipart form has been sent.
 * @throws TypeError or DOMException, as `fetch` does, where no answer comes.
 */
export function postToFunction(
  { name, contract }: Pick<Form, 'name' | 'contract'>,
  body: FormData | Readonly<Record<string, unknown>>,
  onProgress?: UploadProgress,
): Promise<Response> {
  const isMultipart = body instanceof FormData;
  const url = `/functions/v1/${name}`;
  const common = { Accept: 'application/json', ...contractHeader(contract) };
  if (isMultipart && onProgress) return uploadForm(url, body, common, TIME_LIMIT_MS, onProgress);
  return fetch(url, {
    method: 'POST',
    headers: { ...common, ...(isMultipart ? {} : { 'Content-Type': 'application/json' }) },
    body: isMultipart ? body : JSON.stringify(body),
    signal: AbortSignal.timeout(TIME_LIMIT_MS),
  });
}

/**
 * Sends a filled form to its function. Never rejects.
 * @param onProgress - told how much of a multipart form has been sent.
 */
export async function sendForm(
  form: Pick<Form, 'name' | 'contract' | 'proof'>,
  body: FormData | Readonly<Record<string, unknown>>,
  onProgress?: UploadProgress,
): Promise<SendResult> {
  let response: Response;
  try {
    response = await postToFunction(form, body, onProgress);
  } catch {
    return { status: 'failed', reason: 'offline' };
  }
  try {
    const answer = Object(await response.json()) as Record<string, unknown>;
    if (isOutdated(response.status, answer)) return { status: 'outdated' };
    return readAnswer(response.status, answer, answer[form.proof]);
  } catch {
    // A proxy's own error page, or a connection lost in the middle of the answer.
    return { status: 'failed', reason: response.ok ? 'offline' : 'unavailable' };
  }
}

function readAnswer(
  status: number,
  { fields, retryAfterSeconds }: Record<string, unknown>,
  receipt: unknown,
): SendResult {
  if (status >= 200 && status < 300 && typeof receipt === 'string') {
    return { status: 'sent', receipt };
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

/** The rest of the sentence about a limit, such as `in 12 minutes`. */
export function inMinutes(seconds: number): string {
  const minutes = Math.ceil(seconds / 60);
  return minutes <= 1 ? 'in a minute' : `in ${minutes} minutes`;
}

/**
 * Posts a multipart form and tells how much of it has been sent, which `fetch` cannot. Browsers only.
 * @param timeLimitMs - the longest wait for the answer.
 * @throws TypeError where no answer comes, as `fetch` does.
 */
function uploadForm(
  url: string,
  body: FormData,
  headers: Readonly<Record<string, string>>,
  timeLimitMs: number,
  onProgress: UploadProgress,
): Promise<Response> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    const fail = () => reject(new TypeError('No answer came'));
    request.open('POST', url);
    for (const [name, value] of Object.entries(headers)) request.setRequestHeader(name, value);
    request.timeout = timeLimitMs;
    request.upload.onprogress = ({ lengthComputable, loaded, total }) => {
      if (lengthComputable) onProgress(loaded / total);
    };
    // An answer without a body, such as 204, takes none.
    request.onload = () =>
      resolve(new Response(request.responseText || null, { status: request.status }));
    request.onerror = fail;
    request.ontimeout = fail;
    request.onabort = fail;
    request.send(body);
  });
}
