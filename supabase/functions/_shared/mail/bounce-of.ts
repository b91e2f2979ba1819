/** A permanent refusal of an address by its mail server. */
export interface Bounce {
  /** `no-mailbox`: the address is wrong or closed. `full`: its mailbox is. `refused`: a rule or the content. */
  reason: 'no-mailbox' | 'full' | 'refused';
  /** Enhanced status code (RFC 3463), such as `5.1.1`; without one the reply code, such as `550`. */
  code: string;
}

interface SmtpFailure extends Error {
  code?: unknown;
  command?: unknown;
  response?: unknown;
  responseCode?: unknown;
}

/** Codes about the address of the recipient; 5.1.7 and 5.1.8 are about the sender's. */
const NO_MAILBOX = /^5\.(1\.([0-6]|9|10)|2\.1)$/;
const SENDER = /^5\.1\.[78]$/;
const FULL = /^5\.2\.2$/;

/** Reply codes of RFC 5321, where the server says nothing more. */
const byReply: Readonly<Record<number, Bounce['reason']>> = {
  550: 'no-mailbox',
  551: 'no-mailbox',
  552: 'full',
  553: 'no-mailbox',
};

/**
 * The bounce that a failed delivery is: a 5xx answer to the recipient or to the message. Null for everything that says
 * nothing about the address, such as a refused sender, a refused sign-in or a server that is down.
 */
export function bounceOf(failure: unknown): Bounce | null {
  if (!(failure instanceof Error)) return null;
  const error: SmtpFailure = failure;
  const { code, command, response, responseCode } = error;
  const isOfRecipient = code === 'EENVELOPE' && command === 'RCPT TO';
  const isOfMessage = code === 'EMESSAGE' || (code === 'EENVELOPE' && command === 'DATA');
  if (!isOfRecipient && !isOfMessage) return null;
  if (typeof responseCode !== 'number' || responseCode < 500 || responseCode > 599) return null;
  const [enhanced] = /\b5\.\d{1,3}\.\d{1,3}\b/.exec(String(response ?? '')) ?? [];
  if (enhanced === undefined) {
    const reason = (isOfRecipient && byReply[responseCode]) || 'refused';
    return { reason, code: String(responseCode) };
  }
  if (SENDER.test(enhanced)) return null;
  if (NO_MAILBOX.test(enhanced)) return { reason: 'no-mailbox', code: enhanced };
  return { reason: FULL.test(enhanced) ? 'full' : 'refused', code: enhanced };
}
