import { claims } from '@talent/content/claims';
import type { PageContent } from '../page-content';

const { averageShortlist, urgentPlacement } = claims;

/** `/us-ai-talent` */
export const usAiTalent: PageContent = {
  path: '/us-ai-talent',
  kind: {
    name: 'place',
    picture: { of: 'places', countries: ['US'] },
    glance: [
      { term: 'Pay', text: '[Ten roles compared](/us-ai-talent#by-role)' },
      { term: 'Time zones', text: 'Four on the mainland, three hours from coast to coast' },
      { term: 'Law', text: '[Pay ranges in postings, in several states](/us-ai-talent#process)' },
      {
        term: 'Shortlist',
        text: `${averageShortlist.value} hours after the intake call, on average`,
      },
    ],
  },
  sitemap: { changefreq: 'weekly', priority: 0.8 },
  head: {
    title: 'AI Talent in the United States',
    description:
      'Hiring AI engineers in the US: reported pay ranges by role and level, how the tech hubs differ, and how to win offers when you are not the highest bidder.',
    keywords:
      'US AI talent, hire AI engineers USA, AI engineer salary US, AI hubs, machine learning hiring',
  },
  name: 'US talent',
  parent: { label: 'Services', to: '/ai-ml-staffing-services' },
  kicker: 'United States',
  title: 'Hire AI talent in the United States: pay, hubs and how to win offers',
  lede: 'What the role pays, where the people are, and what decides an offer when you are not the highest bidder.',
  actions: [
    { label: 'Talk to a recruiter', to: '/contact-ai-recruiters' },
    { label: 'See salary data', to: '/ai-ml-salary-data' },
  ],
  sections: [
    {
      id: 'by-role',
      title: 'What AI roles pay in the US',
      shortTitle: 'Pay by role',
      blocks: [
        {
          kind: 'text',
          paragraphs: [
            'Titles overlap, and so do their pay ranges. The medians differ more. Before you write the job posting, find the row that describes the work, not the title that sounds best. If you ask for a data scientist and describe a research engineer, you attract the wrong people and lose the right ones at the offer.',
          ],
        },
        {
          kind: 'pay',
          query: {
            by: 'role',
            roles: [
              'ai-architect',
              'machine-learning-engineer',
              'computer-vision-engineer',
              'research-engineer',
              'research-scientist',
              'ai-engineer',
              'machine-learning-scientist',
              'mlops-engineer',
              'data-scientist',
              'data-engineer',
            ],
          },
          note: 'Reported annual base pay for the whole country. Bonus and equity are not included, which matters most at the largest employers. Rows with few ranges change more from year to year, so check the number under each.',
        },
      ],
    },
    {
      id: 'by-level',
      title: 'Do you need a senior engineer, or a mid-level one?',
      shortTitle: 'Pay by level',
      blocks: [
        {
          kind: 'pay',
          query: { by: 'level', role: 'machine-learning-engineer' },
          note: 'Machine learning engineers, the role with the clearest levels. The ranges overlap: a strong mid-level engineer and an average senior one can earn the same.',
        },
        {
          kind: 'text',
          paragraphs: [
            'Most briefs ask for “senior,” and many don’t need it. A senior engineer earns the difference by deciding what not to build, and by being right with little information. If those decisions are made, a mid-level engineer with a good reviewer delivers the same result. We ask about this in the intake call, because it changes the budget more than any negotiation. For other roles and work modes, use the [salary calculator](/ai-salary-calculator).',
          ],
        },
      ],
    },
    {
      id: 'hubs',
      title: 'US hubs for AI engineers, and what each is strong in',
      shortTitle: 'Hubs',
      blocks: [
        {
          kind: 'pairs',
          pairs: [
            {
              term: 'San Francisco Bay Area',
              text: 'The center of foundation models and developer tools. The next employer is across the street, so slow processes lose. Search here for large-model training and for early product engineers.',
            },
            {
              term: 'Seattle',
              text: 'Shaped by cloud platforms and large-scale retail. Strong in serving, ranking and distributed systems, with engineers who have been on call for years.',
            },
            {
              term: 'New York',
              text: 'Finance, media, advertising and health. Many engineers combine modeling with domain knowledge and are used to audited numbers.',
            },
            {
              term: 'Boston and Cambridge',
              text: 'Universities, biotech and robotics. PhDs are common, and so are people who like problems that take more than a quarter. That suits [research-to-product work](/ai-research-product-teams).',
            },
            {
              term: 'Austin and the rest of Texas',
              text: 'Semiconductors and enterprise software. Compare [data scientists’ pay in Austin](/ai-ml-salary-data/data-scientist/austin-tx) with the country’s before you set a range.',
            },
            {
              term: 'Pittsburgh',
              text: 'Robotics, autonomy and speech, around one strong university. A small market with long tenures that many employers overlook.',
            },
            {
              term: 'Washington and northern Virginia',
              text: 'Public-sector and defense work. A security clearance is scarce and can narrow a search more than any skill.',
            },
            {
              term: 'The rest of the country',
              text: 'The Research Triangle, Atlanta, Chicago, Denver, Los Angeles, San Diego and many smaller towns. For a [remote role](/remote-ai-team-staffing), the three hours between the coasts matter more than the city.',
            },
          ],
        },
        {
          kind: 'zones',
          caption: 'Working hours from coast to coast',
          city: 'New York',
          zone: 'America/New_York',
          rows: [
            { places: 'Chicago, Austin', zones: ['America/Chicago'] },
            { places: 'Denver', zones: ['America/Denver'] },
            { places: 'San Francisco, Seattle', zones: ['America/Los_Angeles'] },
          ],
        },
      ],
    },
    {
      id: 'winning',
      title: 'How to win AI engineers without the biggest budget',
      shortTitle: 'Winning offers',
      blocks: [
        {
          kind: 'text',
          paragraphs: [
            'The large AI labs will outbid you for some people. It helps to know which ones. The others decide on things that you control.',
          ],
        },
        {
          kind: 'table',
          caption: 'What candidates weigh, and what you can answer',
          columns: ['They ask', 'A weak answer', 'A strong answer'],
          rows: [
            [
              'What will I own?',
              '“You will work on AI across the company.”',
              'One named system, the metric it is judged by, and who chose that metric.',
            ],
            [
              'What data do you have?',
              '“Lots. It is being centralized.”',
              'A table with rows, years and known gaps, and how fast the last new hire got access.',
            ],
            [
              'What compute will I have?',
              '“Whatever you need.”',
              'Today’s hardware, the monthly budget, and who approves more.',
            ],
            [
              'Who reviews my work?',
              '“You will be our expert.”',
              'Someone who has shipped models before, on your team or as an advisor.',
            ],
            [
              'When will I hear back?',
              '“We will be in touch.”',
              'Dates for each round in the first message, and you keep them.',
            ],
          ],
        },
      ],
    },
    {
      id: 'process',
      title: 'A hiring process that fits the US market',
      shortTitle: 'Process',
      blocks: [
        {
          kind: 'steps',
          steps: [
            {
              title: 'Publish the range',
              text: 'In practice, it is simplest to publish an honest range everywhere.',
            },
            {
              title: 'Agree on two must-haves',
              text: 'Not nine. A list of nine describes no one, and teaches candidates to check boxes.',
            },
            {
              title: 'See people quickly',
              text: `You get our shortlist ${averageShortlist.value} hours after the intake call, on average. If you hold the first conversations in the same week, candidates learn more about you than from any careers page.`,
            },
            {
              title: 'Test once, on your kind of problem',
              text: 'One working session replaces three abstract ones. Use our [interview questions by role](/ai-interview-questions).',
            },
            {
              title: 'Make the offer by phone, then in writing',
              text: `Do both on the same day. When a search is urgent, it takes ${urgentPlacement.figure} from the intake call to placement, if the person who signs is available.`,
            },
          ],
        },
        {
          kind: 'law',
          title: 'US law to check first',
          items: [
            {
              term: 'Pay ranges in postings',
              text: 'Several states, including California, Colorado, New York and Washington, have laws on pay ranges in job postings. The details differ, and remote roles can be covered, so ask counsel.',
            },
            {
              term: 'Work authorization',
              text: 'We ask every candidate the same neutral question: are you authorized to work in the United States, now and later, without sponsorship? Ask your immigration counsel before the search whether and how you can sponsor.',
            },
          ],
        },
      ],
    },
    {
      id: 'pick-a-role',
      title: 'Hire by role',
      shortTitle: 'Roles',
      blocks: [
        {
          kind: 'links',
          links: [
            {
              label: 'Machine learning engineers',
              to: '/hire-ml-engineers',
              text: 'For models that you train and maintain yourselves.',
            },
            {
              label: 'AI engineers',
              to: '/hire-ai-engineers',
              text: 'For products built on language models.',
            },
            {
              label: 'MLOps engineers',
              to: '/hire-mlops-engineers',
              text: 'For everything between a notebook and reliable production.',
            },
            {
              label: 'NLP engineers',
              to: '/hire-nlp-engineers',
              text: 'For text and speech where almost right is not good enough.',
            },
          ],
        },
      ],
    },
  ],
  related: [
    {
      label: 'Salary dashboard',
      to: '/ai-ml-salary-data',
      text: 'Every figure with its period, sample and source.',
    },
    {
      label: '2025 salary guide',
      to: '/ai-salary-guide-2025',
      text: 'The same figures explained: what they mean and what to do with them.',
    },
    {
      label: 'Talent in Canada',
      to: '/canada-ai-talent',
      text: 'Same time zones, different law and currency.',
    },
    {
      label: 'For candidates: US jobs',
      to: '/us-ai-engineer-jobs',
      text: 'What we tell candidates. Read it before you write the posting.',
    },
  ],
  closing: {
    title: 'Hiring an AI engineer in the US?',
    text: 'Tell us the role, the place and the range. We will tell you what the market says about it.',
    action: { label: 'Talk to a recruiter', to: '/contact-ai-recruiters' },
  },
  service: {
    name: 'Recruitment of AI engineers in the United States',
    audience: 'Employers who hire AI and machine learning engineers in the US',
  },
};
