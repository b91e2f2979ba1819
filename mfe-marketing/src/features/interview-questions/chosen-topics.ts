import { interviewRoles } from './content/interview-question';
import type { InterviewRole, QuestionTopic } from './content/interview-question';

/** The role that `?role=` names; null where it names none that there is. */
export function roleFrom(search: URLSearchParams): InterviewRole | null {
  const role = search.get('role');
  return role !== null && isRole(role) ? role : null;
}

/** The questions for a role, or all of them for null; topics without any are left out. */
export function chosenTopics(
  topics: readonly QuestionTopic[],
  role: InterviewRole | null,
): readonly QuestionTopic[] {
  if (role === null) return topics;
  return topics
    .map((topic) => ({
      ...topic,
      questions: topic.questions.filter(({ roles }) => roles.includes(role)),
    }))
    .filter(({ questions }) => questions.length > 0);
}

/** Number of questions in all topics. */
export function countQuestions(topics: readonly QuestionTopic[]): number {
  return topics.reduce((sum, { questions }) => sum + questions.length, 0);
}

function isRole(name: string): name is InterviewRole {
  return Object.hasOwn(interviewRoles, name);
}
