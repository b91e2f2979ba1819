/**
 * The label of a next step by the page that it leads to. A page has one label everywhere, and it says what happens there.
 * The home page's buttons keep the specification's own labels.
 */
interface NextStepLabels {
  '/contact-ai-recruiters': 'Talk to a recruiter';
  '/ai-ml-salary-data': 'See salary data';
  '/machine-learning-ai-jobs': 'See open roles';
  '/ai-skills-assessment': 'Take the assessment';
  '/ai-salary-calculator': 'Calculate a budget';
  '/ai-interview-questions': 'See interview questions';
  '/ai-staffing-faq': 'See questions and answers';
}

/** A page with its label. Another label for the same page is a type error. */
export type NextStepAction = {
  [Path in keyof NextStepLabels]: { label: NextStepLabels[Path]; to: Path };
}[keyof NextStepLabels];
