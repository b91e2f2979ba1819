import { accountWords } from './content/account-words.ts';
import { greeting, paragraph, type MailContent, type MailSite } from '../mail.ts';

/** A change of a staff account; `facts` are shown as rows. */
export interface AccountNotice {
  event: AccountEvent;
  facts: readonly { label: string; value: string }[];
}

/** Tells the owner of a staff account what happened to it. */
export function accountNotice({ event, facts }: AccountNotice, { origin }: MailSite): MailContent {
  const { subject, happened } = accountWords[event];
  return {
    subject,
    preheader: 'If this was you, there is nothing to do.',
    headline: subject,
    body: [
      greeting,
      paragraph(happened),
      ...(facts.length === 0 ? [] : [{ kind: 'facts', rows: facts } as const]),
      paragraph('If this was you, there is nothing to do.'),
      paragraph(
        'If it was not you, open Account & security in the staff area, end all other sessions and change your password. Then tell another admin.',
      ),
    ],
    button: {
      label: 'Open Account & security',
      href: `${origin}/internal-admin-xyz123/account`,
    },
  };
}

export type AccountEvent = keyof typeof accountWords;
