import type { QuestionTopic } from './interview-question';

export const evaluationTopic: QuestionTopic = {
  id: 'evaluation',
  title: 'Evaluation and experiments',
  questions: [
    {
      question: 'Precision or recall: how do you choose the threshold?',
      answer:
        'By cost. What happens to somebody who is flagged wrongly, what happens when a case is missed, and how many flags can the people downstream handle? With those three, a threshold follows from the curve; without them it is decoration. Look for calibration being mentioned, for the insight that the costs differ between groups of cases, and for the suggestion to let the owner of the process decide while the engineer shows the trade-offs.',
      roles: [
        'machine-learning-engineer',
        'data-scientist',
        'computer-vision-engineer',
        'nlp-engineer',
      ],
    },
    {
      question: 'The offline metric went up and the business metric did not. Why might that be?',
      answer:
        'Several suspects. The offline set no longer resembles traffic. The metric rewards something users do not notice, such as order far down a list. The change helps where users were happy already. The new model influences which data comes back. Or the experiment is too small to show the effect. A strong reply proposes how to tell these apart: slice the results, replay logged traffic, check exposure, and compute the smallest effect which the test could detect.',
      roles: ['machine-learning-engineer', 'data-scientist'],
    },
    {
      question: 'Explain calibration, and when you would not care about it.',
      answer:
        'A calibrated model that says seventy per cent is right in seven such cases of ten. It matters as soon as the score is multiplied by money, compared with another model’s score or shown to a person. It does not matter where only the order counts, as in a ranking. Expect a way to see it (a reliability plot on held-out data), a way to repair it, and the warning that it decays when the base rate moves.',
      roles: ['machine-learning-engineer', 'data-scientist'],
    },
    {
      question: 'How do you design an A/B test for a recommender?',
      answer:
        'Randomise by user rather than by request, choose one primary measure and its minimum interesting effect beforehand, and compute the duration from them; whole weeks, because weekends differ. Add guardrails such as latency and complaints. The subtleties are interference between groups that share inventory, novelty effects in the first days, and the temptation to stop at a lucky moment. Good candidates also mention an A/A test of the machinery itself.',
      roles: ['data-scientist', 'machine-learning-engineer'],
    },
    {
      question: 'What would make you distrust a benchmark result?',
      answer:
        'Test data that may have been in the training set, tuning on the very set that is reported, one seed, a baseline that nobody bothered to tune, or a difference smaller than the noise between runs. Then relevance: clean, short, English inputs say little about your scans from the warehouse. The practical conclusion is a private test set of a few hundred own cases, kept away from training, with the leaderboard used only for choosing what to try.',
      roles: [
        'machine-learning-engineer',
        'nlp-engineer',
        'computer-vision-engineer',
        'generative-ai-engineer',
      ],
    },
    {
      question: 'How do you present an uncertain result to somebody who wants a yes or a no?',
      answer:
        'By translating the interval into decisions. “If we launch, the likely range is from a small loss to a clear gain; waiting two weeks would halve that range.” Then a recommendation, because refusing to give one hands the decision to whoever speaks loudest. Watch whether the candidate respects the listener, puts the assumption that matters most on the table, and says which observation would change the advice.',
      roles: ['data-scientist'],
    },
    {
      question:
        'A metric improves for everyone on average and falls for one group. What do you do?',
      answer:
        'First establish that it is real: the group may be small, so look at intervals and at several periods. Then find the mechanism, which may be too few examples, a feature that means something else for this group, or labels of lower quality. The remedy depends on it. Whether to ship in the meantime is not a purely technical decision, and a mature candidate brings the evidence to its owner, in writing, with options and their cost.',
      roles: [
        'data-scientist',
        'machine-learning-engineer',
        'computer-vision-engineer',
        'nlp-engineer',
      ],
    },
  ],
};
