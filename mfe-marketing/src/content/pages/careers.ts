import { claims } from '@talent/content/claims';
import type { PageContent } from '../page-content';

const { averageShortlist } = claims;

/** `/machine-learning-ai-jobs`: the text around the list of jobs. */
export const careers: PageContent = {
  path: '/machine-learning-ai-jobs',
  sitemap: { changefreq: 'daily', priority: 0.9 },
  head: {
    title: 'AI and Machine Learning Jobs',
    description:
      'AI and machine learning jobs in the US and Canada, each with its pay range, place and contract. Apply with your resume, and hear back either way.',
    keywords: 'AI jobs, machine learning jobs, MLOps jobs, remote AI jobs, AI contract work',
  },
  name: 'AI jobs',
  kicker: 'For engineers',
  title: 'AI and machine learning jobs with published pay',
  lede: 'Every job shows its pay range, its place and the kind of contract. You apply with your resume in a few minutes, without an account.',
  actions: [],
  sections: [
    {
      id: 'sample-postings',
      title: 'Sample postings: what they are',
      shortTitle: 'Sample postings',
      only: 'demo',
      blocks: [
        {
          kind: 'text',
          paragraphs: [
            'A posting marked **Sample posting** shows how a job is presented. Its company is made up, it is kept out of search engines, and no one is hiring for it. The rules for real jobs do not apply to it.',
          ],
        },
      ],
    },
    {
      id: 'how-we-list',
      title: 'Four rules before we list a real job',
      shortTitle: 'How we list',
      blocks: [
        {
          kind: 'text',
          paragraphs: [
            'Job boards are full of postings that no one is hiring for: copies of copies, roles filled in spring, ads left up to collect resumes. Each one costs an applicant an evening. So we list a real job only when the employer can answer four questions. We take it down when they no longer can.',
          ],
        },
        {
          kind: 'pairs',
          pairs: [
            {
              term: 'Who decides?',
              text: 'We speak with the person who will make the offer, about the work and not only about the posting.',
            },
            {
              term: 'What does it pay?',
              text: 'The range comes from the approved budget. Without a range, we don’t list the job.',
            },
            {
              term: 'Is it open?',
              text: 'The employer confirms it, and the job shows the day of the last confirmation.',
            },
            {
              term: 'When does it close?',
              text: 'Each real job has a last day. After that day it takes no applications, and search engines are told that it is closed.',
            },
          ],
        },
      ],
    },
    {
      id: 'reading-the-pay',
      title: 'How to read the pay range',
      shortTitle: 'Reading the pay',
      blocks: [
        {
          kind: 'text',
          paragraphs: [
            'The two figures are gross base pay for a year of full-time work, in the currency of the country. Bonus, equity and a 401(k) match (RRSP in Canada) come on top, if there are any. Ask about them when the recruiter calls you.',
            'For contract work, the figures show what the agreed rate adds up to in a year without gaps. That makes it comparable to a salary. They leave out what contractors pay themselves: insurance, equipment and the weeks between two contracts.',
            'A wide range usually means that the level is open. Ask which end goes with which experience before the first interview. It is a fair question. To see whether a range is high or low, compare it with the [reported pay ranges](/ai-ml-salary-data), or use the [salary calculator](/ai-salary-calculator) for your own case.',
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
              text: 'You see it as soon as your application is stored, and you get it by email. Your resume goes into a private store. Only our recruiters can open it, with a link that expires after minutes.',
            },
            {
              title: 'A recruiter reads it',
              text: 'A person reads it and decides: no score does. They look for the work you did and how you knew that it succeeded. Tool names come second. A gap, an unusual path or a plain layout does not count against you.',
            },
            {
              title: 'You hear back either way',
              text: 'If it fits, we suggest a call, name the employer and explain the interviews. If it doesn’t, we tell you what was missing. We ask before we keep you in mind for other roles.',
            },
            {
              title: 'You decide who sees you',
              text: `We send nothing to an employer until you have said yes to that employer by name. Employers get their shortlist ${averageShortlist.value} hours after the intake call, on average.`,
            },
          ],
        },
      ],
    },
    {
      id: 'a-good-application',
      title: 'How to write a strong application for an AI job',
      shortTitle: 'A strong application',
      blocks: [
        {
          kind: 'list',
          style: 'checks',
          items: [
            {
              title: 'Describe one system in full',
              text: 'What went in, what came out, who depended on it, which number told you that it worked, and what you would build differently now.',
            },
            {
              title: 'Name your part',
              text: '“We” hides you. Say which decisions were yours, including one that turned out wrong.',
            },
            {
              title: 'Give links that open',
              text: 'A repository with a readme, a paper, a talk. If your work is private, describe it.',
            },
            {
              title: 'Say where you may work',
              text: 'If you need visa sponsorship, say so at the start. Employers decide case by case, and they decide more easily before three interviews than after.',
            },
          ],
        },
        {
          kind: 'text',
          paragraphs: [
            'A resume of two pages is enough at every level. To practice first, use our [interview questions](/ai-interview-questions), which say what teams listen for. The [skills assessment](/ai-skills-assessment) shows you which subjects to review. Our [guide to AI engineer jobs in the US](/us-ai-engineer-jobs) explains the phrases that postings use.',
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
                'No. Employers pay us, and applicants never do. Don’t work with an agency that asks you for money.',
              ],
            },
            {
              question: 'Can I apply for several roles?',
              answer: [
                'Yes, with one application for each. The same recruiters read them all, so tell us which one you want most. It does not hurt the others.',
              ],
            },
            {
              question: 'How long do you keep my resume?',
              answer: [
                'For 24 months. Then the application and the file are deleted. If you want that sooner, one email is enough: see the [privacy policy](/privacy-policy).',
              ],
            },
            {
              question: 'Nothing fits. Should I contact you anyway?',
              answer: [
                'Yes. [Tell a recruiter](/contact-ai-recruiters) what you do and what you want next. Some roles are filled before they are posted.',
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
      text: 'Read the posting, pass the interviews, negotiate the pay.',
    },
    {
      label: 'AI salary data',
      to: '/ai-ml-salary-data',
      text: 'Pay by role, level and place, from public sources that are named.',
    },
    {
      label: 'Interview questions',
      to: '/ai-interview-questions',
      text: 'Questions by role, with what a good answer covers.',
    },
    {
      label: 'The AI salary newsletter',
      to: '/ai-salary-newsletter',
      text: 'One pay figure a week by email, explained.',
    },
  ],
  closing: {
    title: 'See where you are strong before you apply',
    text: '18 questions in about 25 minutes, each with the reason for its answer. Nobody sees the result unless you save it.',
    action: { label: 'Take the assessment', to: '/ai-skills-assessment' },
  },
};
