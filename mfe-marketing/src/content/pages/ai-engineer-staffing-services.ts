import { claims } from '@talent/content/claims';
import type { PageContent } from '../page-content';
import { payments, terms } from '../sections/terms';

const { averageShortlist, placementWeeks, support } = claims;

/** `/ai-engineer-staffing-services` */
export const aiEngineerStaffingServices: PageContent = {
  path: '/ai-engineer-staffing-services',
  kind: {
    name: 'comparison',
    chart: payments,
    glance: [
      { term: 'Usual fee', text: '{fee}', hasFigure: true },
      { term: 'Guarantee', text: '{guarantee}', hasFigure: true },
      { term: 'Contract rate', text: '{rates}', hasFigure: true },
      {
        term: 'Before the engineer starts',
        text: '$0 for one hire or a contract.',
        hasFigure: true,
      },
    ],
  },
  sitemap: { changefreq: 'monthly', priority: 0.7 },
  head: {
    title: 'AI Staffing for Procurement and HR',
    description:
      'Fees, guarantee, documents, security and invoices: what procurement and HR need to know before they sign with an AI staffing agency.',
    keywords:
      'AI staffing fees, AI staffing procurement, staffing vendor review, statement of work AI engineer, vendor onboarding',
  },
  name: 'Fees, terms and documents',
  parent: { label: 'Services', to: '/ai-ml-staffing-services' },
  kicker: 'For procurement and HR',
  title: 'AI engineer staffing services: fees, terms and documents',
  lede: 'For the people who read contracts, onboard vendors and answer auditors. This page describes how we work. Your agreement with us is what binds.',
  actions: [
    { label: 'Talk to a recruiter', to: '/contact-ai-recruiters' },
    { label: 'Read the privacy policy', to: '/privacy-policy' },
  ],
  sections: [
    terms,
    {
      id: 'scope',
      title: 'What the service includes, and what it doesn’t',
      shortTitle: 'Scope',
      blocks: [
        {
          kind: 'table',
          caption: 'Included and not included',
          columns: ['Part of the service', 'Included', 'Not included'],
          rows: [
            [
              'Search',
              'Intake call, sourcing, technical interview, working session, references, and a shortlist with a written profile of each person',
              'Job ads under your brand, unless you ask for them',
            ],
            [
              'Selection',
              'Scheduling, preparation of both sides, feedback',
              'The decision. You make it, and you record the reasons',
            ],
            [
              'Terms',
              'Passing on and explaining offers; drafting the order for a contract',
              'Legal, tax or immigration advice',
            ],
            [
              'Work',
              'Nothing: the engineer works under your direction, with your tools',
              'Project management, software warranties, operations',
            ],
            [
              'After the start',
              `Contact with both sides for ${support.figure}`,
              'Supervision in place of a line manager',
            ],
          ],
        },
        {
          kind: 'text',
          paragraphs: [
            'We recruit engineers and scientists for machine learning and AI, for companies in [the United States](/us-ai-talent) and [Canada](/canada-ai-talent). We don’t recruit for other professions.',
          ],
        },
      ],
    },
    {
      id: 'responsibilities',
      title: 'Who is responsible for what',
      shortTitle: 'Responsibilities',
      blocks: [
        {
          kind: 'table',
          caption: 'Who is responsible at each stage',
          leads: ['Decides', 'Responsible', 'Approves', 'Issues'],
          columns: ['Activity', 'Hiring manager', 'HR', 'Procurement', 'We'],
          rows: [
            ['Define the role', 'Decides', 'Checks level and range', 'Informed', 'Advise'],
            [
              'Choose contract or permanent',
              'Proposes',
              'Decides on employment',
              'Decides on contracts',
              'Advise',
            ],
            ['Present candidates', 'Informed', 'Informed', '–', 'Responsible'],
            ['Interview', 'Responsible', 'Takes part', '–', 'Organize'],
            [
              'Check background and right to work',
              'Informed',
              'Decides which checks, within the law',
              '–',
              'Help with consent',
            ],
            [
              'Make an offer or an order',
              'Approves',
              'Issues an offer',
              'Issues an order',
              'Pass on, explain',
            ],
            ['Onboard', 'Responsible', 'Responsible', '–', 'Follow up'],
            ['Direct the daily work', 'Responsible', '–', '–', '–'],
            ['Approve time', 'Responsible', '–', 'Spot-checks', 'Submit'],
            [
              'Extend or end a contract',
              'Proposes',
              'Consulted',
              'Decides with the manager',
              'Inform the engineer',
            ],
          ],
        },
      ],
    },
    {
      id: 'documents',
      title: 'The documents you sign, in order',
      shortTitle: 'Documents',
      blocks: [
        {
          kind: 'steps',
          steps: [
            {
              title: 'Confidentiality agreement',
              when: 'Before the intake call, if you need one',
              text: 'On your template or ours. Until it is signed, leave out the names of products and customers. A good brief rarely needs them.',
            },
            {
              title: 'Framework agreement',
              when: 'Once',
              text: 'Services, fees, guarantee, confidentiality, data protection, liability and term. Sign it once for the company, and single searches need no lawyer.',
            },
            {
              title: 'Search order or statement of work',
              when: 'For each role',
              text: 'Role, place, contract or permanent, pay range and decision-maker. For a contract, also the start, the expected end, the rate, who approves time, and rules for expenses and on-call duty.',
            },
            {
              title: 'Profiles',
              when: 'With the shortlist',
              text: 'Each person has agreed to be presented to your company for this role. A profile is personal data, so store it with your applications and delete it on your schedule.',
            },
            {
              title: 'The engineer’s confidentiality and rights agreement',
              when: 'Before the first day',
              text: 'Your counsel decides what you need for inventions, code and trade secrets. Send it early: a clause on prior inventions often delays a start.',
            },
            {
              title: 'Exit record',
              when: 'Last week',
              text: 'One page: accounts closed, equipment returned, and who accepted the handover.',
            },
          ],
        },
      ],
    },
    {
      id: 'security',
      title: 'Information security: we don’t need access to your systems',
      shortTitle: 'Information security',
      blocks: [
        {
          kind: 'text',
          paragraphs: [
            'We don’t need access to your systems, and we don’t ask for it. Your data stays where it is. We process data about candidates and what you tell us in the intake call. The engineer needs access, and you grant it as you would to any colleague. AI work needs extra care in five places.',
          ],
        },
        {
          kind: 'list',
          style: 'checks',
          items: [
            {
              title: 'Training data is production data',
              text: 'An extract for modeling needs the same protection as the table it came from. Give access in place if you can. Forbid copies on personal computers in writing.',
            },
            {
              title: 'Hosted models are sub-processors',
              text: 'Decide which providers may receive which kinds of text. Include coding assistants, and tell the new engineer on day one.',
            },
            {
              title: 'Model weights can leak training data',
              text: 'Treat a fine-tuned model as confidential as its data, until someone has shown that it does not leak.',
            },
            {
              title: 'API keys cost money',
              text: 'Give each person a limited key with a spending cap. A shared key to a GPU cluster is an open wallet.',
            },
            {
              title: 'Plan the exit from the start',
              text: 'Write down each token, notebook, storage bucket and vendor account when you grant it. No one remembers them all at the end.',
            },
          ],
        },
        {
          kind: 'text',
          paragraphs: [
            'For remote work, see [remote AI teams](/remote-ai-team-staffing). For people abroad, see [international recruitment](/international-ai-recruitment). Send us your security questionnaire: we answer what applies, and mark what doesn’t.',
          ],
        },
      ],
    },
    {
      id: 'invoices',
      title: 'When you get an invoice',
      shortTitle: 'Invoices',
      blocks: [
        {
          kind: 'pairs',
          pairs: [
            {
              term: 'Intake call, shortlist, interviews',
              text: `No invoice in a contingent search or for a contract. You get the shortlist ${averageShortlist.value} hours after the intake call, on average.`,
            },
            {
              term: 'Permanent hire',
              text: 'One fee: the agreed percentage of first-year base salary. It is due after the engineer has started. The guarantee is in the same clause.',
            },
            {
              term: 'Contract',
              text: 'Approved time multiplied by the agreed rate. Without approval there is no invoice, so name a deputy for the person who approves.',
            },
            {
              term: 'Contract that becomes permanent',
              text: 'The conversion terms are part of the first order. If a draft does not have them, send it back.',
            },
            {
              term: 'Retained or team search',
              text: 'In stages that a signed agreement names, and only if you asked for this model. Each stage is invoiced after it is delivered.',
            },
            {
              term: 'Your reference',
              text: 'Each invoice shows your purchase order and the role. If your system does not take PDF, or needs a portal, tell us with the first order.',
            },
            {
              term: 'The engineer',
              text: 'Pays nothing, at any stage. If anyone says otherwise, please tell us.',
            },
          ],
        },
      ],
    },
    {
      id: 'performance',
      title: 'How to review the engineer, and how to review us',
      shortTitle: 'Reviews',
      blocks: [
        {
          kind: 'text',
          paragraphs: [
            '**The engineer.** Your manager compares the work with the statement of work: what was due, what is in use, and what others can now do without help. Ask for three sentences in writing after the first month, then every quarter. Lines of code, hours online and closed tickets say little, and they are easy to inflate.',
            `**The agency.** Judge us with figures of your own. How long did it take from the intake call to the shortlist, and to a signed placement, against the ${placementWeeks.figure} that we quote? How many profiles were worth an interview? Who is still there, and still wanted, when our support ends? We suggest 30 minutes with procurement and one hiring manager after every third search, or twice a year.`,
          ],
        },
        {
          kind: 'callout',
          title: 'Call us in the first week of doubt',
          text: 'A weak start is sometimes a moving scope or a missing permission, and that is easy to fix. If it is the person, we tell you what we know, help with an orderly end, and follow the replacement terms of your agreement.',
        },
      ],
    },
    {
      id: 'questions',
      title: 'Questions from vendor reviews',
      shortTitle: 'Questions',
      blocks: [
        {
          kind: 'questions',
          questions: [
            {
              question: 'Do you use automated decisions on candidates?',
              answer: [
                'No. Software helps us find people. A person reads, interviews, recommends and rejects, as our [vetting steps](/about-ai-talent-experts#how-we-vet) say. Rules for automated hiring tools differ by place and change often. For tools of your own, ask counsel.',
              ],
            },
            {
              question: 'Who employs a contractor?',
              answer: [
                'Your order says it. {employment} Classification affects tax and labor law, so let your advisers see it before you sign.',
              ],
            },
            {
              question: 'Is exclusivity required?',
              answer: [
                'No. If several agencies search at once, tell us who covers what. A candidate who gets three calls about one role concludes that the employer is disorganized.',
              ],
            },
            {
              question: 'What is your advice on pay based on?',
              answer: [
                'On published figures with source, period and sample size. You can open them yourself on the [salary dashboard](/ai-ml-salary-data). Offers to other clients are confidential, and we don’t use them.',
              ],
            },
          ],
        },
      ],
    },
  ],
  related: [
    {
      label: 'Contract or permanent',
      to: '/ai-engineer-staffing',
      text: 'For the hiring manager: six questions, four cases and a calendar.',
    },
    {
      label: 'Our services',
      to: '/ai-ml-staffing-services',
      text: 'Five ways to hire on one page, to see which order you need.',
    },
    {
      label: 'Privacy policy',
      to: '/privacy-policy',
      text: 'What data we hold on candidates and contacts, why, and for how long.',
    },
    {
      label: 'Salary guide 2025',
      to: '/ai-salary-guide-2025',
      text: 'Check the range in a requisition against public figures.',
    },
  ],
  closing: {
    title: 'Need our vendor documents?',
    text: 'Ask for the framework agreement, or send your own template and your security questionnaire.',
    action: { label: 'Talk to a recruiter', to: '/contact-ai-recruiters' },
  },
  service: {
    name: 'AI engineer staffing for enterprises',
    audience: 'Procurement and human-resources departments',
  },
};
