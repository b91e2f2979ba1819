/** The roles by which questions are chosen, named as a group of people. The keys are the values of `?role=`. */
export const interviewRoles = {
  'machine-learning-engineer': 'ML engineers',
  'mlops-engineer': 'MLOps engineers',
  'nlp-engineer': 'NLP engineers',
  'computer-vision-engineer': 'Computer vision engineers',
  'data-scientist': 'Data scientists',
  'generative-ai-engineer': 'Generative AI engineers',
} as const;

export type InterviewRole = keyof typeof interviewRoles;

/** An interview question and what a good answer covers. */
export interface InterviewQuestion {
  question: string;
  /** The points of a good answer: 60 to 120 words. */
  answer: string;
  /** The roles it is for; at least one. */
  roles: readonly InterviewRole[];
}

/** Questions that belong together, under one heading. */
export interface QuestionTopic {
  /** Anchor: lower case words joined by hyphens, unique on the page. */
  id: string;
  title: string;
  questions: readonly InterviewQuestion[];
}
