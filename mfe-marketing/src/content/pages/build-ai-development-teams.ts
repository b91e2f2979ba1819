import { claims } from '@talent/content/claims';
import type { PageContent } from '../page-content';

const { averageShortlist, placementWeeks } = claims;

/** `/build-ai-development-teams` */
export const buildAiDevelopmentTeams: PageContent = {
  path: '/build-ai-development-teams',
  kind: {
    name: 'role',
    picture: { of: 'team', needs: [[], [0], [0, 1], [0, 1], [0, 1], [0, 1]] },
    glance: [
      { term: 'First hire', text: 'A senior engineer who can say no' },
      { term: 'Second hire', text: 'A data engineer, earlier than feels natural' },
      { term: 'First 90 days', text: 'One change shipped, one metric, one improvement' },
      {
        term: 'First shortlist',
        text: `${averageShortlist.value} hours after the intake call, on average`,
      },
    ],
  },
  sitemap: { changefreq: 'monthly', priority: 0.8 },
  head: {
    title: 'Build AI Development Teams',
    description:
      'Build an AI development team in the right order: team structure at four stages, who to hire first, how to size each role, and a 90-day onboarding plan.',
    keywords:
      'build AI team, AI team structure, order of AI hires, AI team onboarding, machine learning team',
  },
  name: 'AI development teams',
  parent: { label: 'Services', to: '/ai-ml-staffing-services' },
  kicker: 'Specialized teams',
  title: 'Build an AI development team by hiring in the right order',
  lede: 'Hire five good engineers in the wrong order and they wait for each other. See which roles you need at each stage, who to hire first, and how to plan the first 90 days.',
  actions: [
    { label: 'Talk to a recruiter', to: '/contact-ai-recruiters' },
    { label: 'Read the salary guide', to: '/ai-salary-guide-2025' },
  ],
  sections: [
    {
      id: 'shapes',
      title: 'AI team structure at four stages',
      shortTitle: 'Team structure',
      blocks: [
        {
          kind: 'text',
          paragraphs: [
            'A team has the right structure when every open question has an owner, and nobody has been hired for a question that has not come up yet. The stages below describe the product, not the size of the company. A bank can be at the first stage and a startup of twelve at the third.',
          ],
        },
        {
          kind: 'table',
          caption: 'Who belongs on the team at each stage of the product',
          columns: ['Stage', 'The open question', 'People', 'Leave out for now'],
          rows: [
            [
              'Discovery',
              'Is there any value in it?',
              'One senior generalist who can get at the data, and a domain expert for a day or two each week',
              'Platform, research, a full-time manager',
            ],
            [
              'First release',
              'Can people outside the company rely on it?',
              'The generalist, a backend engineer who likes data, a product owner, and someone for evaluation part-time',
              'A second modeler',
            ],
            [
              'Growth',
              'Can we improve it weekly without breaking it?',
              'Two or three engineers for model and product, one data engineer, one for operations and cost, and a lead who still reads code',
              'A central platform group',
            ],
            [
              'Several products',
              'What should we build once instead of four times?',
              'Product teams as above, a small platform team that serves them, and one owner of evaluation standards',
              'A model approval committee without engineers',
            ],
          ],
        },
      ],
    },
    {
      id: 'order',
      title: 'Who to hire first, and why',
      shortTitle: 'Order of hires',
      blocks: [
        {
          kind: 'steps',
          steps: [
            {
              title: 'First: a senior engineer who can say no',
              text: 'This person has product sense, has shipped in the field, and has also stopped a project. Every later choice depends on their judgment, so wait for the right one. The title may be lead, staff, or simply your first [machine learning engineer](/hire-ml-engineers) or [AI engineer](/hire-ai-engineers).',
            },
            {
              title: 'Second: a data engineer',
              text: 'Hire one earlier than feels natural. If records arrive late or change meaning, every later hire inherits the problem and works around it in private scripts.',
            },
            {
              title: 'Third: a product-minded engineer',
              text: 'They build the interface and decide how it shows doubt and how a person corrects the model. Those corrections are some of the best labels you can get.',
            },
            {
              title: 'Fourth: someone who owns evaluation',
              text: 'It starts as the lead’s habit and becomes half a job, then a whole one. It is time when two people quote different quality figures for the same release.',
            },
            {
              title: 'Fifth: someone who runs it in production',
              text: 'Hire before the second product, not after the second outage. Compare [MLOps engineers](/hire-mlops-engineers) with [production AI engineers](/hire-production-ai-engineers); the two roles suit different people.',
            },
            {
              title: 'Then: specialists and juniors',
              text: 'Add vision, speech, retrieval or optimization specialists when a measured weakness calls for one. Add juniors when two seniors have time to review their work.',
            },
          ],
        },
      ],
    },
    {
      id: 'levels',
      title: 'What each level on the team decides without asking',
      shortTitle: 'Levels',
      blocks: [
        {
          kind: 'ladder',
          caption: 'From one change to the whole plan',
          levels: [
            {
              name: 'Engineer',
              items: [
                {
                  title: 'The work',
                  text: 'Takes one change from data to release, with a single review.',
                },
                { title: 'The measure', text: 'Adds the failing case before fixing it.' },
                { title: 'The people', text: 'Asks for a decision when two goals clash.' },
              ],
            },
            {
              name: 'Senior engineer',
              items: [
                { title: 'The work', text: 'Splits a vague goal into releases of a week or two.' },
                { title: 'The measure', text: 'Sets the baseline that later work has to beat.' },
                {
                  title: 'The people',
                  text: 'Reviews the changes of two colleagues without holding them up.',
                },
              ],
            },
            {
              name: 'Tech lead',
              items: [
                { title: 'The work', text: 'Chooses what the team will not build this quarter.' },
                {
                  title: 'The measure',
                  text: 'Owns the team’s one metric, and says so first when it falls.',
                },
                {
                  title: 'The people',
                  text: 'Writes the brief for the next hire, or argues against one.',
                },
              ],
            },
          ],
        },
      ],
    },
    {
      id: 'ratios',
      title: 'How many engineers of each kind do you need?',
      shortTitle: 'Team ratios',
      blocks: [
        {
          kind: 'text',
          paragraphs: [
            'There is no correct number of data engineers per scientist, and anyone who quotes one is quoting another company’s history. You can work out your own numbers from a month of records.',
          ],
        },
        {
          kind: 'pairs',
          pairs: [
            {
              term: 'Data engineers to modelers',
              text: 'For four weeks, ask your modelers to note how many days they spend finding, joining and fixing data. If it is more than half, you pay a modeler’s salary for pipeline work. Make the next hire a data engineer.',
            },
            {
              term: 'Reviewers to changes',
              text: 'A reviewer can read only so many changes a day with care. When changes to prompts, features or training code wait overnight, either the team is too junior or the changes are too large. Count before you decide which.',
            },
            {
              term: 'Evaluators to releases',
              text: 'Multiply the releases in a month by the cases a person must judge for each, and by the minutes per case. The result is the size of your evaluation job, in minutes a month.',
            },
            {
              term: 'On-call load to people',
              text: 'Count the night calls per person per week for two months. If nobody can be spared from the rotation, the next hire is for operations; if the nights are quiet, operations can stay a shared duty.',
            },
          ],
        },
      ],
    },
    {
      id: 'ninety-days',
      title: 'A 90-day onboarding plan for a new AI team',
      shortTitle: 'First 90 days',
      blocks: [
        {
          kind: 'table',
          caption: 'A 90-day plan for a new team',
          columns: ['Days', 'The team', 'You', 'Proof that it happened'],
          rows: [
            [
              '1-10',
              'Reads the code and the tickets, talks to support, draws the data flow on one page',
              'Make sure accounts work on the first morning; explain what would make this a failure',
              'The page is where others can correct it',
            ],
            [
              '11-30',
              'Ships one change, of any size, to users; measures a baseline',
              'Decide open questions within a day',
              'A release note with a quality figure',
            ],
            [
              '31-45',
              'Agrees on one metric, its owner and a weekly review',
              'Have the product owner sign it off',
              'Two people compute the same value independently',
            ],
            [
              '46-75',
              'Ships the first improvement that users can feel, behind a switch',
              'Provide a share of traffic, and be patient',
              'A comparison that was planned before it ran',
            ],
            [
              '76-90',
              'Writes down what it would do differently; proposes the next hire, or none',
              'Answer with a budget or with reasons',
              'A decision about the second quarter',
            ],
          ],
        },
        {
          kind: 'callout',
          title: 'Prepare one thing first: access',
          text: 'No onboarding plan survives three weeks of waiting for read permission. Have it granted to a test account before anyone signs.',
        },
      ],
    },
    {
      id: 'pay',
      title: 'What the people on an AI team earn in the US',
      shortTitle: 'Pay',
      blocks: [
        {
          kind: 'pay',
          query: {
            by: 'role',
            roles: [
              'machine-learning-engineer',
              'ai-engineer',
              'mlops-engineer',
              'data-engineer',
              'data-scientist',
            ],
          },
          note: 'Reported base pay of all levels together. Bonus, equity, benefits and payroll taxes come on top, and the [salary calculator](/ai-salary-calculator) adds them up for one hire.',
        },
      ],
    },
    {
      id: 'with-us',
      title: 'How we build the team with you',
      shortTitle: 'How we work',
      blocks: [
        {
          kind: 'text',
          paragraphs: [
            `We start with the lead and involve that person in every later choice, because people stay with a lead who chose them. For the first role you get a shortlist ${averageShortlist.value} hours after the intake call on average, and interviews start in the days after. A single placement takes ${placementWeeks.figure} from the intake call. Spread a group of five over a quarter; each new brief gains from the hire before it.`,
            'You can mix forms: a contract suits a migration that happens once, and permanent employment suits what your customers pay for. Compare [contract, permanent and team hiring](/ai-ml-staffing-services), and read [how fees work](/ai-engineer-staffing-services#terms) for each.',
          ],
        },
      ],
    },
    {
      id: 'warning-signs',
      title: 'Six signs that an AI team is built wrong',
      shortTitle: 'Warning signs',
      blocks: [
        {
          kind: 'list',
          style: 'bullets',
          items: [
            'The daily standup reports experiments, and nobody can name the user who will benefit.',
            'Every plan contains the words “once the data is ready”.',
            'Model quality and product quality are presented by different departments, in different meetings.',
            'The most senior person has not merged code for months and still chooses the architecture.',
            'Two contractors know how to deploy, and both contracts end in the same month.',
            'People ask for a larger model more often than for another look at the errors.',
          ],
        },
        {
          kind: 'text',
          paragraphs: [
            'One more hire fixes none of these, so if you recognize several, talk to us about the structure first. The call is free, and it may end without a search.',
          ],
        },
      ],
    },
  ],
  related: [
    {
      label: 'Remote AI teams',
      to: '/remote-ai-team-staffing',
      text: 'Working hours, data access and routines for a team in several places.',
    },
    {
      label: 'AI research to product',
      to: '/ai-research-product-teams',
      text: 'A different team structure, for work that starts with a method.',
    },
    {
      label: 'What AI engineers earn',
      to: '/blog/what-ai-engineers-earn-in-the-us-and-canada',
      text: 'Public pay figures for the people in your budget.',
    },
    {
      label: 'Skills assessment',
      to: '/ai-skills-assessment',
      text: 'Find the gaps in your current team before you hire around them.',
    },
  ],
  closing: {
    title: 'Sketch your team with a recruiter',
    text: 'Tell us the stage of your product and who is on the team today. We suggest the next hire, or tell you that you need none yet.',
    action: { label: 'Talk to a recruiter', to: '/contact-ai-recruiters' },
  },
  service: {
    name: 'Recruitment of AI development teams',
    audience: 'Companies that start or reshape a team for AI products',
  },
};
