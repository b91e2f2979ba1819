import type { QuestionTopic } from './interview-question';

export const judgementTopic: QuestionTopic = {
  id: 'judgement',
  title: 'Judgement and working together',
  questions: [
    {
      question: 'Tell me about a project that you stopped or would stop.',
      answer:
        'There should be one. Listen for the observation that made the difference, for how early it could have been made, for what was kept (a data set, a finding, a smaller tool) and for how it was told to those who had hoped. Blaming management wholesale is a poor sign, and so is a list of successes only. The strongest replies contain a condition for stopping that was agreed before the work began.',
      roles: [
        'machine-learning-engineer',
        'data-scientist',
        'mlops-engineer',
        'nlp-engineer',
        'computer-vision-engineer',
        'generative-ai-engineer',
      ],
    },
    {
      question: 'A stakeholder asks for accuracy of 99 per cent. How do you answer?',
      answer:
        'With questions: accuracy of what, measured on which cases, and what happens in the hundredth? Often the real need is that nothing expensive goes wrong unseen, which can be met by a model that abstains on doubtful cases and passes them to people. Show the trade-off between share handled automatically and errors among these. If the people who do the task today reach 94, say so kindly; measuring them first is a good idea.',
      roles: [
        'machine-learning-engineer',
        'data-scientist',
        'nlp-engineer',
        'computer-vision-engineer',
      ],
    },
    {
      question: 'How do you review a colleague’s experiment?',
      answer:
        'Before the result, the question: what was to be learnt, and can this comparison answer it? Then the data (split, leakage, size), the baseline and its tuning, variance over seeds, and the errors themselves rather than the summary. Tone matters: a review should leave the author wanting to run the next experiment. Some say which single check they always do first; a favourite is to look at ten raw rows together.',
      roles: [
        'data-scientist',
        'machine-learning-engineer',
        'nlp-engineer',
        'computer-vision-engineer',
      ],
    },
    {
      question: 'What would you want to know from us before accepting this job?',
      answer:
        'A window into how somebody works. Good questions concern data access, who labels, how the present system is judged, the path to production and the last time it failed, and who decides when quality and a deadline collide. No questions at all suggests that any job will do. Take notes and answer truthfully, including the unpleasant parts, because the candidate will discover them in the first month anyway.',
      roles: [
        'machine-learning-engineer',
        'mlops-engineer',
        'nlp-engineer',
        'computer-vision-engineer',
        'data-scientist',
        'generative-ai-engineer',
      ],
    },
  ],
};
