import { z } from '@talent/protocol/forms/schema';
import { agreement, defineForm, emailOf } from '@talent/forms/define-form';
import { newsletterConsent } from './consent.ts';

const roles = [
  { value: 'employer', label: 'I hire engineers' },
  { value: 'engineer', label: 'I am an engineer' },
  { value: 'other', label: 'Something else' },
] as const;

/** The first half of a subscription; the second is in the subscriber's inbox. */
export const newsletterForm = defineForm({
  name: 'newsletter',
  contract: 1,
  fields: {
    email: emailOf('Email'),
    user_role: {
      kind: 'choice',
      type: 'radio',
      legend: 'Who are you?',
      choices: roles,
      schema: z
        .enum(
          ['', ...roles.map(({ value }) => value)],
          'Choose one of the answers, or leave it empty.',
        )
        .optional(),
    },
    consent: agreement(
      newsletterConsent,
      'Check the box to agree. We send nothing without your consent.',
    ),
  },
  submit: 'Subscribe',
});

/** Words of the receipt. */
export const newsletterSent = {
  title: 'One more step: open your inbox',
  next: [
    'We have sent you an email. Open its link within seven days to confirm. You are not subscribed until then.',
    'No email after a few minutes? Check your spam folder, or sign up again.',
  ],
};
