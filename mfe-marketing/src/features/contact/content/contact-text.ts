/** Words around the contact form. */
export const contactText = {
  title: 'Your request',
  /** Under the title. */
  reply: 'We answer within {reply-time}.',
  intro: 'All fields are required unless they say optional. If you prefer email:',
  more: 'Add company, roles and timing (optional)',
  carried: {
    title: 'We send this along with your request:',
    remove: 'Remove',
    calculation: 'Also send my calculation from this tab',
  },
  call: {
    title: 'Or book a call',
    intro: '30 minutes with a recruiter. You can move or cancel it with the link in your email.',
    slot: 'Time of the call',
    zone: 'Times are in your time zone:',
    again: 'Book another call',
  },
  freeMail:
    'This is a personal address. That is fine. With a company address, we can prepare better.',
  /** After the words of the receipt. */
  sent: {
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
