import { Badge } from '@talent/ui/badge';
import type { ReactNode } from 'react';
import { UtcTime } from '../../../../time/utc-time';
import type { PersonMail } from '../../api/person-mails';
import { mailTexts as text } from '../../content/thread';

const tones = { queued: 'neutral', sent: 'positive', failed: 'negative' } as const;

/** A mail to the person: its subject and state, its words on demand. */
export function MailItem({ mail, author }: { mail: PersonMail; author: string | null }): ReactNode {
  const status = mail.status === 'sent' || mail.status === 'failed' ? mail.status : 'queued';
  return (
    <li className="border-rule border-t pt-3">
      <details>
        <summary className="cursor-pointer">
          <span className="font-medium break-words">{mail.subject}</span>{' '}
          <Badge tone={tones[status]}>{text.statuses[status]}</Badge>
          <span className="text-ink-muted block text-xs">
            <UtcTime at={mail.sent_at ?? mail.created_at} />{' '}
            {mail.template === 'receipt' ? text.receipt : author}
          </span>
        </summary>
        <p className="mt-2 max-w-prose text-sm break-words whitespace-pre-wrap">{mail.text}</p>
      </details>
      {mail.error !== null && (
        <p className="text-negative mt-1 text-sm break-words">{text.attempt(mail.error)}</p>
      )}
    </li>
  );
}
