import type { AnsweringSite } from '@talent/mails/mail';
import { letters } from '@talent/mails/letter-list';
import { fillLetter, personLetter } from '@talent/mails/people-letters';
import { formSamples } from './form-samples.ts';
import type { Sample } from './sample.ts';
import { staffSamples } from './staff-samples.ts';
import { subscriberSamples } from './subscriber-samples.ts';

export type SampleMail = ReturnType<typeof sampleMails>[number];

/** Every mail that the product sends, with invented values. */
export function sampleMails(site: AnsweringSite) {
  return [
    ...formSamples(site),
    ...personSamples(site),
    ...subscriberSamples(site),
    ...staffSamples(site),
  ].map(([name, sent, content]) => ({ name, sent, content }));
}

/** Letters of staff as their templates begin them. */
function personSamples(site: AnsweringSite): Sample[] {
  return letters.map((letter) => {
    const isApplication = letter.kinds.includes('application');
    const words = fillLetter(letter, {
      name: 'Ada Sample',
      about: isApplication ? 'Machine Learning Engineer (sample)' : 'Sample Robotics',
      reference: isApplication ? 'A-4TR8W1' : 'C-7QX2M9',
      brand: site.brand,
    });
    const content = personLetter({ letter: letter.id, ...words }, site);
    return [`letter-${letter.id}`, 'to a person, by staff', content];
  });
}
