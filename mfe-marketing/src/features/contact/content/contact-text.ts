/** Words of the contact form; its answers and limits come from the rules that the server shares. */
export const contactText = {
  title: 'Your request',
  /** Under the title. */
  reply: 'We answer within {reply-time}.',
  intro: 'Every field is needed unless it says otherwise. If you would rather write a mail:',
  submit: 'Send request',
  fields: {
    name: 'Your name',
    email: 'Work e-mail',
    company: 'Company',
    need: 'What do you need?',
    roles: 'Roles',
    timeline: 'When?',
    message: 'What are you looking for?',
  },
  freeMail:
    'This is a personal address. That is fine; with one at your company we know sooner who is asking.',
  messageHint: 'The work, the must-haves, the place and the budget, as far as they are known.',
  sent: {
    title: 'Your request has arrived',
    next: [
      'A recruiter answers by email within {reply-time}, with questions or with a proposal for a first call.',
      'A confirmation with this reference is on its way to your inbox. Quote it when you write to us about this request.',
    ],
    meanwhile: 'Until then, it helps to know what the role pays:',
    link: { label: 'see the salary figures', to: '/ai-ml-salary-data' },
    again: 'Send another request',
  },
  reach: {
    title: 'Other ways to reach us',
    email: 'By e-mail',
    emailText: 'The same people read it. A line on what has to work and by when is enough.',
    linkedIn: 'On LinkedIn',
    linkedInText: 'For a short question, or to see who we are before you write.',
    post: 'By post',
  },
} as const;
