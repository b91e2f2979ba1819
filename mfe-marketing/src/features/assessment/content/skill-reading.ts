/** A page to read next. */
export interface Reading {
  label: string;
  to: string;
}

const questions = (label: string, id: string): Reading => ({
  label: `Interview questions: ${label}`,
  to: `/ai-interview-questions#${id}`,
});

/** The first page to read for each skill of the pool. */
const readings: Readonly<Record<string, Reading>> = {
  'Model evaluation': {
    label: 'Data leakage, with code and detection',
    to: '/blog/data-leakage-in-machine-learning-projects',
  },
  Statistics: questions('evaluation and experiments', 'evaluation'),
  'Deep learning': questions('training and debugging', 'training'),
  'Data pipelines': questions('data and labels', 'data'),
  'Serving and latency': {
    label: 'System design interviews: a method',
    to: '/blog/machine-learning-system-design-interview-preparation',
  },
  'Monitoring and drift': questions('production and operations', 'production'),
  'Language models': {
    label: 'Evaluating LLM applications before launch',
    to: '/blog/evaluating-llm-applications-before-launch',
  },
  Retrieval: {
    label: 'Retrieval-augmented generation: the skills',
    to: '/blog/retrieval-augmented-generation-skills-to-hire-for',
  },
  Vision: { label: 'Computer vision applications', to: '/computer-vision-applications' },
  Python: {
    label: 'From data scientist to ML engineer',
    to: '/blog/from-data-scientist-to-ml-engineer',
  },
  SQL: questions('data and labels', 'data'),
  'Experiment design': questions('evaluation and experiments', 'evaluation'),
};

/** Where to read on about a skill; the whole list of interview questions for one that is new to this list. */
export function readingOf(skill: string): Reading {
  return readings[skill] ?? { label: 'Interview questions', to: '/ai-interview-questions' };
}

/** A score in words: of all points, of more than half, of less. */
export function meaningOf({ points, possible }: { points: number; possible: number }): string {
  if (points === possible) return 'Every point. Go deeper where a role asks for it.';
  if (points * 2 > possible) return 'More than half. Read why, where you lost a point.';
  return 'Half or less. Start reading here.';
}
