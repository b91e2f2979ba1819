import type { MailSite } from '../mail.ts';

/** A link as long as a real one, whose token opens nothing. @param path - with what precedes the token */
export function sampleLink({ origin }: Pick<MailSite, 'origin'>, path: string): string {
  return `${origin}${path}${'sample-token-'.repeat(9)}0`;
}
