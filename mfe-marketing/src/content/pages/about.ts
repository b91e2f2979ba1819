import { claims } from '@talent/content/claims';
import type { PageContent } from '../page-content';
import { aboutThisDemonstration } from '../sections/about-this-demonstration';
import { howWeWork } from '../sections/how-we-work';

const { averageShortlist, interviewPass, placementWeeks, urgentPlacement, support } = claims;

/** `/about-ai-talent-experts` */
export const about: PageContent = {
  path: '/about-ai-talent-experts',
  sitemap: { changefreq: 'monthly', priority: 0.7 },
  head: {
    title: 'About Our AI Recruiters',
    description:
      'Who we are, how we vet AI and machine-learning engineers, what we promise employers in the US and Canada, and where our salary figures come from.',
    keywords: 'about AI Talent Experts, AI recruiters, machine learning recruitment, vetting',
  },
  name: 'About us',
  kicker: 'About us',
  title: 'We recruit the people who build AI, and nobody else',
  lede: 'A staffing agency for one field: AI and machine-learning engineering, for teams in the United States and Canada.',
  actions: [
    { label: 'Talk to a recruiter', to: '/contact-ai-recruiters' },
    { label: 'See our services', to: '/ai-ml-staffing-services' },
  ],
  sections: [
    {
      id: 'what-we-do',
      title: 'What we do',
      blocks: [
        {
          kind: 'text',
          paragraphs: [
            'Hiring for AI goes wrong in a particular way. A job title such as “AI engineer” covers people who train models, people who serve them to millions of requests, and people who call somebody else’s model through an API. Their CVs use the same words. A generalist recruiter forwards all three; the team spends its interviews finding out which one is in front of them.',
            'We start from the other end. Before we look at a single profile we ask what has to work in six months that does not work today, on which data, and who will keep it running. The answer decides whether you need a [machine-learning engineer](/hire-ml-engineers), an [MLOps engineer](/hire-mlops-engineers), a [specialist in language](/hire-nlp-engineers), or a [team that takes research to a product](/ai-research-product-teams). Only then do we open our bench.',
            'We work for employers and are paid by them. Engineers never pay us, and employers pay nothing until somebody they chose has signed.',
          ],
        },
        {
          kind: 'claims',
          claims: [
            'averageShortlist',
            'interviewPass',
            'vettedEngineers',
            'placements',
            'countriesCovered',
            'support',
          ],
        },
      ],
    },
    {
      id: 'how-we-vet',
      title: 'How an engineer gets on our bench',
      shortTitle: 'How we vet',
      blocks: [
        {
          kind: 'text',
          paragraphs: [
            `Four steps, each with somebody who has done the work. The order matters: the cheap step that rules out the most people comes first, and nobody is asked for a weekend of unpaid homework. ${interviewPass.figure} of the people we put forward pass the interview they are put forward for.`,
          ],
        },
        {
          kind: 'steps',
          steps: [
            {
              title: 'Evidence before conversation',
              text: 'We read what can be read: repositories, papers, talks, a system described in the candidate’s own words. Which part was theirs? What was measured, and against what baseline?',
            },
            {
              title: 'A technical interview with an engineer',
              text: 'Ninety minutes on one system the candidate has really built. We follow it from the data to the pager: leakage, evaluation, failure, cost, and what they would do differently.',
            },
            {
              title: 'A working session',
              text: 'One hour on a small, realistic problem with tools of their choice. We look for how they find out what is wrong, not for a memorised answer.',
            },
            {
              title: 'References that can contradict',
              text: 'We speak with people who depended on the candidate’s work, and we ask about the month that went badly.',
            },
          ],
        },
      ],
    },
    howWeWork,
    {
      id: 'what-we-promise',
      title: 'What we promise, in numbers',
      shortTitle: 'What we promise',
      blocks: [
        {
          kind: 'list',
          style: 'checks',
          items: [
            {
              title: `A shortlist in ${averageShortlist.value} hours`,
              text: 'On average, counted from the call in which we agree on the brief. You get three to five people with a page on each: what they have built, where they are strong, and where they are not.',
            },
            {
              title: `A placement in ${placementWeeks.figure}`,
              text: `From brief to signature for a normal search, and in ${urgentPlacement.figure} when it is urgent and your side can interview at that pace.`,
            },
            {
              title: `${support.figure} of support`,
              text: 'We stay in touch with both sides after the start, and help when something does not work out.',
            },
            {
              title: 'No upfront fees',
              text: 'No retainer, no charge for a shortlist. Contract and permanent placements are both possible, and a contract can become permanent.',
            },
          ],
        },
        {
          kind: 'callout',
          title: 'What these numbers are',
          text: 'They are our own statements about our own work. Salary figures on this site are something else: each comes from a public source that is named beside it. See [how the figures are made](/ai-ml-salary-data).',
        },
      ],
    },
    {
      id: 'what-we-do-not-do',
      title: 'What we do not do',
      blocks: [
        {
          kind: 'list',
          style: 'bullets',
          items: [
            'We do not send a CV to an employer without the engineer’s agreement to that employer.',
            'We do not keep what people tell us in confidence in the file that employers see.',
            'We do not take on a search that we think should not be made yet. If the data is not there, an engineer will not help, and we say so.',
            'We do not decide with a score. Software helps us to search; people read every profile and make every choice.',
          ],
        },
      ],
    },
    {
      id: 'for-engineers',
      title: 'If you are an engineer',
      blocks: [
        {
          kind: 'text',
          paragraphs: [
            'You can look at [open positions](/machine-learning-ai-jobs), each with its pay range, find out [what people in your role are offered](/ai-ml-salary-data), and test yourself with our [skills assessment](/ai-skills-assessment): it explains every answer, and nobody sees the result unless you save it.',
            'If you want us to know you, apply for a position or write to us. We answer everybody, also when the answer is no.',
          ],
        },
      ],
    },
    aboutThisDemonstration,
  ],
  related: [
    {
      label: 'Our services',
      to: '/ai-ml-staffing-services',
      text: 'The ways to work with us, side by side, and which fits when.',
    },
    {
      label: 'Questions and answers',
      to: '/ai-staffing-faq',
      text: 'Fees, guarantees, timing, contracts and data protection.',
    },
    {
      label: 'Salary dashboard',
      to: '/ai-ml-salary-data',
      text: 'What US and Canadian employers offer, with source and sample size.',
    },
  ],
};
