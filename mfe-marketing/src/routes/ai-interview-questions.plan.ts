import { plan } from '@talent/sdk/server';
import type { QuestionTopic } from '../features/interview-questions/content/interview-question';
import { interviewTopics } from '../features/interview-questions/content/interview-topics';
import { aiInterviewQuestions } from '../content/pages/ai-interview-questions';
import { contentPagePlan, loadContentPage } from '../features/content-page/content-page-plan';
import type { ShownPage } from '../features/content-page/shown-block';

/** Data of the page: its text, and the questions. */
export interface InterviewQuestionsData extends ShownPage {
  topics: readonly QuestionTopic[];
}

/** A page of text whose questions are part of its data, so that no other page downloads them. */
export const aiInterviewQuestionsPlan = plan<InterviewQuestionsData>({
  ...contentPagePlan(aiInterviewQuestions),
  load: async ({ data }) => ({
    ...(await loadContentPage(data, aiInterviewQuestions)),
    topics: interviewTopics,
  }),
});
