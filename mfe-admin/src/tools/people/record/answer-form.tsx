import { TextField } from '@talent/ui/text-field';
import { TextareaField } from '@talent/ui/textarea-field';
import { useState, type ReactNode } from 'react';
import { typed } from '../../../controls/field-props';
import { TimeField } from '../../../time/time-field';
import type { PersonRecord } from '../api/record';
import { addAnswer } from '../api/thread';
import { answerTexts as text } from '../content/person';
import { RecordForm } from './open-form';

/** Records a mail of the person that arrived in the shared mailbox. What is typed is kept until it is saved. */
export function AnswerForm(props: {
  record: Pick<PersonRecord, 'id' | 'email'>;
  onClose: () => void;
}): ReactNode {
  const { record, onClose } = props;
  const [words, setWords] = useState<AnswerWords>({ from: record.email, at: '', text: '' });
  const write = (part: Partial<AnswerWords>): void =>
    setWords((before) => ({ ...before, ...part }));
  return (
    <RecordForm
      recordId={record.id}
      name="person-answer"
      texts={{ ...text, submit: text.save, pending: text.saving }}
      check={() => checkAnswer(words, new Date())}
      save={async (answer_id) => {
        const outcome = await addAnswer({
          answer_id,
          record_id: record.id,
          from_address: words.from.trim(),
          received_at: new Date(words.at).toISOString(),
          words: words.text.trim(),
        });
        return outcome === 'gone' ? { problem: text.gone } : { done: text.saved };
      }}
      onClose={onClose}
    >
      {(problems) => (
        <>
          <p className="text-ink-muted text-sm">{text.lede}</p>
          <TextField
            name="from"
            type="email"
            label={text.from}
            autoComplete="off"
            maxLength={254}
            required
            error={problems['from']}
            {...typed(words.from, (from) => write({ from }))}
          />
          <TimeField
            name="at"
            label={text.at}
            required
            error={problems['at']}
            {...typed(words.at, (at) => write({ at }))}
          />
          <TextareaField
            name="text"
            label={text.text}
            rows={8}
            required
            error={problems['text']}
            {...typed(words.text, (text) => write({ text }))}
          />
        </>
      )}
    </RecordForm>
  );
}

/** An answer, as it is typed. `at` is in this browser's zone: `2026-11-23T09:30`. */
interface AnswerWords {
  from: string;
  at: string;
  text: string;
}

/** Problems of an answer by field; nothing where it can be saved. The database takes no more either. */
export function checkAnswer(
  { from, at, text: words }: AnswerWords,
  now: Date,
): Partial<Record<keyof AnswerWords, string>> {
  const length = words.trim().length;
  const time = Date.parse(at);
  return {
    ...(/^[^\s@]+@[^\s@]+$/.test(from.trim()) ? {} : { from: text.fromWrong }),
    ...(time <= now.getTime() && at >= '2000' ? {} : { at: text.atWrong }),
    ...(length === 0 && { text: text.textMissing }),
    ...(length > 20_000 && { text: text.tooLong }),
  };
}
