import { claims } from '@talent/content/claims';
import type { PageContent } from '../page-content';

const {
  averageShortlist,
  countriesCovered,
  interviewPass,
  newsletterReaders,
  placementWeeks,
  placements,
  salaryCompanies,
  support,
  upfrontFees,
  urgentPlacement,
  vettedEngineers,
} = claims;

/** `/ai-staffing-faq` */
export const aiStaffingFaq: PageContent = {
  path: '/ai-staffing-faq',
  sitemap: { changefreq: 'monthly', priority: 0.7 },
  head: {
    title: 'AI Staffing Questions Answered',
    description:
      'Straight answers about AI staffing: fees, speed, how engineers are checked, contract or permanent, hiring abroad, what engineers may expect, and personal data.',
    keywords: 'AI staffing FAQ, AI recruiter fees, AI engineer contract or permanent, AI hiring',
  },
  name: 'Questions and answers',
  kicker: 'Questions',
  title: 'What employers and engineers ask us',
  lede: 'Answers of a few sentences, without the brochure. If yours is missing, write to us: the ones that come twice are added here.',
  actions: [
    { label: 'Ask a recruiter', to: '/contact-ai-recruiters' },
    { label: 'Read how we work', to: '/about-ai-talent-experts' },
  ],
  faqPage: true,
  sections: [
    {
      id: 'money',
      title: 'Money and terms',
      blocks: [
        {
          kind: 'questions',
          questions: [
            {
              question: 'What does it cost to see candidates?',
              answer: [
                `Nothing. ${upfrontFees.figure} upfront fees: no retainer, no price for a shortlist, no bill for a search that ends without a hire.`,
              ],
            },
            {
              question: 'When is a fee due, then?',
              answer: [
                'When somebody whom you chose has signed. The amount depends on the role and on the kind of engagement; you have it in writing before the search starts, so that it cannot surprise anybody at the end.',
              ],
            },
            {
              question: 'Do engineers pay anything?',
              answer: [
                'Never, at no stage and for no service. Whoever asks an applicant for money in our name is not from us; please tell us.',
              ],
            },
            {
              question: 'Are we bound to you alone?',
              answer: [
                'No. You may advertise the role yourself at the same time. Tell us whom you already know, so that we do not present the same person twice and put them in an awkward place.',
              ],
            },
            {
              question: 'How do we find out what to offer?',
              answer: [
                'From published figures rather than from us. The [salary dashboard](/ai-ml-salary-data) is free, asks for no credit card, and names the source beneath every chart. In the first call we add what candidates in this very search are asking for.',
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
              question: 'How soon do we see names?',
              answer: [
                `On average ${averageShortlist.value} hours after we have agreed on the brief. The clock starts at that call and not at your first e-mail, because half of the work is to find out what is really needed.`,
              ],
            },
            {
              question: 'And until somebody signs?',
              answer: [
                `Usually ${placementWeeks.figure}. In an emergency it has to be ${urgentPlacement.figure}, which only works if your interviewers keep their diaries open and one person may decide.`,
              ],
            },
            {
              question: 'What do you need from us to begin?',
              answer: [
                'A call of thirty minutes with whoever will lead the new engineer, the pay range, and one sentence on what that engineer should have changed by the end of the first half year. A job description is welcome and rarely decisive.',
              ],
            },
            {
              question: 'How many people are on a shortlist?',
              answer: [
                'Three to five. For each you read one page, weaknesses included. Twenty CVs would only move our work to your desk.',
              ],
            },
            {
              question: 'What if none of them fits?',
              answer: [
                'Tell us why, in as much detail as you can bear. Two rejections with reasons sharpen a brief more than any form. Sometimes the honest result is that the role has to be cut differently, and we say that too.',
              ],
            },
            {
              question: 'Can you fill a whole team?',
              answer: [
                'Yes, in an order that makes sense: as a rule someone for data and platform before those who train models. How the order is found is described under [building AI teams](/build-ai-development-teams).',
              ],
            },
          ],
        },
      ],
    },
    {
      id: 'quality',
      title: 'Checking and quality',
      blocks: [
        {
          kind: 'questions',
          questions: [
            {
              question: 'Who interviews the engineers?',
              answer: [
                'Engineers. They talk with candidates about one real system and work beside them on a small problem. The [four steps](/about-ai-talent-experts) are described in full on the page about us.',
              ],
            },
            {
              question: 'What does the pass figure mean?',
              answer: [
                `Of the people whom we present, ${interviewPass.figure} pass the interview for which they were presented. It is our own statement about our own work; ${placements.figure} placements stand behind it. It does not say that they would pass every interview anywhere.`,
              ],
            },
            {
              question: 'Do you use automated scores?',
              answer: [
                'Software helps to find profiles and to plan. People read them, and a person makes each decision. We keep no ranking that would follow an engineer around.',
              ],
            },
            {
              question: 'What happens after the start?',
              answer: [
                `We stay available to both sides for ${support.figure}, call at intervals, and try to mend things while they are small. Most early trouble is about access, unclear ownership or a missing reviewer, and can be mended.`,
              ],
            },
            {
              question: 'Should we still run interviews of our own?',
              answer: [
                'Certainly. You test what we cannot: your data, your way of disagreeing, your pace. Two good rounds suffice. Our [collection of questions by role](/ai-interview-questions) says what an answer ought to contain.',
              ],
            },
          ],
        },
      ],
    },
    {
      id: 'contracts',
      title: 'Contract, permanent, abroad',
      shortTitle: 'Contracts',
      blocks: [
        {
          kind: 'questions',
          questions: [
            {
              question: 'Contract or permanent: which should we choose?',
              answer: [
                'A contract suits a result that can be described and a need that ends. A permanent role suits a system which somebody has to own. If you cannot tell yet, begin with a contract that may become permanent, and agree on the date of that decision.',
              ],
            },
            {
              question: 'Which roles do you fill?',
              answer: [
                'Machine-learning, AI, MLOps, NLP and computer-vision engineers, data scientists, engineers for generative models, and people who carry research into products. Not general web development, and not sales roles at AI companies. The [services page](/ai-ml-staffing-services) lists them.',
              ],
            },
            {
              question: 'Do you work outside the US and Canada?',
              answer: [
                `Our clients are in these two countries; engineers come from ${countriesCovered.figure}. What that means for working hours and contracts is explained for the [network](/global-ai-talent-network) and for [hiring across borders](/international-ai-recruitment).`,
              ],
            },
            {
              question: 'Will you advise us on employment law?',
              answer: [
                'No. We know which questions come up and will name them early, but the answers belong to your counsel in the place where the work is done.',
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
              question: 'How do I become known to you?',
              answer: [
                `Choose a [position](/machine-learning-ai-jobs) and apply; when none fits at present, a message is enough. The bench counts ${vettedEngineers.figure} by now, and you need not be looking for a job this month to be one of them.`,
              ],
            },
            {
              question: 'Will my CV be sent around?',
              answer: [
                'Only with your agreement to the employer in question, each time. We tell you the name, the role and the range before you say yes.',
              ],
            },
            {
              question: 'What is the skills assessment, and who sees it?',
              answer: [
                'A set of [questions with explanations](/ai-skills-assessment). The result is yours. We see it only if you decide to save it with us, and it opens or closes no door by itself.',
              ],
            },
            {
              question: 'Do I get an answer when I am rejected?',
              answer: [
                'Yes, with the reason, as far as the employer lets us have it. “They were looking for more time on call” is a reason; “not a fit” is not one, and we ask again.',
              ],
            },
            {
              question: 'Can I learn about pay without talking to anybody?',
              answer: [
                `Yes. Use the [calculator](/ai-salary-calculator), or subscribe to the [newsletter](/ai-salary-newsletter), which goes to ${newsletterReaders.figure} professionals every week.`,
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
                `We say that they cover ${salaryCompanies.figure} companies and are brought up to date every week. For any single figure, go by what stands beside it: the public source, the period and the number of postings. A figure without enough postings is not shown.`,
              ],
            },
            {
              question: 'What do you store about a visitor to this site?',
              answer: [
                'Nothing for statistics until you accept it in the cookie banner, and you can withdraw that at the foot of every page. What is kept, where and for what is listed in the [privacy policy](/privacy-policy).',
              ],
            },
            {
              question: 'How do I have my profile deleted?',
              answer: [
                'Write to us from the address that we know, and say so; a reason is not needed. The [privacy policy](/privacy-policy) says which rights you have.',
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
      text: 'Every way to work with us on one page, and which suits when.',
    },
    {
      label: 'AI engineer staffing',
      to: '/ai-engineer-staffing',
      text: 'How a search for one engineer runs from brief to first day.',
    },
    {
      label: 'About us',
      to: '/about-ai-talent-experts',
      text: 'Our vetting, our promises, and what we refuse to do.',
    },
    {
      label: 'Contact',
      to: '/contact-ai-recruiters',
      text: 'For the question that is not here.',
    },
  ],
};
