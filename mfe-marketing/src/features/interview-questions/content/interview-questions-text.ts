/** Words around the interview questions. */
export const interviewQuestionsText = {
  filter: 'Questions by role',
  all: 'All roles',
  questions: 'questions',
  /** Before the roles that a question is for. */
  roles: 'Ask',
  /** The table of topics against roles. */
  map: {
    caption: 'Each square is one question. Filled squares are the ones to ask that group.',
    topic: 'Topic',
    /** Read instead of the squares. */
    cell: (count: number, total: number) => `${count} of ${total}`,
  },
  shown: {
    all: (total: number) => `All ${total} questions.`,
    some: (count: number, total: number, role: string) =>
      `${count} of ${total} questions, for ${role}.`,
  },
} as const;
