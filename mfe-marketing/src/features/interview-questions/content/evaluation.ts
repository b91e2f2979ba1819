import type { QuestionTopic } from './interview-question';

export const evaluationTopic: QuestionTopic = {
  id: 'evaluation',
  title: 'Evaluation and experiments',
  questions: [
    {
      question: 'Precision or recall: how do you choose the threshold?',
      answer:
        'By cost. What happens to someone who is flagged by mistake? What happens when a case is missed? How many flags can the people downstream handle? Those three answers give you a threshold on the curve; without them the choice is arbitrary. Look for candidates who mention calibration and see that costs differ between groups of cases. The best ones let the owner of the process decide, and show the trade-offs.',
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
        'There are several suspects. The offline set may no longer resemble traffic. The metric may reward something users do not notice, such as order far down a list. The change may help only where users were happy already. The new model may influence which data comes back. Or the experiment may be too small. A strong answer tells these apart: slice the results, replay logged traffic, check exposure, and compute the smallest effect that the test could detect.',
      roles: ['machine-learning-engineer', 'data-scientist'],
    },
    {
      question: 'Explain calibration, and when you would not care about it.',
      answer:
        'When a calibrated model says 70%, about seven in ten of those cases turn out positive. This matters when the score is multiplied by money, compared with another model’s score or shown to a person. It does not matter when only the order counts, as in a ranking. Expect a way to see it, such as a reliability plot on held-out data, and a way to correct it. Good candidates add that calibration drifts when the base rate changes.',
      roles: ['machine-learning-engineer', 'data-scientist'],
    },
    {
      question: 'How do you design an A/B test for a recommender?',
      answer:
        'Randomize by user rather than by request. Choose one primary metric and the smallest effect worth having, and compute the duration from them. Run whole weeks, because weekends differ. Add guardrails such as latency and complaints. Harder points are interference between groups that share inventory, novelty effects in the first days, and the temptation to stop at a lucky moment. Good candidates also mention an A/A test, which checks the experiment system itself.',
      roles: ['data-scientist', 'machine-learning-engineer'],
    },
    {
      question: 'What would make you distrust a benchmark result?',
      answer:
        'Test data that may have been in the training set. Tuning on the same set that is reported. A single seed, an untuned baseline, or a difference smaller than the noise between runs. Then relevance: clean, short English inputs say little about your warehouse scans. The practical answer is a private test set of a few hundred of your own cases, kept away from training. Use public rankings only to choose what to try.',
      roles: [
        'machine-learning-engineer',
        'nlp-engineer',
        'computer-vision-engineer',
        'generative-ai-engineer',
      ],
    },
    {
      question: 'How do you present an uncertain result to someone who wants a yes or a no?',
      answer:
        'Translate the interval into decisions. “If we launch, the likely range runs from a small loss to a clear gain. If we wait two more weeks, we will know more precisely.” Then give a recommendation, because without one the loudest person decides. Watch whether the candidate respects the listener and states the assumption that matters most. The best answers also say which observation would change the advice.',
      roles: ['data-scientist'],
    },
    {
      question:
        'A metric improves for everyone on average and falls for one group. What do you do?',
      answer:
        'First check that it is real. The group may be small, so look at intervals and at several periods. Then find the cause: too few examples, a feature that means something else for this group, or labels of lower quality. The remedy depends on the cause. Whether to ship in the meantime is not a purely technical decision. A mature candidate takes the evidence to its owner in writing, with options and what each one costs.',
      roles: [
        'data-scientist',
        'machine-learning-engineer',
        'computer-vision-engineer',
        'nlp-engineer',
      ],
    },
  ],
};
