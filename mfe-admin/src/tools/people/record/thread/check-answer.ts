import { answerTexts as text } from '../../content/thread';

/** An answer, as it is typed. `at` is in this browser's zone: `2026-11-23T09:30`. */
export interface AnswerWords {
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
