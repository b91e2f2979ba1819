import { Badge } from '@talent/ui/badge';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { ToolButton } from '../../../controls/tool-button';
import { Loaded } from '../../../queries/loaded';
import { UtcTime } from '../../../time/utc-time';
import type { PersonRecord } from '../api/fetch-person';
import type { PersonMail } from '../api/person-mails';
import { mailTexts as text } from '../content/person';
import { peopleQueries } from '../queries';
import { MailForm } from './mail-form';

interface MailThreadProps {
  record: PersonRecord;
  /** The address of an admin; null for null. */
  nameOf: (id: string | null) => string | null;
}

/** The mails that a person got about this request, newest first, and a form for another one. */
export function MailThread({ record, nameOf }: MailThreadProps): ReactNode {
  const [isWriting, setWriting] = useState(false);
  return (
    <>
      {isWriting ? (
        <MailForm record={record} onClose={() => setWriting(false)} />
      ) : (
        <ToolButton onClick={() => setWriting(true)}>{text.write}</ToolButton>
      )}
      <Loaded
        query={peopleQueries.mails(record.id)}
        texts={{ ...text, failed: text.loadFailed }}
        className="mt-4"
      >
        {(mails) =>
          mails.length === 0 ? (
            <p className="text-ink-muted mt-4 text-sm">{text.empty}</p>
          ) : (
            <ul className="mt-4 grid gap-3">
              {mails.map((mail) => (
                <MailItem key={mail.id} mail={mail} author={nameOf(mail.author)} />
              ))}
            </ul>
          )
        }
      </Loaded>
    </>
  );
}

const tones = { queued: 'neutral', sent: 'positive', failed: 'negative' } as const;

function MailItem({ mail, author }: { mail: PersonMail; author: string | null }): ReactNode {
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
