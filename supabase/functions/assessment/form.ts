import { z } from '@talent/protocol/forms/schema';
import { agreement, defineForm, emailOf } from '@talent/forms/define-form';
import { contract } from './contract.ts';

/** Stores a result with an email address, and has the link to it sent there. */
export const assessmentSaveForm = defineForm({
  name: 'assessment',
  contract,
  type: 'assessment-save',
  fields: {
    /** Tells it from the other things that the function does. */
    action: { kind: 'hidden', schema: z.literal('save') },
    /** `id` and `token` are those of the attempt. */
    id: {
      kind: 'hidden',
      schema: z.uuid('We cannot find this attempt. Start the assessment again.'),
    },
    token: { kind: 'hidden', schema: z.string().max(200) },
    email: emailOf('Email'),
    consent: agreement(
      'I agree that my result is stored with my email address, and that I get one email with a link to it. Both are deleted after 24 months.',
      'Check the box to agree. Without it, we may not store your result.',
    ),
  },
  submit: 'Send me the link',
});

/** Words of the receipt. */
export const assessmentSaveSent = {
  title: 'Your result is saved',
  next: ['We have emailed you the link. No email after a few minutes? Check your spam folder.'],
};
