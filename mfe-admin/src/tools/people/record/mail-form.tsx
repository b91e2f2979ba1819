import { cutText } from '@talent/api/text/cut-text';
import { fillLetter, letters, openSpots, type Letter } from '@talent/mails/people-letters';
import { notify, useSite } from '@talent/sdk';
import { Select, optionsOf } from '@talent/ui/select';
import { TextField } from '@talent/ui/text-field';
import { TextareaField } from '@talent/ui/textarea-field';
import { useKeptEntries } from '@talent/ui/use-kept-entries';
import { useRef, useState, type ReactNode } from 'react';
import { ConfirmPanel } from '../../../controls/confirm-panel';
import { useChange } from '../../../queries/use-data';
import type { PersonRecord } from '../api/record';
import { sendMail } from '../api/thread';
import { mailTexts as text } from '../content/person';
import { refreshRecord } from '../queries';
import { ThreadForm } from './open-form';

interface MailFormProps {
  record: PersonRecord;
  onClose: () => void;
}

/** Writes a mail to a person: a template that is edited before it is sent. What is typed is kept until then. */
export function MailForm({ record, onClose }: MailFormProps): ReactNode {
  const { brand } = useSite();
  const { ref, erase } = useKeptEntries(`person-mail:${record.id}`);
  const fitting = letters.filter(({ kinds }) => kinds.includes(record.kind));
  const begin = (id: string): Draft =>
    draftOf(
      fitting.find((each) => each.id === id),
      record,
      brand,
    );
  const [draft, setDraft] = useState(() => begin(fitting[0]?.id ?? ''));
  const [asked, setAsked] = useState<string | null>(null);
  const [problems, setProblems] = useState<ReturnType<typeof checkMail>>({});
  // The same for every attempt with this mail, so that a lost answer does not send it twice.
  const mailId = useRef(crypto.randomUUID());
  const sending = useChange({
    failure: 'A mail was not queued',
    mutationFn: sendMail,
    onSuccess: (outcome) => {
      if (outcome === 'gone') return;
      erase();
      notify({ title: text.queued, tone: 'success' });
      refreshRecord(record.id);
      onClose();
    },
  });
  const { template, words, filled } = draft;
  const isEdited = words.subject !== filled.subject || words.text !== filled.text;
  const write = (part: Partial<MailWords>): void =>
    setDraft((before) => ({ ...before, words: { ...before.words, ...part } }));

  function send(form: HTMLFormElement): void {
    const found = checkMail(words);
    setProblems(found);
    const [first] = Object.keys(found);
    if (first) form.querySelector<HTMLElement>(`[name="${first}"]`)?.focus();
    else if (!sending.isPending) {
      const { subject, text: body } = words;
      const mail = { mail_id: mailId.current, record_id: record.id, template };
      sending.mutate({ ...mail, subject: subject.trim(), words: body.trim() });
    }
  }
  return (
    <ThreadForm
      ref={ref}
      saving={sending}
      words={{ ...text, submit: text.send, pending: text.sending }}
      onSubmit={send}
      onClose={onClose}
    >
      <p className="text-ink-muted text-sm wrap-anywhere">{text.to(record.email)}</p>
      <Select
        name="template"
        label={text.template}
        value={template}
        options={optionsOf(fitting.map(({ id, label }) => [id, label] as const))}
        onChoose={(id) => (isEdited ? setAsked(id) : setDraft(begin(id)))}
      />
      {asked !== null && (
        <ConfirmPanel
          label={text.replaceLabel}
          question={text.replaceQuestion}
          confirm={text.replace}
          cancel={text.keep}
          onConfirm={() => {
            setDraft(begin(asked));
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
        value={words.subject}
        onChange={(event) => write({ subject: event.target.value })}
      />
      <TextareaField
        name="text"
        label={text.text}
        rows={14}
        required
        error={problems.text}
        value={words.text}
        onChange={(event) => write({ text: event.target.value })}
      />
    </ThreadForm>
  );
}

/** A mail that is being written; `filled` are the words of its template. */
interface Draft {
  template: string;
  filled: MailWords;
  words: MailWords;
}

function draftOf(letter: Letter | undefined, record: PersonRecord, brand: string): Draft {
  if (!letter)
    return { template: '', filled: { subject: '', text: '' }, words: { subject: '', text: '' } };
  const { name, subject: about, reference } = record;
  const filled = fillLetter(letter, { name, about, reference, brand });
  // A subject is one line of at most 150 characters; a job title can be longer.
  const words = { ...filled, subject: cutText(filled.subject, 150) };
  return { template: letter.id, filled: words, words };
}

/** The words of a mail, as they are typed. */
interface MailWords {
  subject: string;
  text: string;
}

/** Problems of a mail by field; nothing where it can be sent. The database takes no more either. */
export function checkMail(words: MailWords): Partial<Record<keyof MailWords, string>> {
  const subjectSpots = openSpots(words.subject);
  const textSpots = openSpots(words.text);
  const subject =
    words.subject.trim() === ''
      ? text.subjectMissing
      : subjectSpots.length > 0
        ? text.spots(subjectSpots)
        : null;
  const body =
    words.text.trim() === ''
      ? text.textMissing
      : words.text.trim().length > 8000
        ? text.tooLong
        : textSpots.length > 0
          ? text.spots(textSpots)
          : null;
  return { ...(subject && { subject }), ...(body && { text: body }) };
}
