/** Words of the contact form. Its choices and limits come from the rules that it shares with the server. */
export const contactText = {
  title: 'Your request',
  /** Under the title. */
  reply: 'We answer within {reply-time}.',
  intro: 'All fields are required unless they say optional. If you prefer email:',
  submit: 'Send request',
  fields: {
    name: 'Your name',
    email: 'Work email',
    company: 'Company',
    need: 'What do you need?',
    roles: 'Roles',
    timeline: 'When?',
    message: 'What are you looking for?',
  },
  freeMail:
    'This is a personal address. That is fine. With a company address, we can prepare better.',
  messageHint: 'The work, the must-haves, the location and the budget, as far as you know them.',
  sent: {
    title: 'Your request has arrived',
    next: [
      'A recruiter answers by email within {reply-time}, with questions or with times for the brief call.',
      'We have emailed you a confirmation with this reference. Quote it when you write to us about this request.',
    ],
    meanwhile: 'In the meantime, check what the role pays:',
    link: { label: 'see salary data', to: '/ai-ml-salary-data' },
    again: 'Send another request',
  },
  reach: {
    title: 'Other ways to reach us',
    email: 'By email',
    emailText: 'The same recruiters read it. One line is enough: what has to work, and by when.',
    linkedIn: 'On LinkedIn',
    linkedInText: 'For a short question, or to see who we are first.',
    post: 'By mail',
  },
} as const;
