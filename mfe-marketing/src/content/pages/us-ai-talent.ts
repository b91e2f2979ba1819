import { claims } from '@talent/content/claims';
import type { PageContent } from '../page-content';

const { averageShortlist, interviewPass, urgentPlacement } = claims;

/** `/us-ai-talent` */
export const usAiTalent: PageContent = {
  path: '/us-ai-talent',
  sitemap: { changefreq: 'weekly', priority: 0.8 },
  head: {
    title: 'AI Talent in the United States',
    description:
      'The US market for AI engineers as an employer meets it: posted pay by role and level with its source, how the hubs differ, and how to win without the top range.',
    keywords:
      'US AI talent, hire AI engineers USA, AI engineer salary US, AI hubs, machine learning hiring',
  },
  name: 'US talent',
  parent: { label: 'Services', to: '/ai-ml-staffing-services' },
  kicker: 'United States',
  title: 'The US market for AI engineers, seen from the hiring side',
  lede: 'What others post for the role that you want to fill, where such people tend to live, and what decides an offer when you are not the highest bidder.',
  actions: [
    { label: 'Brief us on a US role', to: '/contact-ai-recruiters' },
    { label: 'All US pay figures', to: '/ai-ml-salary-data' },
  ],
  sections: [
    {
      id: 'by-role',
      title: 'What employers post, by role',
      shortTitle: 'Pay by role',
      blocks: [
        {
          kind: 'text',
          paragraphs: [
            'Titles overlap, and so do the ranges behind them; the medians lie further apart. Before you write the advertisement, look at which row describes the work rather than which word sounds best. An employer who asks for a data scientist and describes a research engineer gets applicants from the wrong row, and loses the right ones at the offer.',
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
          note: 'Annual base pay as advertised, for the whole country. Bonus and equity are not in it, which matters most for the largest employers. Rows with few postings move more from year to year: read the number under each.',
        },
      ],
    },
    {
      id: 'by-level',
      title: 'The step from mid to senior',
      shortTitle: 'Pay by level',
      blocks: [
        {
          kind: 'pay',
          query: { by: 'level', role: 'machine-learning-engineer' },
          note: 'Machine-learning engineers, the role with the clearest ladder. Note how much the ranges overlap: a strong mid-level engineer and an ordinary senior one can stand at the same figure.',
        },
        {
          kind: 'text',
          paragraphs: [
            'Most briefs ask for “senior”, and many do not need it. A senior engineer earns the difference by choosing what not to build, and by being right about it with little information. If those choices have been made, by you or by an earlier hire, a mid-level engineer with a good reviewer delivers the same result. We put the question in the first call because it changes the budget more than any negotiation does. For other roles and work modes use the [salary calculator](/ai-salary-calculator).',
          ],
        },
      ],
    },
    {
      id: 'hubs',
      title: 'How the hubs differ',
      shortTitle: 'Hubs',
      blocks: [
        {
          kind: 'pairs',
          pairs: [
            {
              term: 'San Francisco Bay Area',
              text: 'The densest place for foundation models, developer tools and the companies around them. People change jobs by walking across the street, so slow processes lose. Search here for depth in large-model training and for early engineers of a product.',
            },
            {
              term: 'Seattle',
              text: 'Cloud platforms and retail at scale shaped this market. Strong on serving, ranking, distributed systems and people who have lived with a pager for years.',
            },
            {
              term: 'New York',
              text: 'Finance, media, advertising and health. Many engineers combine modelling with a domain, and are used to numbers that are audited.',
            },
            {
              term: 'Boston and Cambridge',
              text: 'Universities, biotech, robotics. Doctorates are common; so is a preference for problems that take more than a quarter, which suits [research-to-product work](/ai-research-product-teams).',
            },
            {
              term: 'Texas, above all Austin',
              text: 'Semiconductors, enterprise software, and arrivals from both coasts. A good place for generalists who would like a house.',
            },
            {
              term: 'Pittsburgh',
              text: 'Robotics, autonomy and speech, grown around one strong university. Small, loyal, easy to overlook.',
            },
            {
              term: 'Washington and northern Virginia',
              text: 'Public-sector and defence work. A clearance is the scarce good there and can narrow a search more than any skill.',
            },
            {
              term: 'Everywhere else',
              text: 'The Research Triangle, Atlanta, Chicago, Denver, Los Angeles, San Diego and many remote towns. For a [remote role](/remote-ai-team-staffing) the map matters less than three hours of difference between the coasts.',
            },
          ],
        },
      ],
    },
    {
      id: 'winning',
      title: 'Winning against a bigger budget',
      shortTitle: 'Winning offers',
      blocks: [
        {
          kind: 'text',
          paragraphs: [
            'Large laboratories will outbid you for some people, and it is better to know for whom. The others decide on things that you control.',
          ],
        },
        {
          kind: 'table',
          caption: 'What candidates weigh, and what a smaller employer can say',
          columns: ['They ask', 'A weak answer', 'A strong one'],
          rows: [
            [
              'What will I own?',
              '“You will work on AI across the company.”',
              'One named system, the number it is judged by, and who decided that number.',
            ],
            [
              'Which data is there?',
              '“Lots, it is being centralised.”',
              'A table with rows, years, known gaps and the date on which access was last granted to a newcomer.',
            ],
            [
              'What can I compute with?',
              '“Whatever you need.”',
              'Hardware today, budget a month, and who approves more.',
            ],
            [
              'Who reviews my work?',
              '“You will be our expert.”',
              'A person who has shipped models before, here or as an adviser.',
            ],
            [
              'When do I know?',
              '“We will be in touch.”',
              'Dates for each round in the first message, and kept.',
            ],
          ],
        },
      ],
    },
    {
      id: 'process',
      title: 'A process that fits this market',
      shortTitle: 'Process',
      blocks: [
        {
          kind: 'steps',
          steps: [
            {
              title: 'Publish the range',
              text: 'Several states, among them California, Colorado, New York and Washington, have laws on pay ranges in job postings. Details differ and remote roles can be covered, so ask counsel; in practice it is simplest to print an honest range everywhere.',
            },
            {
              title: 'Agree on two must-haves',
              text: 'Not nine. A list of nine describes nobody, and teaches candidates to tick boxes.',
            },
            {
              title: 'See people quickly',
              text: `Our side takes ${averageShortlist.value} hours on average to send you names. The same pace on yours, first talks within the week, tells a candidate more about you than the careers page does.`,
            },
            {
              title: 'Test once, on your kind of problem',
              text: `One working session replaces three abstract ones. With ${interviewPass.figure} of our candidates passing, a long gauntlet mostly tests patience. [Interview questions by role](/ai-interview-questions) are here to borrow.`,
            },
            {
              title: 'Offer by telephone, then on paper',
              text: `Same day. When a project is burning, brief to signature can be done in ${urgentPlacement.figure}, if whoever signs is not on holiday.`,
            },
          ],
        },
        {
          kind: 'callout',
          title: 'Work authorisation',
          text: 'We ask every candidate the same neutral question: are you authorised to work in the United States, now and later, without sponsorship? Whether you can sponsor, and how, is a matter for your immigration counsel before the search begins.',
        },
      ],
    },
    {
      id: 'pick-a-role',
      title: 'Start from the role',
      shortTitle: 'Roles',
      blocks: [
        {
          kind: 'links',
          links: [
            {
              label: 'Machine-learning engineers',
              to: '/hire-ml-engineers',
              text: 'For models that you train and keep in shape yourselves.',
            },
            {
              label: 'AI engineers',
              to: '/hire-ai-engineers',
              text: 'For products on top of language models.',
            },
            {
              label: 'MLOps engineers',
              to: '/hire-mlops-engineers',
              text: 'For everything between a notebook and a night without calls.',
            },
            {
              label: 'NLP engineers',
              to: '/hire-nlp-engineers',
              text: 'For text and speech where being nearly right is wrong.',
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
      text: 'Every published figure with period, sample and source.',
    },
    {
      label: '2025 salary guide',
      to: '/ai-salary-guide-2025',
      text: 'The same figures, read aloud: what changed and what to do about it.',
    },
    {
      label: 'Talent in Canada',
      to: '/canada-ai-talent',
      text: 'Next door, in the same hours, with different law and another currency.',
    },
    {
      label: 'For candidates: US jobs',
      to: '/us-ai-engineer-jobs',
      text: 'What we advise the other side of the table. Read it before you post.',
    },
  ],
  service: {
    name: 'Recruitment of AI engineers in the United States',
    audience: 'Employers who hire AI and machine-learning engineers in the US',
  },
};
