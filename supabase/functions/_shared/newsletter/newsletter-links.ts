import type { FunctionContext } from '../context.ts';
import { hmacUuid, normalEmail } from '@talent/api/address/hash';
import { createLinkToken, type LinkPurpose } from '../tokens/link-token.ts';

const CONFIRM_MS = 7 * 24 * 60 * 60 * 1000;

type LinkContext = Pick<FunctionContext, 'site' | 'secret' | 'now'>;

/** The id of a subscriber: the same for every sign-up of an address. */
export function subscriberId(secret: string, email: string): Promise<string> {
  return hmacUuid(secret, `subscriber:${normalEmail(email)}`);
}

/** Leads to a page with a button, because programs that follow the links of a mail must not confirm it. */
export async function confirmLink(id: string, context: LinkContext): Promise<string> {
  return link('newsletter-confirm', id, new Date(context.now().getTime() + CONFIRM_MS), context);
}

/** Valid until the secret changes. */
export async function unsubscribeLink(id: string, context: LinkContext): Promise<string> {
  return link('newsletter-unsubscribe', id, null, context);
}

/** Headers of every mail to a subscriber: mail programs show a button for them (RFC 8058). */
export async function unsubscribeHeaders(id: string, context: LinkContext) {
  return {
    'List-Unsubscribe': `<${await unsubscribeLink(id, context)}>`,
    'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
  };
}

async function link(
  purpose: LinkPurpose,
  id: string,
  expiresAt: Date | null,
  { site, secret }: LinkContext,
): Promise<string> {
  const token = await createLinkToken(secret, { purpose, id, expiresAt });
  return `${site.origin}/functions/v1/${purpose}?token=${token}`;
}
