import { claims } from '@talent/content/claims';
import type { PageContent } from '../page-content';

const { placementWeeks, support } = claims;

/** `/international-ai-recruitment` */
export const internationalAiRecruitment: PageContent = {
  path: '/international-ai-recruitment',
  kind: {
    name: 'place',
    picture: {
      of: 'places',
      countries: ['US', 'CA'],
      frame: 'world',
    },
    glance: [
      { term: 'Three forms', text: 'Contractor, employer of record, relocation' },
      { term: 'Soonest start', text: 'A contractor' },
      { term: 'Longest wait', text: 'A relocation' },
      {
        term: 'Law',
        text: '[Ask counsel in the country of work](/international-ai-recruitment#three-forms)',
      },
    ],
  },
  sitemap: { changefreq: 'monthly', priority: 0.7 },
  head: {
    title: 'International AI Recruitment',
    description:
      'Hiring an AI engineer across a border: contractor, employer of record and relocation compared, the order of steps, the documents, and what to ask counsel.',
    keywords:
      'international AI recruitment, employer of record, hire AI contractor abroad, relocation of engineers',
  },
  name: 'International recruitment',
  parent: { label: 'Services', to: '/ai-ml-staffing-services' },
  kicker: 'Cross-border hiring',
  title: 'International AI recruitment: contractor, employer of record or relocation',
  lede: 'Finding the engineer is half of the work. The other half is the right form of employment, a contract that transfers the rights, and documents in the right order.',
  actions: [
    { label: 'Talk to a recruiter', to: '/contact-ai-recruiters' },
    { label: 'See shared hours by time zone', to: '/global-ai-talent-network' },
  ],
  sections: [
    {
      id: 'three-forms',
      title: 'Three ways to hire abroad, compared',
      blocks: [
        {
          kind: 'table',
          caption: 'Contractor, employer of record, relocation',
          columns: ['Question', 'Independent contractor', 'Employer of record', 'Relocation'],
          rows: [
            [
              'Who is the employer?',
              'No one: a business sells you its work.',
              'A local company, on your behalf and for a fee.',
              'You do, in your own country.',
            ],
            [
              'When does it fit?',
              'A project with an end date and a result.',
              'An open-ended role in a country where you have no entity.',
              'A role that must be near the team, the hardware or the data.',
            ],
            [
              'Who directs the work?',
              'The contractor decides how, and mostly when. If you decide, it may count as employment.',
              'You do, day to day, within local employment law.',
              'You do.',
            ],
            [
              'Who owns code and models?',
              'You do, but only if the contract says so in terms that are valid there.',
              'You do, in two steps: from the engineer to the local employer, and from there to you.',
              'You do, as with your other employees.',
            ],
            [
              'How soon can they start?',
              'Soonest: a contract and an access request.',
              'After a local contract and registration.',
              'Latest: a permit, a notice period, a home, perhaps a school.',
            ],
            [
              'How does it end?',
              'As the contract says.',
              'As local law says, often with notice from both sides.',
              'As in your own country. A permit may depend on the job.',
            ],
            [
              'What is the main risk?',
              'Reclassification as employment, with back taxes and contributions.',
              'Rights or benefits that get lost between two contracts.',
              'Months of waiting, and a family that doesn’t settle in.',
            ],
          ],
        },
        {
          kind: 'law',
          title: 'Law: ask counsel before an offer',
          items: [
            {
              term: 'Employment and tax',
              text: 'We are recruiters. This page is general information and not legal advice. Rules differ by country, and they change. Ask a lawyer and a tax advisor in the country of work before you make an offer.',
            },
            {
              term: 'Export controls',
              text: 'Ask counsel about export controls. Some countries restrict advanced chips, certain software, and technical help with them. Remote access can count as an export.',
            },
          ],
        },
      ],
    },
    {
      id: 'choosing',
      title: 'How to choose in five checks',
      shortTitle: 'Choosing',
      blocks: [
        {
          kind: 'list',
          style: 'numbers',
          items: [
            {
              title: 'Can you describe when it is finished?',
              text: 'A migration, an evaluation set, a working prototype: hire a contractor. “Owns the ranking model”: you need an employee.',
            },
            {
              title: 'Who sets the hours?',
              text: 'If you need someone in your standup every day and on call, you are describing an employee, whatever the contract is called.',
            },
            {
              title: 'How many people will you have in that country in two years?',
              text: 'For one or two, use an employer of record. For ten, a subsidiary may be cheaper, so make sure that early contracts can move there.',
            },
            {
              title: 'Can the data be accessed from there?',
              text: 'Customer contracts and privacy rules sometimes leave only relocation, or a different country. [Levels of remote access](/remote-ai-team-staffing#data-access) can give you more options.',
            },
            {
              title: 'What does the engineer want?',
              text: 'Ask early. A parent with a mortgage may prefer a salary to a higher rate. Someone who has freelanced for ten years may not.',
            },
          ],
        },
      ],
    },
    {
      id: 'steps',
      title: 'Six steps, in the right order',
      blocks: [
        {
          kind: 'text',
          paragraphs: [
            `The search itself takes as long as any other: ${placementWeeks.figure} from the intake call, in whichever country [our network](/global-ai-talent-network) finds the person. What follows depends on the form, and you can start most of it early.`,
          ],
        },
        {
          kind: 'steps',
          steps: [
            {
              when: 'Before the search',
              title: 'Agree on the list of countries',
              text: 'Ask counsel where you can use contractors, where an employer of record is an option, and from where a permit is realistic. Ten minutes of this keep you from interviewing someone you can’t hire.',
            },
            {
              when: 'With the shortlist',
              title: 'Ask about status, lawfully',
              text: 'Right to work, notice period, other clients, restrictions from the current employer. Ask everyone the same neutral questions. Nationality is not one of them.',
            },
            {
              when: 'Before the offer',
              title: 'Cost the whole year',
              text: 'Pay in local currency, employer contributions, the provider’s fee, equipment, travel and public holidays. Compare that total, not the salary, with a hire at home.',
            },
            {
              when: 'With the offer',
              title: 'State currency and date',
              text: 'Name the currency, the payday, and who carries the exchange rate risk. An offer in dollars is incomplete for someone who pays rent in another currency.',
            },
            {
              when: 'After the signature',
              title: 'Handle documents and access in parallel',
              text: 'Registration or permit on one track. Laptop, keys and a masked data sample on the other. The later one sets the first day.',
            },
            {
              when: 'First six months',
              title: 'Check that the work still matches the contract',
              text: `A contractor who has become a manager is the classic problem. We ask about it during the ${support.figure} of support.`,
            },
          ],
        },
      ],
    },
    {
      id: 'documents',
      title: 'Documents you need',
      shortTitle: 'Documents',
      blocks: [
        {
          kind: 'pairs',
          pairs: [
            {
              term: 'From a contractor',
              text: 'Proof of a registered business, a tax number, insurance if your customers require it, a statement about other clients, and invoices that match the contract.',
            },
            {
              term: 'With an employer of record',
              text: 'The service agreement, a local employment contract in a language the engineer reads, a complete assignment of inventions, and a data processing agreement.',
            },
            {
              term: 'For a relocation',
              text: 'Degree certificates and employment letters, early, because certified translations take weeks. Then the permit, family documents, and a relocation agreement with its repayment terms.',
            },
            {
              term: 'In every case',
              text: 'A confidentiality agreement, a list of prior work and open-source commitments, the licenses of any data or weights the engineer brings, and a list of systems to access.',
            },
          ],
        },
      ],
    },
    {
      id: 'ai-clauses',
      title: 'Contract clauses for AI work',
      shortTitle: 'AI clauses',
      blocks: [
        {
          kind: 'text',
          paragraphs: [
            'Standard contracts cover code and documents. An [engineer who trains models](/hire-ml-engineers) also produces weights, evaluation sets, labels, prompts and experiment logs. Name them all. Say whether engineers can use an external coding assistant, and which data it can see. Say which open-source licenses can enter the product without asking. And say whether papers and talks are welcome: for many good people, that decides between two offers.',
          ],
        },
      ],
    },
    {
      id: 'questions',
      title: 'Questions before the first hire abroad',
      shortTitle: 'Questions',
      blocks: [
        {
          kind: 'questions',
          questions: [
            {
              question: 'Can you be the employer of record?',
              answer: [
                'No, we recruit. You choose a provider for the employment. We work with it, and tell you what to ask.',
              ],
            },
            {
              question: 'Can a contractor become an employee later?',
              answer: [
                'Yes, as in any move from [contract to permanent](/ai-engineer-staffing#converting). A good contract covers which rights carry over, how notice is counted, and what happens to open invoices.',
              ],
            },
            {
              question: 'Is Canada a simpler choice for a US company?',
              answer: [
                'Often. You share working hours, and contracts look familiar, but employment law is different. See [hiring in Canada](/canada-ai-talent).',
              ],
            },
            {
              question: 'Which costs more, relocation or an employer of record?',
              answer: [
                'Relocation costs more in the first year, and a provider’s fee runs for as long as the employment. It depends on how long you expect the person to stay, so compare both over three years.',
              ],
            },
          ],
        },
      ],
    },
  ],
  related: [
    {
      label: 'The network and its time zones',
      to: '/global-ai-talent-network',
      text: 'Where engineers are, and how many hours you share.',
    },
    {
      label: 'Hiring in the United States',
      to: '/us-ai-talent',
      text: 'Pay, hubs and how to win offers, if you decide to hire at home.',
    },
    {
      label: 'Remote team practice',
      to: '/remote-ai-team-staffing',
      text: 'What has to be ready before someone abroad can start.',
    },
    {
      label: 'Fees, guarantee and terms',
      to: '/ai-engineer-staffing-services',
      text: 'How our fee works when you hire in your own country.',
    },
  ],
  closing: {
    title: 'Thinking about a hire abroad?',
    text: 'Tell us the role and the countries you have in mind. We will say which form usually fits.',
    action: { label: 'Talk to a recruiter', to: '/contact-ai-recruiters' },
  },
  service: {
    name: 'Cross-border recruitment of AI engineers',
    audience: 'Employers who hire AI engineers in another country',
  },
};
