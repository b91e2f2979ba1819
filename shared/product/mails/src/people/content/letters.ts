/** The kinds of requests that people send. */
export type PersonKind = 'contact' | 'application';

/** A template of a mail that staff write to a person. */
export interface Letter {
  id: string;
  /** In the list that staff choose from. */
  label: string;
  /** The requests that it answers. */
  kinds: readonly PersonKind[];
  /** With `{name}`, `{about}`, `{reference}` and `{brand}`; `about` is the company or the job title. */
  subject: string;
  /** As the subject. What staff have to fill in is in brackets: `[day and time]`. */
  text: string;
  /** The one thing to do at the end of the mail. */
  button: 'reply' | 'jobs';
}

const closing = 'Best regards,\n[your name]\n{brand}';

/** Everything that staff can begin a mail with. */
export const letters: readonly Letter[] = [
  {
    id: 'book-a-call',
    label: 'We received your brief: book a call',
    kinds: ['contact'],
    subject: 'Your hiring request {reference}: book a call',
    text: `Hello {name},

Thank you for your brief. The next step is a call in which we settle the role, the pay range and the first interview dates.

Reply with two or three times that suit you, and name your time zone. We will confirm one of them by email.

${closing}`,
    button: 'reply',
  },
  {
    id: 'interview',
    label: 'Interview invitation',
    kinds: ['application'],
    subject: 'Interview for {about} ({reference})',
    text: `Hello {name},

Thank you for applying for {about}. We would like to talk with you.

Our proposal: [day and time, with the time zone], by video call. You will talk with [name and role].

Reply to confirm, or send us two or three times that suit you better. Tell us what you need to take part comfortably.

${closing}`,
    button: 'reply',
  },
  {
    id: 'questions',
    label: 'A few questions',
    kinds: ['contact', 'application'],
    subject: 'A few questions about {reference}',
    text: `Hello {name},

We read what you sent us. Before the next step we would like to know:

[your questions]

Reply to this email; a few words are enough.

${closing}`,
    button: 'reply',
  },
  {
    id: 'cannot-help',
    label: 'We cannot fill this role',
    kinds: ['contact'],
    subject: 'Your hiring request {reference}',
    text: `Hello {name},

Thank you for asking us. We cannot fill this role well: [the reason, in one sentence].

If your plans change, reply to this email and we will look at it again.

${closing}`,
    button: 'reply',
  },
  {
    id: 'not-this-time',
    label: 'Not this time',
    kinds: ['application'],
    subject: 'Your application {reference}: {about}',
    text: `Hello {name},

Thank you for applying for {about} and for the time that it took. We will not take your application further this time: [the reason, in one sentence].

You are welcome to apply for other roles on our site. If you want us to delete your application, reply to this email.

${closing}`,
    button: 'jobs',
  },
  {
    id: 'own-words',
    label: 'Your own words',
    kinds: ['contact', 'application'],
    subject: 'About {reference}',
    text: `Hello {name},

[your text]

${closing}`,
    button: 'reply',
  },
];
