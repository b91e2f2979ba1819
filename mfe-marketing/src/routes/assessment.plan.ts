import { assessmentPage } from '../content/assessment-page';
import { contentPagePlan } from '../features/content-page/content-page-plan';

/** A page of text; the assessment on it gets its questions from a function, never from the page's data. */
export const assessmentPlan = contentPagePlan(assessmentPage, {
  changefreq: 'monthly',
  priority: 0.8,
});
