import { CONTRACT_HEADER, OUTDATED_CODE, OUTDATED_STATUS } from '@talent/protocol/contract';
import { refusal } from '../http/replies.ts';

/**
 * Whether a request names another contract than the current one, or none that can be read. A form that a browser posts by
 * itself names none: it is judged by the current schema, and shown again with what was entered where that does not fit.
 */
export function isOutdated(request: Request, current: number): boolean {
  const named = request.headers.get(CONTRACT_HEADER);
  return named !== null && named !== String(current);
}

/** Asks the page for a reload. Nothing of the request was read. */
export function outdated(): Response {
  return refusal(OUTDATED_STATUS, OUTDATED_CODE);
}
