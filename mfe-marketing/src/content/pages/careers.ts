import { claims } from '@talent/content/claims';
import type { PageContent } from '../page-content';

const { interviewPass, averageShortlist } = claims;

/** `/machine-learning-ai-jobs`: what stands around the list of jobs. */
export const careers: PageContent = {
  path: '/machine-learning-ai-jobs',
  sitemap: { changefreq: 'daily', priority: 0.9 },
  head: {
    title: 'AI and Machine Learning Jobs',
    description:
      'Open AI and machine-learning jobs in the US and Canada, each with its pay range, its contract and the day on which the employer last confirmed it.',
    keywords: 'AI jobs, machine learning jobs, MLOps jobs, remote AI jobs, AI contract work',
  },
  name: 'AI jobs',
  kicker: 'For engineers',
  title: 'Jobs for people who build AI, with the pay on the label',
  lede: 'Every position states what it pays, where it is, and when its employer last told us that it is open. What is filled comes down by itself.',
  actions: [],
  sections: [
    {
      id: 'how-we-list',
      title: 'What has to be true before we list a job',
      shortTitle: 'How we list',
      blocks: [
        {
          kind: 'text',
          paragraphs: [
            'Job boards are full of postings that nobody is hiring for: copies of copies, positions filled in spring, adverts kept up to collect CVs. Applying to one costs you an evening. So a position stands here only when somebody at the employer can answer four questions, and it leaves when they no longer do.',
          ],
        },
        {
          kind: 'pairs',
          pairs: [
            {
              term: 'Who decides',
              text: 'We know the person who makes the offer, and have talked to them about the work rather than about the advert.',
            },
            {
              term: 'What it pays',
              text: 'The range comes from the budget that was approved. Without one, the position is not listed.',
            },
            {
              term: 'Whether it is open',
              text: 'The day under “last confirmed open” is the day on which the employer last said so, not the day on which a machine touched the page.',
            },
            {
              term: 'When it ends',
              text: 'Each job has a last day. On it the page closes, the form goes, and search engines are told that the job is gone.',
            },
          ],
        },
        {
          kind: 'callout',
          title: 'Sample postings',
          text: 'A posting marked **Sample posting** shows how a job is presented. Its company is made up, it is kept out of search engines, and nobody is hiring for it.',
        },
      ],
    },
    {
      id: 'reading-the-pay',
      title: 'How to read the pay',
      shortTitle: 'Reading the pay',
      blocks: [
        {
          kind: 'text',
          paragraphs: [
            'The two figures are gross pay for a year of full-time work, in the currency of the country the job is in. They are base pay: a bonus, shares or a pension come on top, where there are any, and belong in the first call. For contract work the figures say what the agreed rate comes to over a year without a gap, which lets you compare it with a salary. They leave out what a contractor pays alone, such as insurance, equipment and the weeks between two assignments.',
            'A wide range usually means that the level is open. Ask which end goes with which experience before the first interview; it is a fair question, and we will have asked it too. To see whether a range is high or low for the work, hold it against the [published figures](/ai-ml-salary-data), which name their source and how many postings stand behind them, or work out your own case with the [salary calculator](/ai-salary-calculator).',
          ],
        },
      ],
    },
    {
      id: 'after-applying',
      title: 'What happens after you apply',
      shortTitle: 'After applying',
      blocks: [
        {
          kind: 'steps',
          steps: [
            {
              title: 'You get a reference',
              text: 'The page shows it as soon as your application is stored, and a mail repeats it. Your CV goes into a private store that recruiters alone can open, with a link that stops working after minutes.',
            },
            {
              title: 'A recruiter reads it',
              text: 'A person, not a score. They look for the work you did and how you knew that it had succeeded; the names of tools come second. A gap, an unusual path or a plain layout counts against nobody.',
            },
            {
              title: 'You hear back either way',
              text: 'If it fits, we propose a call and tell you who the employer is and how its interviews run. If it does not, we say what was missing, and ask before we keep you in mind for anything else.',
            },
            {
              title: 'You decide who sees you',
              text: `Nothing goes to an employer before you have said yes to that employer by name. A shortlist takes ${averageShortlist.figure} on average, and ${interviewPass.figure} of the people we put forward pass the interview they are put forward for.`,
            },
          ],
        },
      ],
    },
    {
      id: 'a-good-application',
      title: 'What makes an application easy to say yes to',
      shortTitle: 'A good application',
      blocks: [
        {
          kind: 'list',
          style: 'checks',
          items: [
            {
              title: 'One system, described whole',
              text: 'What went in, what came out, who depended on it, which number told you that it worked, and what you would build differently now.',
            },
            {
              title: 'Your part in it',
              text: '“We” hides you. Say which decision was yours, including one that turned out wrong.',
            },
            {
              title: 'Links that open',
              text: 'A repository with a readme, a paper, a talk. Nothing private: describe what you cannot show.',
            },
            {
              title: 'Where you may work',
              text: 'Needing a permit closes fewer doors than saying so after three interviews. Employers decide this case by case.',
            },
          ],
        },
        {
          kind: 'text',
          paragraphs: [
            'Two pages of CV are plenty at every level. If you want to practise before anybody is watching, the [interview questions](/ai-interview-questions) show what teams listen for, and the [skills assessment](/ai-skills-assessment) tells you which subjects to look at again. Our [guide to postings in the US](/us-ai-engineer-jobs) translates the phrases that adverts use.',
          ],
        },
      ],
    },
    {
      id: 'job-questions',
      title: 'Questions applicants ask',
      shortTitle: 'Questions',
      blocks: [
        {
          kind: 'questions',
          questions: [
            {
              question: 'Does applying cost anything?',
              answer: [
                'No. Employers pay us, and only when somebody they chose has signed. An agency that asks an applicant for money is not one to work with.',
              ],
            },
            {
              question: 'May I apply for several positions?',
              answer: [
                'Yes, with a separate application for each. They reach the same desk, so a line saying which one you want most is welcome and does no harm to the others.',
              ],
            },
            {
              question: 'How long do you keep my CV?',
              answer: [
                'Two years, then the application and the file are deleted. You can have both deleted sooner with one mail; the [privacy policy](/privacy-policy) says how.',
              ],
            },
            {
              question: 'Nothing fits. Should I write anyway?',
              answer: [
                'Yes: [tell a recruiter](/contact-ai-recruiters) what you do and what you want next. Some positions are never advertised, because the right person was known already.',
              ],
            },
          ],
        },
      ],
    },
  ],
  related: [
    {
      label: 'AI engineer jobs in the US',
      to: '/us-ai-engineer-jobs',
      text: 'How to read a posting, what each screen tests, and how to negotiate.',
    },
    {
      label: 'AI salary data',
      to: '/ai-ml-salary-data',
      text: 'Pay by role, level and place, from public sources.',
    },
    {
      label: 'Interview questions',
      to: '/ai-interview-questions',
      text: 'Questions by role, with what a good answer has in it.',
    },
    {
      label: 'The AI salary newsletter',
      to: '/ai-salary-newsletter',
      text: 'What changed in the figures, by mail.',
    },
  ],
  closing: {
    title: 'See where you are strong before you apply',
    text: '18 questions in about 25 minutes, each with the reason for its answer. Nobody sees the result unless you save it.',
    action: { label: 'Take the assessment', to: '/ai-skills-assessment' },
  },
};
