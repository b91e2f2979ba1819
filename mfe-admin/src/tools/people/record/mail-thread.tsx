import { Badge } from '@talent/ui/badge';
import { useLayoutEffect, useRef, type ReactNode } from 'react';
import { ToolButton } from '../../../controls/tool-button';
import { Loaded } from '../../../queries/query-part';
import { useOptimisticChange } from '../../../queries/use-optimistic-change';
import { formatTime } from '../../../time/format-time';
import { ShownTime } from '../../../time/shown-time';
import type { PersonRecord } from '../api/record';
import { hideAnswer, type PersonAnswer, type PersonMail, type PersonThread } from '../api/thread';
import { answerTexts, mailTexts as text } from '../content/person';
import { peopleQueries, refreshRecord } from '../queries';
import { AnswerForm } from './answer-form';
import { MailForm } from './mail-form';
import type { NameOf } from '../use-assignees';
import { useOpenForm } from './open-form';

/** The mails to a person about this request (by the time they were sent) and their answers, newest first, and forms for another one of each. */
export function MailThread({
  record,
  nameOf,
}: {
  record: PersonRecord;
  nameOf: NameOf;
}): ReactNode {
  const { form, open, close } = useOpenForm();
  const remove = useAnswerChanges(record.id);
  const opener = useRef<HTMLButtonElement>(null);
  const isWriting = form === 'mail' || form === 'answer';
  const wasWriting = useRef(isWriting);
  useLayoutEffect(() => {
    // The form is gone: the focus goes back to what opened it.
    if (wasWriting.current && !isWriting) opener.current?.focus();
    wasWriting.current = isWriting;
  }, [isWriting]);
  return (
    <>
      {form === 'mail' && <MailForm record={record} onClose={close} />}
      {form === 'answer' && <AnswerForm record={record} onClose={close} />}
      {!isWriting && (
        <div className="flex flex-wrap gap-2">
          <ToolButton ref={opener} onClick={() => open('mail')}>
            {text.write}
          </ToolButton>
          <ToolButton onClick={() => open('answer')}>{answerTexts.record}</ToolButton>
        </div>
      )}
      <Loaded
        query={peopleQueries.thread(record.id)}
        texts={{ ...text, failed: text.loadFailed }}
        className="mt-4"
      >
        {(thread) =>
          thread.mails.length + thread.answers.length === 0 ? (
            <p className="text-ink-muted mt-4 text-sm">{text.empty}</p>
          ) : (
            <ul className="mt-4 grid gap-3">
              {[
                ...thread.mails.map((mail) => ({
                  at: mail.sent_at ?? mail.created_at,
                  item: <MailItem key={mail.id} mail={mail} author={nameOf(mail.author)} />,
                })),
                ...thread.answers.map((answer) => ({
                  at: answer.received_at,
                  item: (
                    <AnswerItem
                      key={answer.id}
                      answer={answer}
                      recordedBy={nameOf(answer.recorded_by)}
                      onRemove={() => remove(answer)}
                    />
                  ),
                })),
              ]
                .toSorted((a, b) => Date.parse(b.at) - Date.parse(a.at))
                .map(({ item }) => item)}
            </ul>
          )
        }
      </Loaded>
    </>
  );
}

const tones = { queued: 'neutral', sent: 'positive', failed: 'negative' } as const;

/** A mail to the person: its subject and state, its words on demand. */
function MailItem({ mail, author }: { mail: PersonMail; author: string | null }): ReactNode {
  const status = mail.status === 'sent' || mail.status === 'failed' ? mail.status : 'queued';
  return (
    <li className="border-rule border-t pt-3">
      <details>
        <summary className="cursor-pointer">
          <span className="font-medium break-words">{mail.subject}</span>{' '}
          <Badge tone={tones[status]}>{text.statuses[status]}</Badge>
          <span className="text-ink-muted block text-xs">
            <ShownTime at={mail.sent_at ?? mail.created_at} />{' '}
            <span>{mail.template === 'receipt' ? text.receipt : (author ?? '')}</span>
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

/** An answer of the person. Its text is open from the start, because it is the news. */
function AnswerItem(props: {
  answer: PersonAnswer;
  /** Null: the account is gone. */
  recordedBy: string | null;
  onRemove: () => void;
}): ReactNode {
  const { answer, recordedBy, onRemove } = props;
  const { from_address: from, received_at: at } = answer;
  return (
    <li className="border-rule border-t pt-3">
      <div className="flex flex-wrap items-center gap-x-2">
        <span className="font-medium break-all">{from}</span>
        <Badge>{answerTexts.badge}</Badge>
        <ToolButton
          variant="quiet"
          className="ms-auto"
          aria-label={answerTexts.removeLabel(formatTime(at))}
          onClick={onRemove}
        >
          {answerTexts.remove}
        </ToolButton>
      </div>
      <p className="text-ink-muted text-xs">
        <ShownTime at={at} />{' '}
        <span>{recordedBy !== null && answerTexts.recordedBy(recordedBy)}</span>
      </p>
      <p className="border-rule mt-2 max-w-prose border-s-2 ps-3 text-sm break-words whitespace-pre-wrap">
        {answer.text}
      </p>
    </li>
  );
}

/** Takes an answer out of the thread of a record at once, and deletes it; with undo. */
function useAnswerChanges(recordId: string): (answer: PersonAnswer) => void {
  async function hide({ id }: PersonAnswer, hidden: boolean): Promise<void> {
    await hideAnswer(id, hidden);
    refreshRecord(recordId);
  }
  const { change } = useOptimisticChange<PersonThread, PersonAnswer>({
    queryKey: peopleQueries.thread(recordId).queryKey,
    apply: (thread, { id }) => ({
      ...thread,
      answers: thread.answers.filter((answer) => answer.id !== id),
    }),
    revert: (thread, answer) => ({ ...thread, answers: [...thread.answers, answer] }),
    save: (answer) => hide(answer, true),
    unsave: (answer) => hide(answer, false),
    texts: {
      done: () => answerTexts.removed,
      failed: () => answerTexts.notRemoved,
      failedHow: answerTexts.notRemovedHow,
      failure: 'An answer was not deleted',
    },
  });
  return (answer) => void change(answer);
}
