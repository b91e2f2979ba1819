import { useLayoutEffect, useRef } from 'react';
import type { ReactNode } from 'react';
import { ToolButton } from '../../../../controls/tool-button';
import { Loaded } from '../../../../queries/loaded';
import type { PersonRecord } from '../../api/fetch-person';
import { answerTexts, mailTexts as text } from '../../content/thread';
import { peopleQueries } from '../../queries';
import { AnswerForm } from './answer-form';
import { AnswerItem } from './answer-item';
import { MailForm } from './mail-form';
import { MailItem } from './mail-item';
import { orderThread } from './order-thread';
import { useAnswerChanges } from './use-answer-changes';
import { useFocusInside, useOpenForm } from '../use-open-form';

interface MailThreadProps {
  record: PersonRecord;
  /** The address of the admin with this id; null without an id. */
  nameOf: (id: string | null) => string | null;
}

/** The mails to a person about this request and their answers, newest first, and forms for another one of each. */
export function MailThread({ record, nameOf }: MailThreadProps): ReactNode {
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
      {isWriting ? (
        <OpenForm>
          {form === 'mail' ? (
            <MailForm record={record} onClose={close} />
          ) : (
            <AnswerForm record={record} onClose={close} />
          )}
        </OpenForm>
      ) : (
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
              {orderThread(thread).map((entry) =>
                entry.kind === 'mail' ? (
                  <MailItem
                    key={entry.mail.id}
                    mail={entry.mail}
                    author={nameOf(entry.mail.author)}
                  />
                ) : (
                  <AnswerItem
                    key={entry.answer.id}
                    answer={entry.answer}
                    recordedBy={nameOf(entry.answer.recorded_by)}
                    onRemove={() => remove(entry.answer)}
                  />
                ),
              )}
            </ul>
          )
        }
      </Loaded>
    </>
  );
}

function OpenForm({ children }: { children: ReactNode }): ReactNode {
  return <div ref={useFocusInside<HTMLDivElement>()}>{children}</div>;
}
