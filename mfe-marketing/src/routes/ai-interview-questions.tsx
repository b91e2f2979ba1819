import { usePageData } from '@talent/sdk';
import type { ReactNode } from 'react';
import { ContentPage } from '../features/content-page/content-page';
import { InterviewQuestions } from '../features/interview-questions/interview-questions';
import type { InterviewQuestionsData } from './ai-interview-questions.plan';

/** `/ai-interview-questions`: the questions first, then how to use them. */
export default function AiInterviewQuestions(): ReactNode {
  const { topics } = usePageData<InterviewQuestionsData>();
  return <ContentPage beforeSections={<InterviewQuestions topics={topics} />} />;
}
