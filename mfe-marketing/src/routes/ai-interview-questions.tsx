import { usePageData } from '@talent/sdk';
import { ContentPage } from '../features/content-page/content-page';
import { chosenTopics } from '../features/interview-questions/chosen-topics';
import {
  InterviewQuestions,
  useChosenRole,
} from '../features/interview-questions/interview-questions';
import type { InterviewQuestionsData } from './ai-interview-questions.plan';

/** `/ai-interview-questions`: the questions first, then how to use them. */
export default function AiInterviewQuestions() {
  const { topics } = usePageData<InterviewQuestionsData>();
  const role = useChosenRole();
  return (
    <ContentPage
      beforeSections={<InterviewQuestions topics={topics} role={role} />}
      partsBefore={chosenTopics(topics, role).map(({ id, title }) => ({ id, text: title }))}
    />
  );
}
