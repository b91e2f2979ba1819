import type { QuestionTopic } from './interview-question';

export const judgementTopic: QuestionTopic = {
  id: 'judgement',
  title: 'Judgment and teamwork',
  questions: [
    {
      question: 'Tell me about a project that you stopped or would stop.',
      answer:
        'There should be one. Listen for the observation that made the difference and how early it could have been made. Ask what was kept, such as a data set, a finding or a smaller tool, and how the candidate told the people who had hoped for more. Blaming management for everything is a poor sign, and so is a list of successes only. The strongest answers include a condition for stopping that was agreed before the work began.',
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
      question: 'A stakeholder asks for 99% accuracy. How do you answer?',
      answer:
        'With questions: accuracy of what, measured on which cases, and what happens in the hundredth? Often the real need is that no expensive mistake goes unnoticed. A model that abstains on doubtful cases and passes them to people can meet that need. Show the trade-off between the share handled automatically and the errors within it. If the people who do the task today reach 94%, say so kindly. It is a good idea to measure them first.',
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
        'Start with the question: what did the author want to learn, and can this comparison answer it? Then check the data for split, leakage and size, the baseline and its tuning, the variance over seeds, and the errors themselves rather than the summary. Tone matters, because a review should leave the author wanting to run the next experiment. Some candidates name the one check they always do first. Looking at ten raw rows together is a good one.',
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
        'The questions show how the candidate works. Good ones are about data access, who labels, how the current system is judged, the path to production, the last time it failed, and who decides when quality and a deadline collide. If there are no questions, any job may do. Take notes and answer truthfully, including the unpleasant parts, because the candidate will discover them in the first month anyway.',
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
