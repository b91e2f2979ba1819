import { claims } from '@talent/content/claims';
import type { PageContent } from '../page-content';

const { averageShortlist, support, urgentPlacement } = claims;

/** `/hire-production-ai-engineers` */
export const hireProductionAiEngineers: PageContent = {
  path: '/hire-production-ai-engineers',
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
            'Ordinary software tends to fail loudly: an exception, a timeout, a page that does not load. A model that has gone wrong returns status 200 and a confident answer. Nothing in the usual monitoring moves. Weeks later a customer-success manager mentions that people have stopped using the feature.',
            'A production AI engineer is somebody who treats that as an outage, and who has built the instruments that would have shown it. The table lists kinds of trouble that we ask candidates about, because each is invisible to a health check.',
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
              'The age of the newest retrievable document, as an alert',
            ],
            [
              'A changed upstream default',
              'Scores drift by a little, everywhere',
              'Share of missing values per field, compared week with week',
            ],
            [
              'A new model version at the supplier',
              'Replies are longer, the parser drops some of them',
              'A fixed set of requests replayed each night, with outputs compared',
            ],
            [
              'A feedback loop',
              'The ranking shows what it showed before',
              'A small random slice that the model does not control',
            ],
            [
              'Retries that succeed',
              'The bill doubles, nobody complains',
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
            'Reliability engineers work with an error budget: so much downtime is acceptable in a month, and when it is used up, features wait. The same idea applies to quality, and the people we look for have applied it. Somebody agrees with the product owner how many wrong answers of which severity are tolerable; a sample of live traffic is judged every week; the burn is plotted. Above the line, releases stop and the team repairs.',
            'Three parts of this are hard. **The sample:** a uniform one misses rare and expensive mistakes, so it has to be stratified by risk and weighted back. **The judge:** people are slow and models are biased, so a model judges many cases and people re-judge a few, and their disagreement is itself a measure. **The line:** it belongs to the business, and an engineer who sets it alone has been left alone.',
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
              text: 'Timeouts shorter than the user’s patience, a tested fallback for every model call, load shedding that drops the cheap requests first. Leaves behind: a diagram of what happens when each dependency is gone, and a date on which it was tried.',
            },
            {
              term: 'Evaluation on live traffic',
              text: 'Sampling, judging, slices, comparison between what was promised offline and what is seen now. Leaves behind: one chart that the product owner opens without being asked.',
            },
            {
              term: 'Cost',
              text: 'Knows where the money goes by feature, tenant and retry. Routes easy requests to small models, caches what repeats, cuts context that is never used, and shows that quality held. For language models this is also a [bounded assignment](/services/generative-ai-engineers). Leaves behind: a unit price with a ceiling enforced in code.',
            },
            {
              term: 'Incidents',
              text: 'Contains first, explains later. Separates “the model is worse” from “the input is different”. Leaves behind: a write-up whose actions are closed, and a regression case for the next release.',
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
            'Send the candidate one incident report of yours, shortened and without names, half an hour before the talk. Then be quiet. What they do with it tells you whether they have carried such a system.',
          ],
        },
        {
          kind: 'list',
          style: 'bullets',
          items: [
            {
              title: 'They look for the gap in the timeline',
              text: 'When did users begin to suffer, and when did you know? The distance between those two is the first thing to shorten.',
            },
            {
              title: 'They distrust the root cause',
              text: 'Reports like to stop at the first human error. A good reader asks why the mistake was possible, and why it was not visible.',
            },
            {
              title: 'They ask about people who were not in the room',
              text: 'Support knew two days earlier. Who could have told you?',
            },
            {
              title: 'They strike out an action item',
              text: 'Fourteen follow-ups mean that none will be done. Experienced engineers choose two and defend the choice.',
            },
            {
              title: 'They ask for the cost of the fix',
              text: 'Another monitor is another alarm at night. Someone who has been on call counts alarms.',
            },
          ],
        },
        {
          kind: 'callout',
          title: 'Ask for an alert they deleted',
          text: 'Anybody can add one. Removing one takes evidence that it never led to an action, and the standing to say so. It is a short question with long answers; more of this kind are in the [interview collection](/ai-interview-questions).',
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
            'How many people share the rota? With fewer than four, nobody takes a quiet holiday. If you have fewer, limit the hours and let the fallback carry the night.',
            'What may wake somebody? A written list, with the harm beside each item. A drifting metric rarely deserves three in the morning.',
            'How is standby paid or given back? Put it in the letter. For contractors it belongs in the statement of work, with hours and a rate.',
            'May the person on call switch the feature off, without asking? If not, they are a witness and not a responder.',
            'Who repairs on the next day? The rota and the roadmap draw on the same people; plan for the loss.',
          ],
        },
        {
          kind: 'text',
          paragraphs: [
            'Colleagues in other time zones ease this a great deal. How that works without splitting the team in two is described under [remote AI teams](/remote-ai-team-staffing).',
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
          note: '“Production AI engineer” is what the work is; adverts carry other titles. Take the row from which your candidate comes, and add what your rota is worth: on-call pay is outside these figures.',
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
              question: 'Where is the line to MLOps?',
              answer: [
                'An [MLOps engineer](/hire-mlops-engineers) builds the road on which models travel to production. The person on this page looks after what has arrived. In a small company one engineer does both; ask which half they would rather lose.',
              ],
            },
            {
              question: 'Our site-reliability team is excellent. What is missing?',
              answer: [
                'Probably the judgement of outputs. Pair one of them with somebody who can say whether an answer was right, and you may not need us. A first call may well end there.',
              ],
            },
            {
              question: 'We are in trouble this week. Is hiring the answer?',
              answer: [
                `Switch off or fall back first. A contractor can be signed in ${urgentPlacement.figure}, and the first names usually arrive sooner (${averageShortlist.value} hours is average). Tell us what is burning, and we search for people who have put out that fire.`,
              ],
            },
            {
              question: 'How will we know in half a year that it was the right hire?',
              answer: [
                `Users stop being your monitoring. Spend per task is known and flat. Two people can do what one did. We stay in contact for ${support.figure}, so we shall ask.`,
              ],
            },
          ],
        },
      ],
    },
  ],
  related: [
    {
      label: 'MLOps engagement',
      to: '/services/mlops-engineers',
      text: 'If releases are manual, mend the road before you man the watch.',
    },
    {
      label: 'Generative AI engagement',
      to: '/services/generative-ai-engineers',
      text: 'Cases, permissions and cost ceilings while a feature is being built.',
    },
    {
      label: 'Contract or permanent',
      to: '/ai-engineer-staffing',
      text: 'Which suits a role whose work has no last day.',
    },
    {
      label: 'Build a team',
      to: '/build-ai-development-teams',
      text: 'When one guardian is not enough for a rota.',
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
