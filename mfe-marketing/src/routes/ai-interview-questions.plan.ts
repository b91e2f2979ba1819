import { aiInterviewQuestions } from '../content/pages/ai-interview-questions';
import { contentPagePlan } from '../features/content-page/content-page-plan';
import type { QuestionTopic } from '../features/interview-questions/content/interview-question';
import { interviewTopics } from '../features/interview-questions/content/interview-topics';

/** Data of the page besides its text. */
export interface InterviewQuestionsData {
  topics: readonly QuestionTopic[];
}

/** A page of text whose questions are part of its data, so that no other page downloads them. */
export const aiInterviewQuestionsPlan = contentPagePlan<InterviewQuestionsData>(
  aiInterviewQuestions,
  async () => ({ topics: interviewTopics }),
);
