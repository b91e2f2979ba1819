import { claims } from '@talent/content/claims';
import type { PageContent } from '../page-content';

const { averageShortlist, placementWeeks, urgentPlacement, support } = claims;

/** `/contact-ai-recruiters`; its form and its addresses stand in `contact-text.ts`. */
export const contact: PageContent = {
  path: '/contact-ai-recruiters',
  sitemap: { changefreq: 'monthly', priority: 0.9 },
  head: {
    title: 'Contact Our AI Recruiters',
    description:
      'Tell our AI recruiters what has to work and by when. What happens after you press send, what to prepare for a first call, and other ways to reach us.',
    keywords: 'contact AI recruiters, hire AI engineers, AI staffing enquiry, hiring brief',
  },
  name: 'Contact',
  kicker: 'Contact',
  title: 'Tell us what has to work',
  lede: 'A short form, read by somebody who recruits for AI and machine learning and for nothing else. A finished job description is not needed.',
  actions: [],
  sections: [
    {
      id: 'what-happens-next',
      title: 'What happens after you press send',
      shortTitle: 'What happens next',
      blocks: [
        {
          kind: 'steps',
          steps: [
            {
              title: 'You get a reference',
              when: 'At once',
              text: 'It appears on this page and in a mail to you. Your request is stored before you see it; if the connection drops, what you typed stays in the form.',
            },
            {
              title: 'A recruiter answers by e-mail',
              when: 'Within {reply-time}',
              text: 'With the questions that your message leaves open and times for a call, or with a plain no where we are not the right people.',
            },
            {
              title: 'The brief call',
              text: 'One conversation with the person who knows the work. At its end both sides can say in two sentences who is wanted and how we would recognise them.',
            },
            {
              title: 'The shortlist',
              when: `${averageShortlist.value} hours on average`,
              text: 'Counted from the end of that call. Each name comes with what the person has built, what they are weaker at, and why they would take this job.',
            },
            {
              title: 'Interviews and signature',
              when: placementWeeks.figure,
              text: `From brief to placement in a normal search; ${urgentPlacement.figure} when it is urgent and your calendar allows it. For ${support.figure} afterwards we stay reachable for both sides.`,
            },
          ],
        },
      ],
    },
    {
      id: 'from-brief-to-search',
      title: 'How a brief becomes a search',
      shortTitle: 'From brief to search',
      blocks: [
        {
          kind: 'text',
          paragraphs: [
            'The first line of most briefs is a job title, and job titles in this field are worth little. Nearly all of the first call goes into replacing that line with something a search can be built on. These are the exchanges we have most often:',
          ],
        },
        {
          kind: 'table',
          caption: 'What briefs say, what we ask, and what the answer changes',
          columns: ['The brief says', 'We ask', 'What the answer changes'],
          rows: [
            [
              '“A senior AI engineer”',
              'What is missing: a model that nobody can build, or a model that nobody can keep running?',
              'A [machine-learning engineer](/hire-ml-engineers) in one case, an [MLOps engineer](/hire-mlops-engineers) in the other. Few people want both jobs.',
            ],
            [
              '“Experience with large language models”',
              'Do you call a hosted model, adapt an open one, or train from scratch?',
              'The first needs a strong software engineer who evaluates well; only the last needs somebody who has run long training jobs.',
            ],
            [
              '“PhD preferred”',
              'Is the method unknown, or known and hard to make work on your data?',
              'Whether to look among researchers or among the engineers who [turn research into products](/ai-research-product-teams).',
            ],
            [
              '“On site, five days”',
              'Which part of the work fails at a distance?',
              'How many people can say yes at all, and with it the pay that you have to offer.',
            ],
            [
              '“Start as soon as possible”',
              'What happens on which date if nobody has started?',
              'Whether a contractor bridges the gap while the permanent search goes on at its own pace.',
            ],
          ],
        },
      ],
    },
    {
      id: 'what-to-prepare',
      title: 'What to have at hand',
      blocks: [
        {
          kind: 'text',
          paragraphs: [
            'None of this has to be in the form. A search moves faster, though, when somebody on your side can answer these in the first call:',
          ],
        },
        {
          kind: 'list',
          style: 'checks',
          items: [
            {
              title: 'The outcome',
              text: 'One thing that works in six months and does not work today, in words that a customer or a colleague would use.',
            },
            {
              title: 'The data',
              text: 'What exists, who owns it, and whether anybody has trained or evaluated anything on it yet.',
            },
            {
              title: 'The neighbours',
              text: 'Who the new person works with on the first Monday, and what nobody on that team can do.',
            },
            {
              title: 'The range',
              text: 'What you can pay. Compare it with [published figures](/ai-ml-salary-data) or the [calculator](/ai-salary-calculator) before the call, not after the first refusal.',
            },
            {
              title: 'The decision',
              text: 'Who says yes, after how many conversations, and which of these people are away in the next three weeks.',
            },
          ],
        },
        {
          kind: 'callout',
          title: 'Leave out what is confidential',
          text: 'A first message needs no customer names, no samples of data and no source code. Where a search cannot do without them, we agree with you first on how they are shared.',
        },
      ],
    },
    {
      id: 'what-to-choose',
      title: 'Which answer to choose in the form',
      shortTitle: 'Which answer to choose',
      blocks: [
        {
          kind: 'pairs',
          pairs: [
            {
              term: 'Contract engineers',
              text: 'The work has an end: a migration, an evaluation, a leave to cover. It can turn into employment later if both sides want that.',
            },
            {
              term: 'Permanent hires',
              text: 'The system will need somebody for as long as it exists, and the knowledge should stay in the house.',
            },
            {
              term: 'A whole team',
              text: 'Several roles that depend on each other. We settle the order of hiring before the first search: see [how teams are put together](/build-ai-development-teams).',
            },
            {
              term: 'Advice before a decision',
              text: 'You are not sure that a hire is the answer. The first call is the same, and it may well end with “not yet”. There are no upfront fees for it, nor for a shortlist.',
            },
          ],
        },
      ],
    },
    {
      id: 'your-message',
      title: 'Your message and your data',
      shortTitle: 'Your data',
      blocks: [
        {
          kind: 'questions',
          questions: [
            {
              question: 'Who reads what I send?',
              answer: [
                'The recruiters of this agency. It is not passed on to engineers or to other employers, and no list for advertising is made from it.',
              ],
            },
            {
              question: 'How long do you keep it?',
              answer: [
                'A request is deleted after 24 months. Ask for it earlier by e-mail, with your reference, and we delete it then. The [privacy policy](/privacy-policy) has the rest.',
              ],
            },
            {
              question: 'No confirmation came. Did it arrive?',
              answer: [
                'If you saw a reference, it did. Check the folder for unwanted mail and the address that you typed, then write to us with the reference.',
              ],
            },
            {
              question: 'I am an engineer. Is this the right form?',
              answer: [
                'It is made for employers. Look at the [open positions](/machine-learning-ai-jobs) and apply there: an application reaches the people who run that search.',
              ],
            },
          ],
        },
      ],
    },
  ],
  related: [
    {
      label: 'Staffing services',
      to: '/ai-ml-staffing-services',
      text: 'What each way of working with us is good for, before you choose one.',
    },
    {
      label: 'Common questions',
      to: '/ai-staffing-faq',
      text: 'Fees, replacements, contracts: perhaps your question is answered there.',
    },
    {
      label: 'Interview questions',
      to: '/ai-interview-questions',
      text: 'What to ask the people on the shortlist, and what good answers sound like.',
    },
  ],
};
