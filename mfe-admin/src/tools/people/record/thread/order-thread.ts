import type { PersonAnswer } from '../../api/person-answers';
import type { PersonMail } from '../../api/person-mails';

/** Mails to a person, and what they answered. */
export interface Thread {
  mails: readonly PersonMail[];
  answers: readonly PersonAnswer[];
}

export type ThreadEntry =
  | { kind: 'mail'; at: string; mail: PersonMail }
  | { kind: 'answer'; at: string; answer: PersonAnswer };

/** Mails by the time they were sent (or queued) and answers by the time they arrived, newest first. */
export function orderThread({ mails, answers }: Thread): ThreadEntry[] {
  const entries: ThreadEntry[] = [
    ...mails.map((mail) => ({ kind: 'mail', at: mail.sent_at ?? mail.created_at, mail }) as const),
    ...answers.map((answer) => ({ kind: 'answer', at: answer.received_at, answer }) as const),
  ];
  return entries.toSorted((a, b) => Date.parse(b.at) - Date.parse(a.at));
}
