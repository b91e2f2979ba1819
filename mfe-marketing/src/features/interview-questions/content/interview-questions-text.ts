/** Words around the interview questions. */
export const interviewQuestionsText = {
  filter: 'Questions by role',
  all: 'All roles',
  questions: 'questions',
  /** Before the roles that a question is for. */
  roles: 'Ask',
  shown: {
    all: (total: number) => `All ${total} questions.`,
    some: (count: number, total: number, role: string) =>
      `${count} of ${total} questions, for ${role}.`,
  },
} as const;
