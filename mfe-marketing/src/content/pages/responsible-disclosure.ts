import type { PageContent } from '../page-content';

/**
 * `/responsible-disclosure`: how to report a weakness of the site, and what we do then. `security.txt` of the gateway leads here.
 * The times are promises: change them only together with the people who keep them.
 */
export const responsibleDisclosure: PageContent = {
  path: '/responsible-disclosure',
  kind: {
    name: 'guide',
    summary: [
      'Send the place, the steps and the effect in plain sentences.',
      'You can stay anonymous, and you need no account or form.',
      'Leave personal data out: describe its kind and amount.',
      'We take no legal action against research that follows these rules.',
    ],
  },
  sitemap: { changefreq: 'yearly', priority: 0.3 },
  head: {
    title: 'Responsible Disclosure Policy',
    description:
      'Found a security problem on this site? How to report it, which tests we allow, when we answer, and our promise not to take legal action.',
    keywords: 'responsible disclosure, security report, vulnerability disclosure, safe harbor',
  },
  name: 'Responsible disclosure',
  kicker: 'Security',
  title: 'How to report a security problem on this site',
  lede: 'Email us what you found. A person reads every report, and we do not take legal action against research that follows this page.',
  actions: [],
  sections: [
    {
      id: 'what-to-send',
      title: 'What to put in your report',
      shortTitle: 'What to send',
      blocks: [
        {
          kind: 'text',
          paragraphs: [
            'A few plain sentences are enough to start. You do not need an account, a form or a template, and you can stay anonymous. Reports in English get the fastest answer.',
          ],
        },
        {
          kind: 'list',
          style: 'bullets',
          items: [
            {
              title: 'The place',
              text: 'The address of the page or interface, and the time of your test with its time zone.',
            },
            {
              title: 'The steps',
              text: 'What you sent and what came back, so that we can repeat it. A short script or a recording of the requests helps most.',
            },
            {
              title: 'The effect',
              text: 'What an attacker could read, change or stop with it, in your own estimate.',
            },
            {
              title: 'You',
              text: 'How to reach you with questions, and whether you want to be named once the problem is fixed.',
            },
          ],
        },
        {
          kind: 'callout',
          title: 'Keep personal data out of the email',
          text: 'If you came across names, resumes, addresses or passwords, describe what kind of data it was and how much. Please do not attach it. If the details are too sensitive for email, say so, and we will agree on a safer way first.',
        },
      ],
    },
    {
      id: 'scope',
      title: 'What is in scope, and what is not',
      shortTitle: 'Scope',
      blocks: [
        {
          kind: 'pairs',
          pairs: [
            {
              term: 'In scope',
              text: 'Everything this site serves under its own address: pages, forms, file downloads, the interfaces behind them, and the sign-in for our staff.',
            },
            {
              term: 'Of most interest',
              text: 'Reading or changing other people’s data, getting past the staff sign-in, running code in a visitor’s browser or on our servers, and sending mail in our name through our forms.',
            },
            {
              term: 'Not in scope',
              text: 'Services of other companies that we use, such as hosting or mail delivery. They have policies of their own. If you are unsure whose problem it is, tell us and we pass it on with your consent.',
            },
            {
              term: 'Not worth a report alone',
              text: 'A missing header without an attack that it would stop, version numbers, or the raw output of a scanner.',
            },
          ],
        },
      ],
    },
    {
      id: 'rules',
      title: 'How to test without doing harm',
      shortTitle: 'Rules for testing',
      blocks: [
        {
          kind: 'list',
          style: 'checks',
          items: [
            {
              title: 'Use your own data',
              text: 'Fill in forms with an address of yours and the word “test”, so that we can find and remove the entries.',
            },
            {
              title: 'Stop at the first proof',
              text: 'One record that you should not see is enough. Do not copy more, do not change it, and delete your copy once we have confirmed the problem.',
            },
            {
              title: 'Leave the site running',
              text: 'No flooding, no load tests, no mass mail. A limit that is missing can be shown with a handful of requests.',
            },
            {
              title: 'Leave people alone',
              text: 'No phishing of staff, candidates or clients, no calls under a false name, and no visits to an office.',
            },
            {
              title: 'Give us time',
              text: 'Please keep the details to yourself until the problem is fixed, or for 90 days, whichever comes first. If we need longer we ask you, with a reason.',
            },
          ],
        },
      ],
    },
    {
      id: 'our-promise',
      title: 'What we do with your report',
      shortTitle: 'What we promise',
      blocks: [
        {
          kind: 'steps',
          steps: [
            {
              when: '5 business days',
              title: 'We confirm that it arrived',
              text: 'You hear from a person, not from a program. If you have heard nothing by then, write again: your message may have been filtered.',
            },
            {
              when: '15 business days',
              title: 'We tell you what we think of it',
              text: 'Whether we could repeat it, how serious we consider it, and what we plan to do. If we disagree with you, we say why.',
            },
            {
              when: 'Until it is fixed',
              title: 'We keep you informed',
              text: 'At least once a month, and on the day the fix is live. How long a fix takes depends on the problem, so we promise no date in advance. Serious problems come before other work.',
            },
            {
              when: 'Afterward',
              title: 'We thank you',
              text: 'By name on request, or quietly if you prefer that. People whose data was exposed are told as the law requires.',
            },
          ],
        },
        {
          kind: 'text',
          paragraphs: [
            'We do not run a bounty program, and we pay no money for reports. You should know that before you start.',
          ],
        },
      ],
    },
    {
      id: 'safe-harbor',
      title: 'Safe harbor for good-faith research',
      shortTitle: 'Safe harbor',
      blocks: [
        {
          kind: 'text',
          paragraphs: [
            'If you act in good faith and follow the rules above, we consider your research authorized. We will not sue you for it and will not ask the police to act on it. If someone else takes action against you for research that kept to this policy, we will state that you had our permission.',
            'We can only speak for ourselves. This promise does not cover systems of other companies, it does not cover damage done on purpose, and it cannot change the law where you live. If you are not sure whether a test is allowed, ask first.',
          ],
        },
      ],
    },
  ],
  related: [
    {
      label: 'Privacy policy',
      to: '/privacy-policy',
      text: 'What data the site stores, for how long, and who can read it.',
    },
    {
      label: 'About us',
      to: '/about-ai-talent-experts',
      text: 'The agency behind this site and how it works.',
    },
    {
      label: 'Contact',
      to: '/contact-ai-recruiters',
      text: 'For everything that is not about security.',
    },
  ],
  closing: {
    title: 'Writing about something else?',
    text: 'For hiring, jobs or anything that is not about security, our recruiters answer within {reply-time}.',
    action: { label: 'Talk to a recruiter', to: '/contact-ai-recruiters' },
  },
};
