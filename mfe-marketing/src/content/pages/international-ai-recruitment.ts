import { claims } from '@talent/content/claims';
import type { PageContent } from '../page-content';

const { countriesCovered, placementWeeks, support } = claims;

/** `/international-ai-recruitment` */
export const internationalAiRecruitment: PageContent = {
  path: '/international-ai-recruitment',
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
  title: 'Hire across a border without a surprise in month seven',
  lede: 'Finding the engineer is half of it. The other half is a form of employment that fits the work, a contract that passes on the rights, and papers in the right order.',
  actions: [
    { label: 'Discuss a hire abroad', to: '/contact-ai-recruiters' },
    { label: 'How far our network reaches', to: '/global-ai-talent-network' },
  ],
  sections: [
    {
      id: 'three-forms',
      title: 'Three forms, compared',
      blocks: [
        {
          kind: 'table',
          caption: 'Contractor, employer of record, relocation',
          columns: ['Point', 'Independent contractor', 'Employer of record', 'Relocation'],
          rows: [
            [
              'Who employs',
              'Nobody: a business sells you its work.',
              'A local company, on your behalf and for a fee.',
              'You do, in your own country.',
            ],
            [
              'Fits',
              'A project with an end and a result.',
              'An open-ended role in a country where you have no entity.',
              'A role that has to be near the team, the hardware or the data.',
            ],
            [
              'Who directs the work',
              'The contractor decides how and mostly when. If you decide, it may be employment in disguise.',
              'You, day by day, within local employment law.',
              'You.',
            ],
            [
              'Rights in code and models',
              'Pass only if the contract says so in words valid there.',
              'Pass in two hops: engineer to local employer, local employer to you.',
              'As for your other staff.',
            ],
            [
              'Time to the first day',
              'Shortest: a contract and an access request.',
              'Short to medium: a local contract, statutory registration.',
              'Longest: a permit, a notice period, a flat, perhaps a school.',
            ],
            [
              'Leaving',
              'As the contract says.',
              'As local law says, often with notice on both sides.',
              'As at home; a permit may depend on the job.',
            ],
            [
              'Main risk',
              'Reclassification, with tax and contributions due backwards.',
              'Rights or benefits lost between two contracts.',
              'Months of waiting, and a family that does not settle.',
            ],
          ],
        },
        {
          kind: 'callout',
          title: 'Ask counsel',
          text: 'We are recruiters. What stands here is general orientation and not legal advice; rules differ by country and change. Let a lawyer and a tax adviser in the country of work look at the form before you make an offer.',
        },
      ],
    },
    {
      id: 'choosing',
      title: 'Five checks that choose the form',
      shortTitle: 'Choosing',
      blocks: [
        {
          kind: 'list',
          style: 'numbers',
          items: [
            {
              title: 'Look for a finished state',
              text: 'A migration, an evaluation set, a working prototype: contractor. “Owns the ranking model”: employment of some kind.',
            },
            {
              title: 'See who sets the hours',
              text: 'Once you need somebody at your stand-up every day and on your pager, you are describing an employee, whatever the heading of the paper.',
            },
            {
              title: 'Count the people in that country, two years ahead',
              text: 'One or two: employer of record. Ten: a subsidiary may be cheaper, and the early contracts should be easy to move there.',
            },
            {
              title: 'Check whether the data may be seen from there',
              text: 'Customer contracts and privacy rules sometimes settle the matter at once: relocation, or a different country. [Levels of remote access](/remote-ai-team-staffing) can widen the choice.',
            },
            {
              title: 'Find out what the engineer wants',
              text: 'Early on. A parent with a mortgage may prefer a payslip to a higher invoice; a freelancer of ten years may refuse one.',
            },
          ],
        },
      ],
    },
    {
      id: 'steps',
      title: 'The order of steps',
      blocks: [
        {
          kind: 'text',
          paragraphs: [
            `For the search itself we state one figure, ${placementWeeks.figure} to a signature, whichever of [${countriesCovered.figure} countries](/global-ai-talent-network) it leads to. What follows the signature depends on the form, and most of it can be started earlier than people think.`,
          ],
        },
        {
          kind: 'steps',
          steps: [
            {
              when: 'Before the search',
              title: 'Fix the list of countries',
              text: 'With counsel: where you can contract, where an employer of record is an option, from where a permit is realistic. Ten minutes of this saves a candidate whom you could never have signed.',
            },
            {
              when: 'With the shortlist',
              title: 'Ask about status, lawfully',
              text: 'Right to work, notice period, other engagements, restraints from the present employer. Put the same neutral questions to everybody. Nationality as such is not one of them.',
            },
            {
              when: 'Before the offer',
              title: 'Cost the whole year',
              text: 'Pay in local currency, employer’s contributions, provider’s fee, equipment, travel, public holidays. Compare this figure, not the salary, with a hire at home.',
            },
            {
              when: 'With the offer',
              title: 'State currency and date',
              text: 'Name the currency, the day of payment and who bears the change in rates. An offer in dollars to somebody who pays rent in another currency is half an offer.',
            },
            {
              when: 'After the signature',
              title: 'Run papers and access in parallel',
              text: 'Registration or permit on one track; laptop, keys and a masked data sample on the other. The later of the two sets the first day.',
            },
            {
              when: 'First half year',
              title: 'Check that practice matches paper',
              text: `A contractor who has become a manager is the classic drift. We ask about it in the ${support.figure} during which we stay in touch.`,
            },
          ],
        },
      ],
    },
    {
      id: 'documents',
      title: 'Papers to have in the drawer',
      shortTitle: 'Documents',
      blocks: [
        {
          kind: 'pairs',
          pairs: [
            {
              term: 'From a contractor',
              text: 'Proof of a registered business, a tax number, insurance if your customers demand it, a statement about other clients, invoices that match the contract.',
            },
            {
              term: 'With an employer of record',
              text: 'The service agreement, the local employment contract in a language that the engineer reads, a chain of assignment for inventions, a data-processing agreement.',
            },
            {
              term: 'For a relocation',
              text: 'Degree certificates and employment letters early, because translations and legalisation take weeks; then the permit itself, family papers, a relocation agreement with its repayment terms.',
            },
            {
              term: 'In every case',
              text: 'Confidentiality, an inventory of prior work and open-source commitments, the licences of any data or weights that the engineer brings, and a list of systems to be accessed.',
            },
          ],
        },
      ],
    },
    {
      id: 'ai-clauses',
      title: 'Clauses that AI work adds',
      shortTitle: 'AI clauses',
      blocks: [
        {
          kind: 'text',
          paragraphs: [
            'Standard contracts speak of code and documents. An [engineer who trains models](/hire-ml-engineers) also produces weights, evaluation sets, labels, prompts and logs of experiments. Have them named. Say whether an external assistant may be used for writing code and which data it may see. Say which open-source licences may enter the product without asking. And say whether papers and talks are welcome, for many good people choose between two offers on that point alone.',
            'Export control deserves its own line in the conversation with counsel: in some countries advanced chips, certain software and technical help with them are restricted, and giving remote access can count as an export.',
          ],
        },
      ],
    },
    {
      id: 'questions',
      title: 'Asked before the first hire abroad',
      shortTitle: 'Questions',
      blocks: [
        {
          kind: 'questions',
          questions: [
            {
              question: 'Can you be the employer of record?',
              answer: [
                'We recruit. For the employment itself we work beside the provider that you choose, and tell you what to ask it.',
              ],
            },
            {
              question: 'Can a contractor become an employee later?',
              answer: [
                'Yes, as in any move from [contract to permanent](/ai-engineer-staffing-services), and a good contract provides for it: which rights carry over, how notice is counted, what happens to unfinished invoices.',
              ],
            },
            {
              question: 'Is Canada a simpler choice for a US company?',
              answer: [
                'Often: shared hours and a familiar legal style, though employment law there is not American law. See [hiring in Canada](/canada-ai-talent).',
              ],
            },
            {
              question: 'Which costs more, relocation or an employer of record?',
              answer: [
                'Relocation costs more in the first year and a provider’s fee runs as long as the employment. The answer turns on how long you expect the person to stay, so put both on one sheet over three years.',
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
      text: 'Who can be reached where, and with how many hours in common.',
    },
    {
      label: 'Hiring in the United States',
      to: '/us-ai-talent',
      text: 'For employers who decide to look at home after all.',
    },
    {
      label: 'Remote team practice',
      to: '/remote-ai-team-staffing',
      text: 'What has to be ready before somebody abroad can start.',
    },
    {
      label: 'Ways to engage AI engineers',
      to: '/ai-engineer-staffing-services',
      text: 'Contract, contract to permanent, permanent: with us, in your own country.',
    },
  ],
  service: {
    name: 'Cross-border recruitment of AI engineers',
    audience: 'Employers who hire AI engineers in another country',
  },
};
