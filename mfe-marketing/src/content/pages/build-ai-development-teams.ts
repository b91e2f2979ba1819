import { claims } from '@talent/content/claims';
import type { PageContent } from '../page-content';

const { averageShortlist, placementWeeks, vettedEngineers } = claims;

/** `/build-ai-development-teams` */
export const buildAiDevelopmentTeams: PageContent = {
  path: '/build-ai-development-teams',
  sitemap: { changefreq: 'monthly', priority: 0.8 },
  head: {
    title: 'Build AI Development Teams',
    description:
      'Build an AI development team in the right order: team structure at four stages, whom to hire first, how to size each role, and a 90-day onboarding plan.',
    keywords:
      'build AI team, AI team structure, order of AI hires, AI team onboarding, machine learning team',
  },
  name: 'AI development teams',
  parent: { label: 'Services', to: '/ai-ml-staffing-services' },
  kicker: 'Specialized teams',
  title: 'Build an AI development team by hiring in the right order',
  lede: 'Hire five good engineers in the wrong order and they wait for each other. See which roles you need at each stage, whom to hire first, and how to plan the first 90 days.',
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
            'A team has the right shape when each open question has somebody whose job it is to answer it, and nobody is there for a question that has not come up yet. The stages below are about the product, not about the size of the company: a bank can be at the first, a start-up of twelve at the third.',
          ],
        },
        {
          kind: 'table',
          caption: 'Who belongs to the team, by stage of the product',
          columns: ['Stage', 'The open question', 'People', 'Left out on purpose'],
          rows: [
            [
              'Find out',
              'Is there value in it at all?',
              'One senior generalist who can reach the data, and a domain expert for a day or two each week',
              'Platform, research, a manager',
            ],
            [
              'First release',
              'Can strangers rely on it?',
              'The generalist, a backend engineer who likes data, a product owner; somebody for evaluation, part-time',
              'A second modeller',
            ],
            [
              'Growth',
              'Can it improve weekly without breaking?',
              'Two or three engineers for model and product, one data engineer, one for operation and cost, a lead who still reads code',
              'A central platform group',
            ],
            [
              'Several products',
              'What should be built once instead of four times?',
              'Product teams as above, a small platform team that has them as customers, one owner for evaluation standards',
              'A committee for model approval without engineers in it',
            ],
          ],
        },
      ],
    },
    {
      id: 'order',
      title: 'Whom to hire first, and why',
      shortTitle: 'Order of hires',
      blocks: [
        {
          kind: 'steps',
          steps: [
            {
              title: 'Somebody who can say no',
              text: 'A senior engineer with product sense who has shipped in this field and has also stopped a project. Everything later depends on this person’s taste, so wait for the right one. Title: lead, staff, or simply the first [machine-learning](/hire-ml-engineers) or [AI engineer](/hire-ai-engineers).',
            },
            {
              title: 'Somebody who makes data arrive',
              text: 'Earlier than feels natural. If records come late or change meaning, each further hire inherits the problem and hides it in private scripts.',
            },
            {
              title: 'Somebody users will notice',
              text: 'A product-minded engineer for interface and behaviour: how doubt is shown, how a person corrects the machine. Corrections are the best labels you will ever get.',
            },
            {
              title: 'Somebody who measures',
              text: 'At first a habit of the lead, then half a job, then a whole one. The sign that it is due: two people quote different quality figures for the same release.',
            },
            {
              title: 'Somebody who operates',
              text: 'Before the second product, not after the second outage. Compare [MLOps](/hire-mlops-engineers) with [production engineering](/hire-production-ai-engineers); they are different temperaments.',
            },
            {
              title: 'Specialists and juniors',
              text: 'Vision, speech, retrieval, optimisation: when a measured weakness calls for one. Juniors when two seniors have time to read their work, which is also when seniors start to leave if there is nobody to teach.',
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
            'There is no correct number of data engineers per scientist, and anyone who quotes one is quoting another company’s history. You can work out your own from a month of observation.',
          ],
        },
        {
          kind: 'pairs',
          pairs: [
            {
              term: 'Data to modelling',
              text: 'Ask your modellers to note for four weeks how many days went into finding, joining and repairing data. More than half means that you are paying a modeller’s salary for pipeline work, done less well. Move the next requisition.',
            },
            {
              term: 'Review to change',
              text: 'A reviewer reads only so many changes a day with care. When changes to prompts, features or training code wait longer than a night, either the team is too junior or the changes are too large. Count before you decide which.',
            },
            {
              term: 'Judges to releases',
              text: 'Multiply the releases in a month by the cases a person must judge for each, and by the minutes per case. The product is the size of your evaluation job, in hours.',
            },
            {
              term: 'Pager to people',
              text: 'Wake-up calls per person and week, over two months. If nobody can be spared from the rota, the next hire operates; if it is silent, operation can remain a shared duty.',
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
          caption: 'An onboarding plan for a new team',
          columns: ['Days', 'The team', 'You', 'Proof that it happened'],
          rows: [
            [
              '1-10',
              'Reads the code and the tickets, talks to support, draws the flow of data on one sheet',
              'Accounts work on the first morning; a sponsor explains what would make this a failure',
              'The sheet hangs where others can correct it',
            ],
            [
              '11-30',
              'A change of any size goes through to users; a baseline is measured',
              'Someone decides on open questions within a day',
              'A release note with a quality figure in it',
            ],
            [
              '31-45',
              'Agrees on one measure, its owner and its weekly review',
              'The product owner signs it',
              'Two people compute the same value independently',
            ],
            [
              '46-75',
              'First improvement that users can feel, behind a switch',
              'A part of the traffic, and patience',
              'A comparison that was planned before it ran',
            ],
            [
              '76-90',
              'Writes down what it would now do differently; proposes the next hire, or none',
              'Answers with budget or with reasons',
              'A decision about the second quarter',
            ],
          ],
        },
        {
          kind: 'callout',
          title: 'The one thing to prepare',
          text: 'Access. No onboarding plan survives three weeks of waiting for read permission. Have it granted to a test account before anybody signs.',
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
            `We begin with the lead and involve that person in each later choice; a team that was picked for its lead, rather than by its lead, seldom lasts. For the first role you see names within ${averageShortlist.value} hours in the average case, taken from ${vettedEngineers.figure} engineers whom we know already. The others follow in waves, each brief corrected by what the earlier one taught. A single seat takes ${placementWeeks.figure}; a group of five is better spread over a quarter than forced into a month.`,
            'Mixed forms are sensible here. A contract suits the migration that nobody will want to repeat, and employment suits whatever your customers pay for. The comparison of [all four forms](/ai-ml-staffing-services) has the details.',
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
            'The stand-up reports experiments, and nobody can name the user who will be better off.',
            'Every plan contains the words “once the data is ready”.',
            'Model quality and product quality are presented by different departments, in different meetings.',
            'The most senior person has not merged anything since summer and still chooses the architecture.',
            'Two contractors know how to deploy. Both contracts end in the same month.',
            'People ask for a larger model more often than for another look at the errors.',
          ],
        },
        {
          kind: 'text',
          paragraphs: [
            'None of these is cured by a further hire. If you recognise several, talk to us about the shape first; that conversation costs nothing, and it may end without a search.',
          ],
        },
      ],
    },
  ],
  related: [
    {
      label: 'Remote AI teams',
      to: '/remote-ai-team-staffing',
      text: 'Overlap, access to data and rituals when the team is spread out.',
    },
    {
      label: 'Research to product',
      to: '/ai-research-product-teams',
      text: 'A different shape, for work that starts with a method.',
    },
    {
      label: 'What AI engineers earn',
      to: '/blog/what-ai-engineers-earn-in-the-us-and-canada',
      text: 'For the row “people” in your budget.',
    },
    {
      label: 'Skills assessment',
      to: '/ai-skills-assessment',
      text: 'Let your present developers see where they stand before you hire around them.',
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
