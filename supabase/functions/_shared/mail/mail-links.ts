import type { FunctionContext } from '../context.ts';
import type { QueuedMessage } from './sender-and-staff.ts';
import type { MailContent } from '@talent/mails/mail';
import { renderMail } from '@talent/mails/render-mail';
import { createLinkToken, type LinkPurpose } from '../tokens/link-token.ts';

const CONFIRM_MS = 7 * 24 * 60 * 60 * 1000;

export type LinkContext = Pick<FunctionContext, 'site' | 'secret' | 'now'>;

/**
 * A link of a mail to the function of that name. It leads to a page with a button, because programs that follow the links
 * of a mail must not act.
 * @param id - of the person or thing that the link is about
 * @param expiresAt - null: valid until the secret changes
 */
export async function mailLink(
  purpose: LinkPurpose,
  id: string,
  expiresAt: Date | null,
  { site, secret }: LinkContext,
): Promise<string> {
  const token = await createLinkToken(secret, { purpose, id, expiresAt });
  return `${site.origin}/functions/v1/${purpose}?token=${token}`;
}

/** When the link that confirms a sign-up expires: as long as the database keeps a sign-up that is not confirmed. */
export function confirmUntil({ now }: LinkContext): Date {
  return new Date(now().getTime() + CONFIRM_MS);
}

/** Headers of every mail to a subscriber: mail programs show a button for them (RFC 8058). */
export function oneClickHeaders(unsubscribeLink: string): Record<string, string> {
  return {
    'List-Unsubscribe': `<${unsubscribeLink}>`,
    'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
  };
}

type Site = Pick<FunctionContext, 'site'>;

/** The mail with the link that confirms a sign-up. */
export const confirmMailTo = (to: string, content: MailContent, { site }: Site) =>
  ({ name: 'confirm', to, ...renderMail(content, site) }) satisfies QueuedMessage;

/** The mail to a subscriber who signed up again, which can end the subscription. */
export function knownMailTo(to: string, content: MailContent, unsubscribe: string, { site }: Site) {
  const mail = { name: 'known', to, ...renderMail(content, site) };
  return { ...mail, headers: oneClickHeaders(unsubscribe) } satisfies QueuedMessage;
}
