import { CONTRACT_HEADER, OUTDATED_CODE, OUTDATED_STATUS } from '@talent/protocol/contract';
import { refusal } from '../http/replies.ts';

/**
 * Brings the fields of an earlier contract into the shape of the current one. The function's schema checks the result
 * like any other request, so a contract opens nothing that its fields would not.
 */
export type Upgrade = (fields: Readonly<Record<string, unknown>>) => Record<string, unknown>;

/** Earlier contracts that a function still takes. */
export type EarlierContracts = Readonly<Record<number, Upgrade>>;

export type RequestContract =
  | { status: 'served'; upgrade: Upgrade }
  /** No longer served, not yet served, or not readable. */
  | { status: 'outdated' };

const asItIs: Upgrade = (fields) => ({ ...fields });

/**
 * Reads which contract a request names. A form that a browser posts by itself names none: it is judged by the current schema,
 * and shown again with what was entered where that does not fit.
 */
export function contractOf(
  request: Request,
  current: number,
  earlier: EarlierContracts = {},
): RequestContract {
  const named = request.headers.get(CONTRACT_HEADER);
  const number = named === null ? current : numberOf(named);
  if (number === current) return { status: 'served', upgrade: asItIs };
  const upgrade = number !== null && Object.hasOwn(earlier, number) ? earlier[number] : undefined;
  return upgrade ? { status: 'served', upgrade } : { status: 'outdated' };
}

function numberOf(text: string): number | null {
  return /^[1-9]\d{0,5}$/.test(text) ? Number(text) : null;
}

/** Asks the page for a reload. Nothing of the request was read. */
export function outdated(): Response {
  return refusal(OUTDATED_STATUS, OUTDATED_CODE);
}
