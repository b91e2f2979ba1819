import type { MailContent, AnsweringSite } from '../mail.ts';
import { formSamples } from './form-samples.ts';
import { personSamples } from './person-samples.ts';
import { staffSamples } from './staff-samples.ts';
import { subscriberSamples } from './subscriber-samples.ts';

/** A mail of the product with invented values. */
export interface SampleMail {
  /** In the address of its preview. */
  name: string;
  /** The reader, and the moment. */
  sent: string;
  content: MailContent;
}

/** Every mail that the product sends, with invented values. */
export function sampleMails(site: AnsweringSite): SampleMail[] {
  return [
    ...formSamples(site),
    ...personSamples(site),
    ...subscriberSamples(site),
    ...staffSamples(site),
  ];
}
