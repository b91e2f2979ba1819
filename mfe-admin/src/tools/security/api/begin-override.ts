import {
  OVERRIDE_PATH,
  overrideAnswerSchema,
  type OverrideAnswer,
  type OverrideOrder,
} from '@talent/api/platform/local-override';
import { staffFetch } from '../../../backend/staff-fetch';
import { staffHeaders } from '../../../backend/staff-headers';
import { FreshSignInError } from '../../../step-up/use-step-up';

type Begun = Extract<OverrideAnswer, { status: 'begun' }>;

/** The gateway began no override. `reason` null: it did not say why. */
export class OverrideRefusedError extends Error {
  override readonly name = 'OverrideRefusedError';
  readonly code = 'override-refused';
  readonly reason: Extract<OverrideAnswer, { status: 'refused' }>['reason'] | null;

  constructor(reason: OverrideRefusedError['reason']) {
    super(`No override was begun: ${reason ?? 'the site did not say why'}.`);
    this.reason = reason;
  }
}

/**
 * Begins an override in this session.
 * @throws FreshSignInError, OverrideRefusedError; TypeError when the site cannot be reached
 */
export async function beginOverride(order: OverrideOrder): Promise<Begun> {
  const response = await staffFetch(OVERRIDE_PATH, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...(await staffHeaders()) },
    body: JSON.stringify(order),
  });
  const body: unknown = await response.json().catch(() => null);
  const { data: answer } = overrideAnswerSchema.safeParse(body);
  if (answer?.status === 'begun') return answer;
  if (answer?.reason === 'fresh-sign-in') throw new FreshSignInError('The last sign-in is old.');
  throw new OverrideRefusedError(answer?.reason ?? null);
}
