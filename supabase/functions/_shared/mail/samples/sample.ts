import type { MailContent, MailSite } from '@talent/mails/mail';

/** A mail of the product with invented values: its name in the address of its preview, its reader and moment, and its words. */
export type Sample = readonly [name: string, sent: string, content: MailContent];

/** A link as long as a real one, whose token opens nothing. @param path - with what precedes the token */
export function sampleLink({ origin }: Pick<MailSite, 'origin'>, path: string): string {
  return `${origin}${path}${'sample-token-'.repeat(9)}0`;
}
