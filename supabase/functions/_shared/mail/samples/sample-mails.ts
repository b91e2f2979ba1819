import type { AnsweringSite } from '@talent/mails/mail';
import { formSamples } from './form-samples.ts';
import { fillLetter, letters, personLetter } from '@talent/mails/people-letters';
import type { SampleMail } from './sample.ts';
import { staffSamples } from './staff-samples.ts';
import { subscriberSamples } from './subscriber-samples.ts';

export type { SampleMail };

/** Every mail that the product sends, with invented values. */
export function sampleMails(site: AnsweringSite): SampleMail[] {
  return [
    ...formSamples(site),
    ...personSamples(site),
    ...subscriberSamples(site),
    ...staffSamples(site),
  ];
}

/** Letters of staff as their templates begin them. */
function personSamples(site: AnsweringSite): SampleMail[] {
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
