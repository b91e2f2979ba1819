import { usePageData } from '@talent/sdk';
import { ContentPage } from '../features/content-page/content-page';
import { InterviewQuestions } from '../features/interview-questions/interview-questions';
import type { InterviewQuestionsData } from './ai-interview-questions.plan';

/** `/ai-interview-questions`: the questions first, then how to use them. */
export default function AiInterviewQuestions() {
  const { topics } = usePageData<InterviewQuestionsData>();
  return <ContentPage beforeSections={<InterviewQuestions topics={topics} />} />;
}
