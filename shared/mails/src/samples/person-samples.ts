import type { AnsweringSite } from '../mail.ts';
import { fillLetter, letters } from '../people/letters.ts';
import { personLetter } from '../people/person-letter.ts';
import type { SampleMail } from './sample-mails.ts';

/** Letters of staff as their templates begin them. */
export function personSamples(site: AnsweringSite): SampleMail[] {
  return letters.map((letter) => {
    const isApplication = letter.kinds.includes('application');
    const words = fillLetter(letter, {
      name: 'Ada Sample',
      about: isApplication ? 'Machine Learning Engineer (sample)' : 'Sample Robotics',
      reference: isApplication ? 'A-4TR8W1' : 'C-7QX2M9',
      brand: site.brand,
    });
    return {
      name: `letter-${letter.id}`,
      sent: 'to a person, by staff',
      content: personLetter({ letter: letter.id, ...words }, site),
    };
  });
}
