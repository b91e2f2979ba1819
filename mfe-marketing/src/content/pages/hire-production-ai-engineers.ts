import { claims } from '@talent/content/claims';
import type { PageContent } from '../page-content';

const { averageShortlist, placementWeeks, support, urgentPlacement } = claims;

/** `/hire-production-ai-engineers` */
export const hireProductionAiEngineers: PageContent = {
  path: '/hire-production-ai-engineers',
  kind: {
    name: 'role',
    picture: { of: 'process' },
    glance: [
      { term: 'Catches', text: 'Wrong answers that a health check does not see' },
      {
        term: 'Leaves you with',
        text: 'A failure diagram, one chart, a unit price, closed actions',
      },
      { term: 'Settle first', text: 'Who is on call, and how that is paid' },
      {
        term: 'Shortlist',
        text: `${averageShortlist.value} hours after the intake call, on average`,
      },
    ],
  },
  sitemap: { changefreq: 'weekly', priority: 0.9 },
  head: {
    title: 'Hire Production AI Engineers',
    description:
      'Hire production AI engineers who keep models working after launch: silent failures, live evaluation, running cost, on-call terms and pay of related roles.',
    keywords:
      'production AI engineers, AI reliability, LLM monitoring, AI incident response, inference cost',
  },
  name: 'Production AI engineers',
  parent: { label: 'Services', to: '/ai-ml-staffing-services' },
  kicker: 'AI in production',
  title: 'Hire production AI engineers who keep models working after launch',
  lede: 'A production AI engineer notices when a model is wrong but throws no error. They contain the harm, and keep quality and cost steady long after launch day.',
  actions: [
    { label: 'Talk to a recruiter', to: '/contact-ai-recruiters' },
    { label: 'See salary data', to: '/ai-ml-salary-data' },
  ],
  sections: [
    {
      id: 'silent-failure',
      title: 'What they catch that ordinary monitoring misses',
      shortTitle: 'Silent failures',
      blocks: [
        {
          kind: 'text',
          paragraphs: [
            'Most software fails loudly: an exception, a timeout, a page that does not load. A model that has gone wrong returns status 200 and a confident answer, and ordinary monitoring sees nothing. Weeks later, a customer success manager mentions that people have stopped using the feature.',
            'A production AI engineer treats that as an outage, and builds the checks that would have shown it. We ask candidates about the kinds of trouble in this table, because a health check sees none of them.',
          ],
        },
        {
          kind: 'table',
          caption: 'Trouble that a health check does not see',
          columns: ['Trouble', 'What you notice', 'What would have shown it'],
          rows: [
            [
              'A stale index',
              'Answers quote last year’s policy',
              'An alert on the age of the newest document that search can find',
            ],
            [
              'A changed upstream default',
              'Scores drift a little, everywhere',
              'Share of missing values per field, compared week by week',
            ],
            [
              'A new model version from the vendor',
              'Replies get longer, and the parser drops some of them',
              'A fixed set of requests replayed each night, with outputs compared',
            ],
            [
              'A feedback loop',
              'The ranking keeps showing what it showed before',
              'A small random slice of traffic that the model does not control',
            ],
            [
              'Retries that succeed',
              'The bill doubles and nobody complains',
              'Cost per completed task instead of cost per call',
            ],
          ],
        },
      ],
    },
    {
      id: 'wrong-answer-budget',
      title: 'How they limit wrong answers: an error budget',
      shortTitle: 'Error budget',
      blocks: [
        {
          kind: 'text',
          paragraphs: [
            'Reliability engineers work with an error budget: a set amount of downtime is acceptable each month, and when it is used up, new features wait. The engineers we look for apply the same idea to quality. They agree with the product owner how many wrong answers of each severity are tolerable, and every week they judge a sample of live traffic and plot the total. When the budget is used up, releases stop and the team fixes quality.',
            'Three parts are hard. **The sample:** a uniform one misses rare and expensive mistakes, so it is stratified by risk and weighted back. **The judge:** people are slow and models are biased, so a model judges many cases, people judge some of them again, and the team tracks how often the two disagree. **The limit:** the business sets it, not the engineer alone.',
          ],
        },
      ],
    },
    {
      id: 'duties',
      title: 'Four duties, and what each leaves you with',
      shortTitle: 'Four duties',
      blocks: [
        {
          kind: 'pairs',
          pairs: [
            {
              term: 'Reliability',
              text: 'Sets timeouts shorter than users will wait, tests a fallback for every model call, and sheds the least important requests first under load. You get a diagram of what happens when each dependency fails, and the date of the last test.',
            },
            {
              term: 'Evaluation on live traffic',
              text: 'Samples live traffic, judges it, looks at slices, and compares results with what was promised offline. You get one chart that the product owner opens unasked.',
            },
            {
              term: 'Cost',
              text: 'Knows where the money goes by feature, tenant and retry. Sends easy requests to small models, caches what repeats, cuts unused context, and shows that quality held. For language models you can also hire this as a [contract project](/services/generative-ai-engineers). You get a unit price with a ceiling enforced in code.',
            },
            {
              term: 'Incidents',
              text: 'Contains the harm first and explains it later, and separates “the model is worse” from “the input is different”. You get a write-up whose actions are closed, and a regression test for the next release.',
            },
          ],
        },
      ],
    },
    {
      id: 'levels',
      title: 'Production AI engineer levels: who can be on call for what',
      shortTitle: 'Levels',
      blocks: [
        {
          kind: 'ladder',
          caption: 'Three duties, from one service to all of them',
          levels: [
            {
              name: 'Mid',
              items: [
                {
                  title: 'Reliability',
                  text: 'Gives one model call a timeout, a retry limit and a fallback.',
                },
                {
                  title: 'Quality',
                  text: 'Judges the weekly sample by the guide, and notes where the guide is silent.',
                },
                {
                  title: 'Incidents',
                  text: 'Follows the runbook at night, and wakes a colleague where it ends.',
                },
              ],
            },
            {
              name: 'Senior',
              items: [
                {
                  title: 'Reliability',
                  text: 'Decides which requests to drop first, and rehearses it under load.',
                },
                {
                  title: 'Quality',
                  text: 'Draws a sample by risk, so that rare and expensive mistakes are in it.',
                },
                {
                  title: 'Incidents',
                  text: 'Leads the response, and finds out whether the model or its input changed.',
                },
              ],
            },
            {
              name: 'Lead',
              items: [
                {
                  title: 'Reliability',
                  text: 'Refuses a launch that cannot be undone, and proposes one that can.',
                },
                {
                  title: 'Quality',
                  text: 'Gets the business to set a limit for wrong answers, and to stop at it.',
                },
                {
                  title: 'Incidents',
                  text: 'Reads a year of incidents, and names the change that prevents most of them.',
                },
              ],
            },
          ],
        },
      ],
    },
    {
      id: 'interview',
      title: 'How to interview: use your own post-mortem',
      shortTitle: 'How to interview',
      blocks: [
        {
          kind: 'text',
          paragraphs: [
            'Thirty minutes before the interview, send the candidate one of your incident reports, shortened and without names. Then listen, because their reading of it shows whether they have been responsible for such a system.',
          ],
        },
        {
          kind: 'scorecard',
          caption: 'How a candidate reads your post-mortem',
          rows: [
            {
              question: 'They look for the gap in the timeline',
              strong:
                'When did users begin to suffer, and when did you know? The gap between those two moments is the first thing to shorten.',
              sample: [4, 3, 4],
            },
            {
              question: 'They question the root cause',
              strong:
                'Reports often stop at the first human error. A good reader asks why the mistake was possible, and why nobody saw it.',
              sample: [3, 4, 2],
            },
            {
              question: 'They ask about people who were not in the room',
              strong: 'Support knew two days earlier, so who could have told you?',
              sample: [4, 2, 3],
            },
            {
              question: 'They cross out action items',
              strong:
                'With fourteen follow-up actions, few get done. Experienced engineers choose the two that matter and defend their choice.',
              sample: [2, 3, 4],
            },
            {
              question: 'They ask what the fix costs',
              strong:
                'Another monitor is another alarm at night, and engineers who have been on call count alarms.',
              sample: [3, 4, 3],
            },
          ],
        },
        {
          kind: 'callout',
          title: 'Ask for an alert they deleted',
          text: 'Anyone can add an alert. Removing one takes evidence that it never led to action, and the authority to say so. You will find more questions like this in our [interview question collection](/ai-interview-questions).',
        },
      ],
    },
    {
      id: 'on-call',
      title: 'Settle on-call before you make the offer',
      shortTitle: 'On call',
      blocks: [
        {
          kind: 'list',
          style: 'checks',
          items: [
            'How many people share the rotation? With fewer than four, vacations and sick days break it, so limit the hours and let a fallback cover the night.',
            'What may wake someone at night? Write a list, with the harm beside each item; a drifting metric rarely justifies a call at 3 a.m.',
            'How is standby time paid or given back? Put the answer in the offer letter, and for contractors put hours and a rate in the statement of work.',
            'May the person on call switch the feature off without asking? If not, they can watch an incident but not respond to it.',
            'Who fixes things the next day? The rotation and the roadmap use the same people, so plan for the lost time.',
          ],
        },
        {
          kind: 'text',
          paragraphs: [
            'Colleagues in other time zones make on-call much easier. Our page on [remote AI teams](/remote-ai-team-staffing) shows how to do that without splitting the team in two.',
          ],
        },
      ],
    },
    {
      id: 'pay',
      title: 'What comparable roles earn in the US',
      shortTitle: 'Pay',
      blocks: [
        {
          kind: 'pay',
          query: {
            by: 'role',
            roles: ['ai-engineer', 'machine-learning-engineer', 'mlops-engineer'],
          },
          note: '“Production AI engineer” describes the work; jobs carry other titles. Compare with the role your candidate comes from, and add the value of your on-call rotation, because these figures leave on-call pay out.',
        },
      ],
    },
    {
      id: 'process',
      title: 'How we find production AI engineers',
      shortTitle: 'The search',
      blocks: [
        {
          kind: 'steps',
          steps: [
            {
              title: 'Intake call',
              when: 'Day 0',
              text: 'Tell us about your last three incidents and who handled them, so that we can agree on the role, the on-call terms and the pay.',
            },
            {
              title: 'Shortlist',
              when: `${averageShortlist.value} hours after the intake call, on average`,
              text: 'You read which live system each engineer was responsible for, what broke, and what they changed so that it could not break the same way.',
            },
            {
              title: 'Interviews',
              when: 'The following days',
              text: 'Use your post-mortem. We have already interviewed every candidate on the list, so start with your own system.',
            },
            {
              title: 'Placement',
              when: placementWeeks.figure,
              text: 'This clock also starts with the intake call. There are no upfront fees: our [terms](/ai-engineer-staffing-services#terms) explain what you pay and when.',
            },
            {
              title: 'Support',
              when: support.figure,
              text: 'From the first day of work we check in with you and with the engineer, separately.',
            },
          ],
        },
      ],
    },
    {
      id: 'questions',
      title: 'Is this the role you need?',
      shortTitle: 'Questions',
      blocks: [
        {
          kind: 'questions',
          questions: [
            {
              question: 'How is this different from an MLOps engineer?',
              answer: [
                'An [MLOps engineer](/hire-mlops-engineers) builds the path on which models reach production, and a production AI engineer looks after the models that are there. In a small company one person does both, so ask which half they would rather give up.',
              ],
            },
            {
              question: 'Our site reliability team is excellent. What is missing?',
              answer: [
                'Probably someone who can judge outputs. Pair one of your engineers with a person who can tell whether an answer was right, and you may not need to hire.',
              ],
            },
            {
              question: 'We are in trouble this week. Is hiring the answer?',
              answer: [
                `Switch the feature off or fall back to something simpler first. Then tell us what is failing, and we search for people who have fixed the same problem. An urgent placement takes ${urgentPlacement.figure} from the intake call.`,
              ],
            },
            {
              question: 'How will we know after six months that it was the right hire?',
              answer: [
                'You hear about problems before your users do, the cost per task is known and steady, and a second person can do the job as well.',
              ],
            },
          ],
        },
      ],
    },
  ],
  related: [
    {
      label: 'Contract MLOps engineers',
      to: '/services/mlops-engineers',
      text: 'If releases are manual, fix the release path first.',
    },
    {
      label: 'Contract generative AI engineers',
      to: '/services/generative-ai-engineers',
      text: 'Test cases, permissions and cost ceilings while a feature is being built.',
    },
    {
      label: 'Contract or permanent',
      to: '/ai-engineer-staffing',
      text: 'Which one suits a role with no end date.',
    },
    {
      label: 'AI development teams',
      to: '/build-ai-development-teams',
      text: 'When one engineer is not enough for an on-call rotation.',
    },
  ],
  closing: {
    title: 'Tell us what keeps breaking',
    text: 'One call is enough to tell whether you need this role, an MLOps engineer, or a fix that your own team can make.',
    action: { label: 'Talk to a recruiter', to: '/contact-ai-recruiters' },
  },
  service: {
    name: 'Recruitment of production AI engineers',
    audience: 'Companies whose AI features are live and must stay dependable',
  },
};
