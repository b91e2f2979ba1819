import { sendForm, type SendFailure } from '@talent/api/forms/send-form';

/** The outcome of the sign-up. */
export type AccessAnswer =
  | { status: 'unlocked'; token: string }
  /** The server's check: a message for each wrong field. */
  | { status: 'invalid'; fields: Readonly<Record<string, string>> }
  | AccessFailure;

export type AccessFailure = SendFailure;

/** Posts the sign-up to the function `salary-access`. Never rejects. */
export async function sendAccessRequest(
  body: Readonly<Record<string, unknown>>,
): Promise<AccessAnswer> {
  const result = await sendForm('salary-access', body);
  if (result.status !== 'sent') return result;
  return result.token === undefined
    ? { status: 'failed', reason: 'unavailable' }
    : { status: 'unlocked', token: result.token };
}
