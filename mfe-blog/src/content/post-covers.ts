import type { CountFacts } from '@talent/ui/picture-of-count';

/** Covers of the first posts: a number of the post's own as marks. Other posts have the marks of their first drawing. */
export const postCovers: Readonly<Record<string, CountFacts>> = {
  'contract-or-permanent-for-ai-work': {
    mark: 'square',
    columns: 4,
    groups: [
      { count: 3, is: 'named' },
      { count: 5, is: 'plain' },
    ],
    caption: 'Of eight kinds of AI work, the filled three suit a contract.',
  },
  'data-leakage-in-machine-learning-projects': {
    mark: 'square',
    columns: 15,
    groups: [
      { count: 80, is: 'named' },
      { count: 20, is: 'plain' },
    ],
    caption: '80 of 100 coin flips predicted, because the test leaked.',
  },
  'evaluating-llm-applications-before-launch': {
    mark: 'square',
    columns: 10,
    groups: [
      { count: 45, is: 'named' },
      { count: 5, is: 'exception' },
    ],
    caption: 'Fifty cases. The five that failed say where to look.',
  },
  'from-data-scientist-to-ml-engineer': {
    mark: 'square',
    groups: [
      { count: 1, is: 'named' },
      { count: 5, is: 'plain' },
    ],
    caption: 'Six months. In the first one, the notebook becomes a package.',
  },
  'how-to-set-a-salary-range-for-a-machine-learning-hire': {
    mark: 'dot',
    groups: [
      { count: 32, is: 'plain' },
      { count: 65, is: 'named' },
    ],
    caption: 'A dot is ten reported ranges; the filled ones are senior.',
  },
  'machine-learning-engineer-portfolio-that-gets-interviews': {
    mark: 'square',
    groups: [
      { count: 3, is: 'plain' },
      { count: 1, is: 'named' },
      { count: 2, is: 'plain' },
    ],
    caption: 'A project in six weeks. The fourth is for the model.',
  },
  'machine-learning-system-design-interview-preparation': {
    mark: 'square',
    columns: 15,
    groups: [
      { count: 23, is: 'plain' },
      { count: 15, is: 'named' },
      { count: 7, is: 'plain' },
    ],
    caption: 'Each square is a minute. The filled ones are for the design.',
  },
  'ml-engineer-interview-loop-that-predicts-performance': {
    mark: 'square',
    columns: 15,
    groups: [
      { count: 4, is: 'plain' },
      { count: 5, is: 'named' },
      { count: 6, is: 'plain' },
    ],
    caption: 'Each square is 15 minutes. The filled ones are the work sample.',
  },
  'mlops-hire-or-platform-team-first': {
    mark: 'square',
    columns: 30,
    groups: [
      { count: 60, is: 'plain' },
      { count: 30, is: 'named' },
    ],
    caption: 'Ninety days. In the filled thirty, the work is handed over.',
  },
  'negotiating-an-ai-engineer-offer': {
    mark: 'square',
    columns: 5,
    groups: [
      { count: 4, is: 'named' },
      { count: 16, is: 'plain' },
    ],
    caption: 'A grant that pays 5/15/40/40. Filled: paid after two years.',
  },
  'onboarding-a-remote-machine-learning-engineer': {
    mark: 'square',
    columns: 13,
    groups: [
      { count: 8, is: 'plain' },
      { count: 5, is: 'named' },
    ],
    caption: 'Thirteen weeks. In the filled five, the engineer owns a number.',
  },
  'pay-transparency-rules-for-ai-job-postings': {
    mark: 'dot',
    columns: 5,
    groups: [
      { count: 8, is: 'named' },
      { count: 2, is: 'plain' },
    ],
    caption: 'Ten sets of rules: eight states filled, two provinces hollow.',
  },
  'retrieval-augmented-generation-skills-to-hire-for': {
    mark: 'square',
    columns: 7,
    groups: [
      { count: 5, is: 'named' },
      { count: 1, is: 'exception' },
      { count: 1, is: 'named' },
    ],
    caption: 'Seven jobs between document and answer. The hollow one is the prompt.',
  },
  'what-ai-engineers-earn-in-the-us-and-canada': {
    mark: 'dot',
    groups: [
      { count: 14, is: 'plain' },
      { count: 20, is: 'named' },
      { count: 89, is: 'plain' },
    ],
    caption: 'A dot is fifty ranges; the filled ones are machine learning engineers.',
  },
  'writing-a-machine-learning-job-description-engineers-answer': {
    mark: 'square',
    columns: 8,
    groups: [
      { count: 4, is: 'named' },
      { count: 12, is: 'exception' },
    ],
    caption: 'Sixteen requirements before the rewrite, four after it.',
  },
  'share-of-job-postings-that-name-ai': {
    mark: 'square',
    columns: 15,
    groups: [
      { count: 17, is: 'named' },
      { count: 83, is: 'plain' },
    ],
    caption: 'Of a hundred Canadian postings, the filled ones name AI.',
  },
  'do-software-job-postings-state-pay': {
    mark: 'square',
    columns: 15,
    groups: [
      { count: 41, is: 'named' },
      { count: 59, is: 'plain' },
    ],
    caption: 'Of a hundred US software postings, the filled ones state pay.',
  },
  'remote-job-postings-and-machine-learning-pay': {
    mark: 'dot',
    columns: 15,
    groups: [
      { count: 9, is: 'named' },
      { count: 91, is: 'plain' },
    ],
    caption: 'Of a hundred US postings, the filled ones are remote or hybrid.',
  },
  'level-or-title-what-moves-ai-pay': {
    mark: 'square',
    columns: 21,
    groups: [
      { count: 24, is: 'named' },
      { count: 17, is: 'plain' },
    ],
    caption: 'Each square is $1,000: 24 more for senior ML, 41 for AI.',
  },
};
