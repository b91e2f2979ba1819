/** Words of the newsletter form; its answers come from the rules that the server shares. */
export const newsletterText = {
  title: 'Get it by e-mail',
  intro:
    'One address, one box, one mail to confirm. Nothing is sent to you before you have confirmed it.',
  submit: 'Subscribe',
  fields: { email: 'E-mail', role: 'Who are you?' },
  sent: {
    title: 'One more step: open your inbox',
    next: [
      'We have sent you a mail. Follow its link within seven days: only then are you subscribed.',
      'Nothing there after some minutes? Look into the folder for unwanted mail, or sign up once more.',
    ],
    again: 'Use another address',
  },
} as const;
