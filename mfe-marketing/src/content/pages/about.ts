import { claims } from '@talent/content/claims';
import type { PageContent } from '../page-content';
import { aboutThisDemonstration } from '../sections/about-this-demonstration';
import { howWeWork } from '../sections/how-we-work';

const { averageShortlist, placementWeeks, urgentPlacement, support } = claims;

/** `/about-ai-talent-experts` */
export const about: PageContent = {
  path: '/about-ai-talent-experts',
  sitemap: { changefreq: 'monthly', priority: 0.7 },
  head: {
    title: 'About Our AI Recruiters',
    description:
      'Who we are, how we vet AI and machine learning engineers, what we promise employers in the US and Canada, and where our salary figures come from.',
    keywords: 'about AI Talent Experts, AI recruiters, machine learning recruitment, vetting',
  },
  name: 'About us',
  kicker: 'About us',
  title: 'An AI recruitment agency where engineers vet engineers',
  lede: 'We work in one field: AI and machine learning. We find engineers for teams in the United States and Canada.',
  actions: [
    { label: 'Talk to a recruiter', to: '/contact-ai-recruiters' },
    { label: 'See our services', to: '/ai-ml-staffing-services' },
  ],
  sections: [
    {
      id: 'what-we-do',
      title: 'What our AI recruiters do differently',
      shortTitle: 'What we do',
      blocks: [
        {
          kind: 'text',
          paragraphs: [
            'Some “AI engineers” train models. Some serve models to millions of requests. Some call a model that another company trained. Their resumes use the same words. A generalist recruiter sends you all three, and your team spends its interviews finding out who is who.',
            'We start with the work. Before we look at a profile, we ask what has to work in six months that does not work today, on which data, and who will keep it running. The answer shows whether you need a [machine learning engineer](/hire-ml-engineers), an [MLOps engineer](/hire-mlops-engineers), an [NLP engineer](/hire-nlp-engineers), or a [team that takes research to a product](/ai-research-product-teams). Then we search.',
            'We work for employers, and employers pay us. Engineers never do.',
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
      title: 'How we vet AI and machine learning engineers',
      shortTitle: 'How we vet',
      blocks: [
        {
          kind: 'text',
          paragraphs: [
            'We interview everyone before they appear on a shortlist. There are four steps, each with someone who has done the work. The quickest step comes first, and we ask no one for a weekend of unpaid homework.',
          ],
        },
        {
          kind: 'steps',
          steps: [
            {
              title: 'We read the evidence',
              text: 'Repositories, papers, talks, or a system described in the candidate’s own words. Which part was theirs? What was measured, and against which baseline?',
            },
            {
              title: 'A technical interview with an engineer',
              text: 'Ninety minutes on one system that the candidate built. We follow it from the data to the on-call alert: leakage, evaluation, failures, cost, and what they would change.',
            },
            {
              title: 'A working session',
              text: 'One hour on a small, realistic problem, with tools of their choice. We watch how they find out what is wrong. A memorized answer does not help.',
            },
            {
              title: 'References',
              text: 'We speak with people who depended on the candidate’s work, and we ask about the month that went badly.',
            },
          ],
        },
        {
          kind: 'text',
          paragraphs: [
            'We look at four areas: modeling, evaluation, research and production. Each area has 100 checks, and the [home page](/) shows how many of them we expect an engineer to meet. An engineer of ours judges them. No score decides: a person does.',
          ],
        },
      ],
    },
    howWeWork,
    {
      id: 'what-we-promise',
      title: 'What we promise employers, in numbers',
      shortTitle: 'What we promise',
      blocks: [
        {
          kind: 'list',
          style: 'checks',
          items: [
            {
              title: `A shortlist in ${averageShortlist.value} hours`,
              text: 'On average, counted from the intake call. You get three to five people and one page about each: what they have built, where they are strong, and where they are not.',
            },
            {
              title: `A placement in ${placementWeeks.figure}`,
              text: `Counted from the intake call to the signed placement. An urgent search takes ${urgentPlacement.figure}, if your team can interview at that pace.`,
            },
            {
              title: `${support.figure} of support`,
              text: 'From the engineer’s first day. We stay in contact with both of you, and help when something does not work out.',
            },
            {
              title: 'No upfront fees',
              text: 'You get no invoice before an engineer starts, unless you ask for a retained search with stages. [Fees, guarantee and replacement](/ai-engineer-staffing-services#terms) are explained on one page.',
            },
          ],
        },
        {
          kind: 'callout',
          title: 'Two kinds of numbers',
          text: 'The numbers above are our own statements about our own work. Salary figures are different: each one comes from a public source that is named beside it. See [where the figures come from](/ai-ml-salary-data).',
        },
      ],
    },
    {
      id: 'what-we-do-not-do',
      title: 'What we don’t do',
      blocks: [
        {
          kind: 'list',
          style: 'bullets',
          items: [
            'We don’t send a resume to an employer until the engineer has agreed to that employer.',
            'We don’t put what people tell us in confidence into the profile that employers see.',
            'We don’t start a search that we think is too early. If the data is not there, an engineer will not help, and we tell you.',
            'We don’t decide with a score. Software helps us search. People read every profile and make every choice.',
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
            'Browse [AI and machine learning jobs](/machine-learning-ai-jobs), each with its pay range. See [what your role pays](/ai-ml-salary-data). Or try our [skills assessment](/ai-skills-assessment): it explains every answer, and no one sees the result unless you save it.',
            'If you want us to know you, apply for a role or send us a message. We answer everyone, including when the answer is no.',
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
      text: 'Five ways to hire, side by side, and when each one fits.',
    },
    {
      label: 'Questions and answers',
      to: '/ai-staffing-faq',
      text: 'Fees, guarantees, timing, contracts and data protection.',
    },
    {
      label: 'Salary dashboard',
      to: '/ai-ml-salary-data',
      text: 'What US and Canadian employers pay, with source and sample size.',
    },
  ],
  closing: {
    title: 'Tell us what your next engineer has to build',
    text: 'Two or three sentences are enough. A recruiter who knows the field answers within {reply-time}.',
    action: { label: 'Talk to a recruiter', to: '/contact-ai-recruiters' },
  },
};
