import { contactLink, type HireContext } from '@talent/api/forms/contact-link';
import { Link, useLocation } from '@talent/sdk';
import { Button } from '@talent/ui/button';
import { useId } from 'react';

const CONTACT = '/contact-ai-recruiters';

/** The last words of a page: one thing to do next. */
export interface NextStepContent {
  title: string;
  /** One or two sentences. */
  text: string;
  action: NextStepAction;
}

/**
 * Ends a page, a post or a tool with its one next step. Each page has exactly one part with the mark `data-next-step`:
 * this one (`closing`), or its form (`form`).
 */
export function NextStep({
  title,
  text,
  action,
  context,
}: NextStepContent & {
  /** What the page knows: the way to a recruiter takes it along, and the page itself. */
  context?: HireContext | undefined;
}) {
  const id = useId();
  const { pathname: from } = useLocation();
  const to = action.to === CONTACT ? contactLink({ ...context, from }) : action.to;
  return (
    <section
      aria-labelledby={id}
      data-next-step="closing"
      className="flex flex-wrap items-center justify-between gap-x-12 gap-y-6 border-t-2 border-ink py-10 print:hidden"
    >
      <div className="max-w-[44rem]">
        <h2 id={id} className="text-heading">
          {title}
        </h2>
        <p className="mt-2 text-ink-muted">{text}</p>
      </div>
      <Button asChild>
        <Link to={to}>{action.label}</Link>
      </Button>
    </section>
  );
}

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
type NextStepAction = {
  [Path in keyof NextStepLabels]: { label: NextStepLabels[Path]; to: Path };
}[keyof NextStepLabels];
