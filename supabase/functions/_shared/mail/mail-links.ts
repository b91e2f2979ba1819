import type { FunctionContext } from '../context.ts';
import type { QueuedMessage } from './sender-and-staff.ts';
import type { MailContent } from '@talent/mails/mail';
import { renderMail } from '@talent/mails/render-mail';
import { createLinkToken, type LinkPurpose } from '../tokens/link-token.ts';

const CONFIRM_MS = 7 * 24 * 60 * 60 * 1000;

type MailList = 'newsletter' | 'salary-alert';
type LinkContext = Pick<FunctionContext, 'site' | 'secret' | 'now'>;

/**
 * A link of a mail to the function of that name. It leads to a page with a button, because programs that follow the links
 * of a mail must not act.
 * @param id - of the person or thing that the link is about
 * @param expiresAt - null: valid until the secret changes
 */
async function mailLink(
  purpose: LinkPurpose,
  id: string,
  expiresAt: Date | null,
  { site, secret }: LinkContext,
): Promise<string> {
  const token = await createLinkToken(secret, { purpose, id, expiresAt });
  return `${site.origin}/functions/v1/${purpose}?token=${token}`;
}

/** The link that ends every mail of a list to a subscriber. Valid until the secret changes. */
export function unsubscribeLink(list: MailList, id: string, context: LinkContext): Promise<string> {
  return mailLink(`${list}-unsubscribe`, id, null, context);
}

/** The link that confirms a sign-up, for as long as the database keeps one that is not confirmed: seven days. */
export function confirmLink(list: MailList, id: string, context: LinkContext): Promise<string> {
  const expiresAt = new Date(context.now().getTime() + CONFIRM_MS);
  return mailLink(`${list}-confirm`, id, expiresAt, context);
}

/** Headers of every mail to a subscriber: mail programs show a button for them (RFC 8058). */
export function oneClickHeaders(unsubscribeLink: string): Record<string, string> {
  return {
    'List-Unsubscribe': `<${unsubscribeLink}>`,
    'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
  };
}

/**
 * The two mails of a sign-up, of which the database sends one: a new subscriber confirms it, and one who signed up before learns that
 * it is known. Both have the link that ends the subscription: nobody has to wait for the first issue.
 * @param words the contents, for the link that ends the subscription and the one that confirms it
 */
export async function signUpMails(
  list: MailList,
  { email, id, subscriberId }: { email: string; id: string; subscriberId: string },
  context: LinkContext,
  words: Record<'confirmation' | 'known', (unsubscribe: string, confirm: string) => MailContent>,
) {
  const { site } = context;
  const unsubscribe = await unsubscribeLink(list, subscriberId, context);
  const confirm = await confirmLink(list, id, context);
  const mail = (name: 'confirmation' | 'known') => ({
    to: email,
    ...renderMail(words[name](unsubscribe, confirm), site),
    headers: oneClickHeaders(unsubscribe),
  });
  return {
    confirm_mail: { name: 'confirm', ...mail('confirmation') },
    known_mail: { name: 'known', ...mail('known') },
  } satisfies Record<string, QueuedMessage>;
}
