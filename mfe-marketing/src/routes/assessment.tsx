import { Assessment } from '../features/assessment/assessment';
import { ContentPage } from '../features/content-page/content-page';

/** `/ai-skills-assessment`: the assessment first, then what it is and what it is not. */
export default function AssessmentPage() {
  return <ContentPage beforeSections={<Assessment />} />;
}
