import { cutText } from '@talent/protocol/text/cut-text';
import { letters } from '@talent/mails/letter-list';
import { fillLetter, openSpots } from '@talent/mails/people-letters';
import { useSite } from '@talent/sdk';
import { Select, optionsOf } from '@talent/ui/select';
import { TextField } from '@talent/ui/text-field';
import { TextareaField } from '@talent/ui/textarea-field';
import { useState, type ReactNode } from 'react';
import { typed } from '../../../controls/field-props';
import { ConfirmPanel } from '../../../controls/confirm-panel';
import type { PersonRecord } from '../api/record';
import { sendMail } from '../api/thread';
import { mailTexts as text } from '../content/person';
import { RecordForm } from './open-form';

/** Writes a mail to a person: a template that is edited before it is sent. What is typed is kept until then. */
export function MailForm(props: { record: PersonRecord; onClose: () => void }): ReactNode {
  const { record, onClose } = props;
  const { brand } = useSite();
  const fitting = letters.filter(({ kinds }) => kinds.includes(record.kind));
  const { name, subject: about, reference } = record;
  const wordsOf = (id: string): MailWords => {
    const letter = fitting.find((each) => each.id === id);
    if (!letter) return { subject: '', text: '' };
    const filled = fillLetter(letter, { name, about, reference, brand });
    // A subject is one line of at most 150 characters; a job title can be longer.
    return { ...filled, subject: cutText(filled.subject, 150) };
  };
  const [template, setTemplate] = useState(fitting[0]?.id ?? '');
  const [words, setWords] = useState(() => wordsOf(template));
  const [asked, setAsked] = useState<string | null>(null);
  const filled = wordsOf(template);
  const isEdited = words.subject !== filled.subject || words.text !== filled.text;
  const write = (part: Partial<MailWords>): void => setWords((before) => ({ ...before, ...part }));
  function begin(id: string): void {
    setTemplate(id);
    setWords(wordsOf(id));
  }

  return (
    <RecordForm
      recordId={record.id}
      name="person-mail"
      texts={{ ...text, submit: text.send, pending: text.sending }}
      check={() => checkMail(words)}
      save={async (mail_id) => {
        const mail = { mail_id, record_id: record.id, template };
        const [subject, body] = [words.subject.trim(), words.text.trim()];
        const outcome = await sendMail({ ...mail, subject, words: body });
        return outcome === 'gone' ? { problem: text.gone } : { done: text.queued };
      }}
      onClose={onClose}
    >
      {(problems) => (
        <>
          <p className="text-ink-muted text-sm wrap-anywhere">{text.to(record.email)}</p>
          <Select
            name="template"
            label={text.template}
            value={template}
            options={optionsOf(fitting.map(({ id, label }) => [id, label] as const))}
            onChoose={(id) => (isEdited ? setAsked(id) : begin(id))}
          />
          {asked !== null && (
            <ConfirmPanel
              label={text.replaceLabel}
              question={text.replaceQuestion}
              confirm={text.replace}
              cancel={text.keep}
              onConfirm={() => {
                begin(asked);
                setAsked(null);
                return Promise.resolve(true);
              }}
              onClose={() => setAsked(null)}
            />
          )}
          <TextField
            name="subject"
            label={text.subject}
            autoComplete="off"
            maxLength={150}
            required
            error={problems.subject}
            {...typed(words.subject, (subject) => write({ subject }))}
          />
          <TextareaField
            name="text"
            label={text.text}
            rows={14}
            required
            error={problems.text}
            {...typed(words.text, (text) => write({ text }))}
          />
        </>
      )}
    </RecordForm>
  );
}

interface MailWords {
  subject: string;
  text: string;
}

/** Problems of a mail by field; nothing where it can be sent. The database takes no more either. */
export function checkMail({ subject, text: body }: MailWords): Partial<MailWords> {
  const ofSubject = subject.trim() === '' ? text.subjectMissing : problemOf(subject);
  const ofText = body.trim() === '' ? text.textMissing : problemOf(body);
  return { ...(ofSubject && { subject: ofSubject }), ...(ofText && { text: ofText }) };
}

function problemOf(words: string): string | null {
  if (words.trim().length > 8000) return text.tooLong;
  const spots = openSpots(words);
  return spots.length > 0 ? text.spots(spots) : null;
}
