/** Words of the newsletter form. Its choices come from the rules that it shares with the server. */
export const newsletterText = {
  title: 'Subscribe to the AI salary newsletter',
  intro:
    'Enter your address and check the box. We send you one email to confirm, and no issue before you have confirmed.',
  submit: 'Subscribe',
  fields: { email: 'Email', role: 'Who are you?' },
  sent: {
    title: 'One more step: open your inbox',
    next: [
      'We have sent you an email. Open its link within seven days to confirm. You are not subscribed until then.',
      'No email after a few minutes? Check your spam folder, or sign up again.',
    ],
    again: 'Use another address',
  },
} as const;
