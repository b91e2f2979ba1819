import { claims } from '@talent/content/claims';
import type { PageContent } from '../page-content';
import { terms } from '../sections/terms';

const { averageShortlist, placementWeeks, support } = claims;

/** `/ai-engineer-staffing-services` */
export const aiEngineerStaffingServices: PageContent = {
  path: '/ai-engineer-staffing-services',
  sitemap: { changefreq: 'monthly', priority: 0.7 },
  head: {
    title: 'AI Staffing for Procurement and HR',
    description:
      'The formal side of AI engineer staffing: scope of service, roles and responsibilities, documents, information security, invoices and performance reviews.',
    keywords:
      'AI staffing procurement, staffing vendor review, statement of work AI engineer, supplier onboarding',
  },
  name: 'Staffing services in detail',
  parent: { label: 'Services', to: '/ai-ml-staffing-services' },
  kicker: 'For procurement and HR',
  title: 'What you buy from us, on paper',
  lede: 'Written for the people who read contracts, onboard suppliers and answer auditors. It describes how the service is organised; your agreement with us is what binds.',
  actions: [
    { label: 'Request supplier documents', to: '/contact-ai-recruiters' },
    { label: 'Read how we use data', to: '/privacy-policy' },
  ],
  sections: [
    {
      id: 'scope',
      title: 'Scope of the service',
      shortTitle: 'Scope',
      blocks: [
        {
          kind: 'table',
          caption: 'Included, and not included',
          columns: ['Subject', 'Included', 'Not included'],
          rows: [
            [
              'Search',
              'Brief, sourcing, technical interview, working session, references, shortlist with a written profile for each person',
              'Advertising under your brand, unless you ask for it',
            ],
            [
              'Selection',
              'Scheduling, preparation of both sides, feedback',
              'The decision. It is yours, and you record its reasons',
            ],
            [
              'Terms',
              'Passing on and explaining offers; drafting the order for a contract',
              'Legal, tax or immigration advice',
            ],
            [
              'Work',
              'None: the engineer works under your direction, with your tools',
              'Project management, warranties for software, operation',
            ],
            [
              'Afterwards',
              `Contact with both sides for ${support.figure}`,
              'Supervision in place of a line manager',
            ],
          ],
        },
        {
          kind: 'text',
          paragraphs: [
            'The field is narrow on purpose: engineers and scientists for machine learning and AI, wanted by companies in [the US](/us-ai-talent) or in Canada. For other professions we would be an ordinary agency, and there are better ones.',
          ],
        },
      ],
    },
    {
      id: 'responsibilities',
      title: 'Roles and responsibilities',
      shortTitle: 'Responsibilities',
      blocks: [
        {
          kind: 'table',
          caption: 'Who is responsible at each stage',
          columns: ['Activity', 'Hiring manager', 'HR', 'Procurement', 'We'],
          rows: [
            ['Define the need', 'Decides', 'Checks level and range', 'Informed', 'Advise'],
            [
              'Choose the form',
              'Proposes',
              'Decides on employment',
              'Decides on contracts',
              'Advise',
            ],
            ['Present candidates', 'Informed', 'Informed', '–', 'Responsible'],
            ['Interview', 'Responsible', 'Takes part', '–', 'Organise'],
            [
              'Checks on background and right to work',
              'Informed',
              'Decides which; lawful ones only',
              '–',
              'Assist with consent',
            ],
            [
              'Offer or order',
              'Approves',
              'Issues an offer',
              'Issues an order',
              'Transmit, explain',
            ],
            ['Onboarding', 'Responsible', 'Responsible', '–', 'Follow up'],
            ['Daily direction', 'Responsible', '–', '–', '–'],
            ['Approval of time', 'Responsible', '–', 'Samples', 'Submit'],
            [
              'Extension or end',
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
      title: 'Documents, in the order in which they appear',
      shortTitle: 'Documents',
      blocks: [
        {
          kind: 'steps',
          steps: [
            {
              title: 'Confidentiality agreement',
              when: 'Before the brief, if you need one',
              text: 'On your template or on ours. Until it exists, leave names of products and customers out of the conversation; a good brief rarely needs them.',
            },
            {
              title: 'Framework agreement',
              when: 'Once',
              text: 'Services, fees, confidentiality, data protection, liability, term. Signed at corporate level, so that single searches need no lawyer.',
            },
            {
              title: 'Search order or statement of work',
              when: 'For each position',
              text: 'Role, place, form, range, decision-maker. For a contract also start, expected end, rate, approver of time, rules for expenses and standby.',
            },
            {
              title: 'Profiles',
              when: 'With the shortlist',
              text: 'Sent with the consent of each person for your company and this position. They are personal data in your hands: store them where you store applications, and delete them on your schedule.',
            },
            {
              title: 'Assignment of rights and confidentiality of the engineer',
              when: 'Before the first day',
              text: 'Whatever your counsel requires for inventions, code and trade secrets. Bring it early: a clause on prior inventions is a common cause of a delayed start.',
            },
            {
              title: 'Exit record',
              when: 'Last week',
              text: 'Accounts closed, equipment returned, hand-over accepted by name. One page.',
            },
          ],
        },
      ],
    },
    {
      id: 'security',
      title: 'Information security',
      blocks: [
        {
          kind: 'text',
          paragraphs: [
            'The most useful fact for an assessment: we do not need access to your systems, and we do not ask for it. Your data stays where it is. What we process is information on candidates and the content of briefs. That leaves the engineer’s own access, which you grant like any colleague’s. For AI work a few points deserve more attention than a standard checklist gives them.',
          ],
        },
        {
          kind: 'list',
          style: 'checks',
          items: [
            {
              title: 'Training data is production data',
              text: 'An extract for modelling carries the same duties as the table it came from. Give access in place where possible; forbid copies on private machines in writing.',
            },
            {
              title: 'Hosted models are sub-processors',
              text: 'Decide which providers may receive which class of text, coding assistants included, and tell the newcomer on day one.',
            },
            {
              title: 'Weights can leak what they learned',
              text: 'Treat a fine-tuned model as confidential at the level of its data until somebody has shown otherwise.',
            },
            {
              title: 'Keys cost money',
              text: 'Personal, limited credentials with a spending cap. A shared key on an accelerator cluster is an open wallet.',
            },
            {
              title: 'Leaving is a process',
              text: 'Tokens, notebooks, storage buckets, evaluation accounts at vendors: list them as they are granted, since nobody remembers at the end.',
            },
          ],
        },
        {
          kind: 'text',
          paragraphs: [
            'Working from elsewhere raises further points, which are gathered under [remote teams](/remote-ai-team-staffing); engagement of people abroad is treated under [international recruitment](/international-ai-recruitment). Questionnaires of your own are welcome: we answer what applies and mark what does not, instead of ticking every box.',
          ],
        },
      ],
    },
    {
      id: 'invoices',
      title: 'When an invoice arises',
      shortTitle: 'Invoices',
      blocks: [
        {
          kind: 'pairs',
          pairs: [
            {
              term: 'Before a signature',
              text: `Never. The brief, the shortlist (our average: ${averageShortlist.value} hours) and the interviews are at our risk. A search that you cancel has cost you time only.`,
            },
            {
              term: 'Permanent placement',
              text: 'One fee, on the basis named in the framework agreement, triggered by the signed employment contract. What happens if the employment ends early stands in the same clause; read it before the search and not after.',
            },
            {
              term: 'Contract',
              text: 'Approved time multiplied by the agreed rate, in the rhythm of your order. No approval, no invoice: the approver on your side is the control point, so name a deputy.',
            },
            {
              term: 'Contract that becomes permanent',
              text: 'The conversion terms are part of the original order. If they are missing from a draft, send it back.',
            },
            {
              term: 'Your reference',
              text: 'Each invoice carries the purchase order and the position. If your system rejects PDF or needs a portal, say so with the first order; it is solved in a day then and in a month later.',
            },
            {
              term: 'What the engineer pays',
              text: 'Nothing, at any stage, and we would like to hear about it if anybody claims otherwise.',
            },
          ],
        },
      ],
    },
    {
      id: 'performance',
      title: 'How performance is reviewed',
      shortTitle: 'Reviews',
      blocks: [
        {
          kind: 'text',
          paragraphs: [
            'Two performances, which should not be confused. **The engineer’s** is judged by your manager against the statement of work: what was due, what is in use, what others can now do without help. Ask for that in writing at the end of the first month and then at each quarter; three sentences suffice. Lines of code, hours online and tickets closed say little in this profession, and they are easy to inflate.',
            `**Ours** can be judged with figures that you hold yourself. How long from brief to shortlist, and from brief to signature against the ${placementWeeks.figure} that we quote? How many profiles were worth an interview? Who is still there, and still wanted, when our support ends? We suggest a half-hour review with procurement and one hiring manager after every third search, or twice a year.`,
          ],
        },
        {
          kind: 'callout',
          title: 'When something is wrong',
          text: 'Call in the week in which you first think so. What looks like a weak engineer is sometimes a moving scope or a missing permission, and then the repair is cheap. When it is the person, we say what we know, help with an orderly end, and look again on the terms of the agreement.',
        },
      ],
    },
    {
      id: 'questions',
      title: 'Questions from supplier reviews',
      shortTitle: 'Questions',
      blocks: [
        {
          kind: 'questions',
          questions: [
            {
              question: 'Do you use automated decisions on candidates?',
              answer: [
                'Software helps to find people. Reading, interviewing, recommending and rejecting are done by humans, as we state [about ourselves](/about-ai-talent-experts). Rules for automated tools in hiring differ by place and change; for tools of your own, ask counsel.',
              ],
            },
            {
              question: 'Who employs a contractor?',
              answer: [
                'That depends on form and place, and it is written in the order: your own payroll, an employer of record, or a business of the engineer. Classification has consequences in tax and labour law, so your advisers should see it before signature.',
              ],
            },
            {
              question: 'Is exclusivity required?',
              answer: [
                'It is not. If several agencies search at once, tell us the others’ ground, because a candidate who is approached three times for one seat concludes that the employer is disorganised.',
              ],
            },
            {
              question: 'On what grounds is pay advised?',
              answer: [
                'On published figures with source, period and number of postings, which you can open yourself on the [salary dashboard](/ai-ml-salary-data). Offers to other clients are confidential and are not used.',
              ],
            },
          ],
        },
      ],
    },
    terms,
  ],
  related: [
    {
      label: 'The manager’s view',
      to: '/ai-engineer-staffing',
      text: 'Contract or permanent, and the calendar from brief to first week.',
    },
    {
      label: 'Forms compared',
      to: '/ai-ml-staffing-services',
      text: 'All services on one page, to see which order you need.',
    },
    {
      label: 'Privacy policy',
      to: '/privacy-policy',
      text: 'Which data on candidates and contacts we hold, why, and for how long.',
    },
    {
      label: 'Salary guide 2025',
      to: '/ai-salary-guide-2025',
      text: 'To check the range in a requisition against public evidence.',
    },
  ],
  service: {
    name: 'AI engineer staffing for enterprises',
    audience: 'Procurement and human-resources departments',
  },
};
