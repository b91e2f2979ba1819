import type { QuestionTopic } from '../content/interview-question';

/** Two topics: three questions for NLP engineers in all, two for MLOps engineers, one for both. */
export function makeTopics(): readonly QuestionTopic[] {
  return [
    {
      id: 'text',
      title: 'Text',
      questions: [
        { question: 'Which words?', answer: 'Those.', roles: ['nlp-engineer'] },
        { question: 'Whose words?', answer: 'Theirs.', roles: ['nlp-engineer'] },
      ],
    },
    {
      id: 'running',
      title: 'Running it',
      questions: [
        { question: 'Who is called?', answer: 'You.', roles: ['mlops-engineer'] },
        { question: 'How fast?', answer: 'Fast.', roles: ['nlp-engineer', 'mlops-engineer'] },
      ],
    },
  ];
}
