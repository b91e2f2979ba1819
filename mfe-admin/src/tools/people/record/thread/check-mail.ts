import { openSpots } from '@talent/mails/people-letters';
import { mailTexts as text } from '../../content/thread';

/** The words of a mail, as they are typed. */
export interface MailWords {
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
