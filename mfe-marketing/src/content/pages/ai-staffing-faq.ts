import { claims } from '@talent/content/claims';
import { searchClock } from '@talent/content/search-clock';
import type { PageContent } from '../page-content';

const { averageShortlist, placementWeeks, support, upfrontFees, urgentPlacement } = claims;

/** `/ai-staffing-faq` */
export const aiStaffingFaq: PageContent = {
  path: '/ai-staffing-faq',
  kind: {
    name: 'guide',
    summary: [
      `Seeing candidates is free, except in a retained search. A shortlist takes ${averageShortlist.value} hours from the intake call on average, a placement ${placementWeeks.figure}.`,
      'You get three to five people, with their weaknesses, on one page each.',
      'Contract for a result you can describe, permanent for a system to own.',
      'Engineers never pay, and no resume goes out without their consent.',
    ],
  },
  sitemap: { changefreq: 'monthly', priority: 0.7 },
  head: {
    title: 'AI Staffing Questions Answered',
    description:
      'Short answers about AI staffing: fees, speed, how we vet engineers, contract or permanent, hiring abroad, what engineers can expect, and personal data.',
    keywords: 'AI staffing FAQ, AI recruiter fees, AI engineer contract or permanent, AI hiring',
  },
  name: 'Questions and answers',
  kicker: 'Questions',
  title: 'AI staffing FAQ: fees, speed, vetting and contracts',
  lede: 'Short, direct answers for employers and engineers. If your question is missing, ask us.',
  actions: [
    { label: 'Talk to a recruiter', to: '/contact-ai-recruiters' },
    { label: 'See how we work', to: '/about-ai-talent-experts' },
  ],
  faqPage: true,
  sections: [
    {
      id: 'money',
      title: 'Fees and terms',
      blocks: [
        {
          kind: 'questions',
          questions: [
            {
              question: 'What does it cost to see candidates?',
              answer: [
                `Nothing. There are ${upfrontFees.figure.toLowerCase()} ${upfrontFees.label}, and a search that ends without a hire costs nothing. The one exception is a [retained search](/ai-engineer-staffing-services#terms): if you ask for one, you pay for each stage after it is delivered.`,
              ],
            },
            {
              question: 'How much is the fee for a permanent hire?',
              answer: ['{fee} {guarantee}'],
            },
            {
              question: 'What is the rate of a contract engineer?',
              answer: ['{rates} {minimum}'],
            },
            {
              question: 'When is the fee due?',
              answer: [
                'For a permanent hire, after the engineer has started. For a contract, you pay for the hours or days worked. You have the amount in writing before the search starts. Our [fees and terms](/ai-engineer-staffing-services#terms) explain each model.',
              ],
            },
            {
              question: 'Do engineers pay anything?',
              answer: [
                'Never, at any stage, for any service. If anyone asks an applicant for money in our name, it is not us. Please tell us.',
              ],
            },
            {
              question: 'Do we have to work with you exclusively?',
              answer: [
                'No. You can post the role yourself at the same time. Tell us who you are already talking to, so that we don’t present the same person twice.',
              ],
            },
            {
              question: 'How do we know what to pay?',
              answer: [
                'Use published figures. The [salary dashboard](/ai-ml-salary-data) is free, needs no credit card, and names the source under every chart. With the shortlist, you hear what the candidates in your search expect.',
              ],
            },
          ],
        },
      ],
    },
    {
      id: 'speed',
      title: 'Speed and process',
      blocks: [
        {
          kind: 'questions',
          questions: [
            {
              question: 'How soon do we get a shortlist?',
              answer: [
                `${searchClock} The clock starts with the call and not with your first email, because half of the work is finding out what you need.`,
              ],
            },
            {
              question: 'What happens on day 4 without a shortlist?',
              answer: ['{late-shortlist}'],
            },
            {
              question: 'How long until someone signs?',
              answer: [
                `Usually ${placementWeeks.figure} from the intake call. An urgent search takes ${urgentPlacement.figure}, if your interviewers keep time free and one person can decide.`,
              ],
            },
            {
              question: 'What do you need from us to start?',
              answer: [
                'A 30-minute call with the person who will lead the new engineer, the pay range, and one sentence on what the engineer should have changed after six months. A job description helps, but you don’t need one.',
              ],
            },
            {
              question: 'How many people are on a shortlist?',
              answer: [
                'Three to five. You get one page on each, including weaknesses: see a [sample shortlist](/contact-ai-recruiters#sample-shortlist). Twenty resumes would only move our work to your desk.',
              ],
            },
            {
              question: 'What if none of them fits?',
              answer: [
                'Tell us why, in as much detail as you can. Two rejections with reasons improve a brief more than any form. Sometimes the honest answer is that the role has to change, and we will tell you.',
              ],
            },
            {
              question: 'Can you fill a whole team?',
              answer: [
                'Yes, in the right order: usually someone for data and platform before those who train models. See [how to build an AI team](/build-ai-development-teams).',
              ],
            },
          ],
        },
      ],
    },
    {
      id: 'quality',
      title: 'Vetting and quality',
      blocks: [
        {
          kind: 'questions',
          questions: [
            {
              question: 'Who interviews the engineers?',
              answer: [
                'Engineers do. They talk with candidates about one system they have built, and work with them on a small problem. All [four steps](/about-ai-talent-experts#how-we-vet) are on our About page.',
              ],
            },
            {
              question: 'What does “interview pass” mean on your site?',
              answer: [
                'It is the share of people we present who pass the interview they were presented for. It is our own statement about our own work. It does not mean that they would pass every interview at every company.',
              ],
            },
            {
              question: 'Do you use automated scores?',
              answer: [
                'No. Software helps us find profiles and plan. People read them, and a person makes every decision. We keep no ranking of engineers.',
              ],
            },
            {
              question: 'What happens after the start?',
              answer: [
                `We support both sides for ${support.figure} from the first day. We call you and the engineer regularly, and help while problems are small. Most early trouble is about access, unclear ownership or a missing reviewer, and can be fixed.`,
              ],
            },
            {
              question: 'Should we still run our own interviews?',
              answer: [
                'Yes. You can test what we can’t: your data, your pace, and how your team disagrees. Two good rounds are enough. Our [interview questions by role](/ai-interview-questions) say what a good answer contains.',
              ],
            },
          ],
        },
      ],
    },
    {
      id: 'contracts',
      title: 'Contract, permanent and hiring abroad',
      shortTitle: 'Contracts',
      blocks: [
        {
          kind: 'questions',
          questions: [
            {
              question: 'Contract or permanent: which should we choose?',
              answer: [
                'Choose a contract for a result you can describe and a need that ends. Choose a permanent role for a system that someone has to own. If you can’t tell yet, start with contract-to-hire and agree on a decision date. [Six questions](/ai-engineer-staffing) help you decide.',
              ],
            },
            {
              question: 'Which roles do you fill?',
              answer: [
                'Machine learning, AI, MLOps, NLP and computer vision engineers, data scientists, generative AI engineers, and people who turn research into products. We don’t fill general web development roles, or sales roles at AI companies. All roles are on the [services page](/ai-ml-staffing-services).',
              ],
            },
            {
              question: 'Do you work outside the US and Canada?',
              answer: [
                'Our clients are in these two countries. Engineers come from many more. See what that means for [working hours](/global-ai-talent-network) and for [contracts across borders](/international-ai-recruitment).',
              ],
            },
            {
              question: 'Will you advise us on employment law?',
              answer: [
                'No. We know which questions come up and raise them early, but you need counsel in the place where the work is done.',
              ],
            },
          ],
        },
      ],
    },
    {
      id: 'engineers',
      title: 'For engineers',
      blocks: [
        {
          kind: 'questions',
          questions: [
            {
              question: 'How do I get on your list?',
              answer: [
                'Apply for an [open role](/machine-learning-ai-jobs). If none fits right now, send us a message. You don’t have to be looking for a job this month.',
              ],
            },
            {
              question: 'Will my resume be sent around?',
              answer: [
                'Only if you agree to that employer, each time. We tell you the company, the role and the range before you decide.',
              ],
            },
            {
              question: 'What is the skills assessment, and who sees it?',
              answer: [
                'A set of [questions with explanations](/ai-skills-assessment). The result is yours. We store it with your email address only if you choose to save it, and no decision depends on it.',
              ],
            },
            {
              question: 'Do I get an answer if I am rejected?',
              answer: [
                'Yes, with the reason, if the employer shares it. “They wanted more on-call experience” is a reason. “Not a fit” is not, and we ask again.',
              ],
            },
            {
              question: 'Can I check pay without talking to anyone?',
              answer: [
                'Yes. Use the [calculator](/ai-salary-calculator), or get pay figures every week from the [newsletter](/ai-salary-newsletter).',
              ],
            },
          ],
        },
      ],
    },
    {
      id: 'data',
      title: 'Figures and personal data',
      shortTitle: 'Data',
      blocks: [
        {
          kind: 'questions',
          questions: [
            {
              question: 'Where do your salary figures come from?',
              answer: [
                'From public sources: reported pay ranges for US roles, and official wages from the US and Canada. Every figure names its source, its period and its sample size. Fewer than ten pay ranges get no figure, and only roles with 100 or more are ranked.',
              ],
            },
            {
              question: 'What do you store about a visitor to this site?',
              answer: [
                'Nothing for analytics until you accept it in the cookie banner. You can withdraw your consent at the bottom of every page. The [privacy policy](/privacy-policy) lists what we keep, where and why.',
              ],
            },
            {
              question: 'How do I get my data deleted?',
              answer: [
                'Email us from the address you used, and ask. You don’t need a reason. The [privacy policy](/privacy-policy) explains your rights.',
              ],
            },
          ],
        },
      ],
    },
  ],
  related: [
    {
      label: 'Our services',
      to: '/ai-ml-staffing-services',
      text: 'Contract, contract-to-hire, permanent or a team, compared.',
    },
    {
      label: 'AI engineer staffing',
      to: '/ai-engineer-staffing',
      text: 'Contract or permanent? Six questions, and who does what when.',
    },
    {
      label: 'About us',
      to: '/about-ai-talent-experts',
      text: 'How we vet, what we promise, and what we don’t do.',
    },
    {
      label: 'Contact',
      to: '/contact-ai-recruiters',
      text: 'For questions that are not here.',
    },
  ],
  closing: {
    title: 'Your question is not here?',
    text: 'Ask us. A recruiter answers, not a chatbot.',
    action: { label: 'Talk to a recruiter', to: '/contact-ai-recruiters' },
  },
};
