import { KnownError } from '@talent/node/terminal/known-error';
import { cutText } from '@talent/protocol/text/cut-text';
import { askBackend, type Backend } from '../http/backend.ts';
import { readLimitedText } from '../http/limited-body.ts';

const TIMEOUT_MS = 10_000;
/** Of the backend's reason, characters. */
const LONGEST_REASON = 300;
/** Refusals that are not about what is in the batch: it is good at another time. */
const OF_THE_SENDER = [401, 403, 404, 408, 425, 429];

export class BatchRefusedError extends KnownError {
  readonly status: number;
  readonly reason: string;

  constructor(status: number, reason: string) {
    super('BATCH_REFUSED', `the backend refused a batch with ${status}`);
    this.status = status;
    this.reason = reason;
  }
}

/** Posts a batch to a function, with the shared secret. Throws `BatchRefusedError` because of an item, and `Error` otherwise. */
export async function postBatch(
  backend: Backend,
  path: string,
  secret: string,
  batch: unknown,
): Promise<void> {
  const response = await askBackend(backend, path, {
    method: 'POST',
    headers: { Authorization: `Bearer ${secret}`, 'Content-Type': 'application/json' },
    body: JSON.stringify(batch),
    signal: AbortSignal.timeout(TIMEOUT_MS),
  });
  const { status } = response;
  if (status >= 400 && status < 500 && !OF_THE_SENDER.includes(status)) {
    const { text } = await readLimitedText(response.body, LONGEST_REASON * 4);
    throw new BatchRefusedError(status, cutText(text, LONGEST_REASON));
  }
  await response.body?.cancel();
  if (!response.ok) throw new Error(`the backend answered ${status} to ${path}`);
}
