import { ArrowRight, Search } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../src/controls/button.tsx';
import { CloseButton } from '../../src/controls/close-button.tsx';
import { ExplainedTerm } from '../../src/controls/explained-term.tsx';
import { ErrorSummary, type FormProblem } from '../../src/controls/error-summary.tsx';
import { Tooltip, TooltipArea } from '../../src/controls/tooltip.tsx';
import type { Entry } from './entry.ts';

export const controls: readonly Entry[] = [
  {
    name: 'button',
    about: 'Says what happens when it is pressed. At most one primary button in a view.',
    states: [
      { label: 'primary', element: <Button>Talk to a recruiter</Button> },
      { label: 'secondary', element: <Button variant="secondary">See all roles</Button> },
      { label: 'quiet', element: <Button variant="quiet">Clear the filters</Button> },
      { label: 'disabled', element: <Button disabled>Sending …</Button> },
      {
        label: 'sm, for dense tools',
        element: (
          <Button size="sm" variant="secondary">
            <Search aria-hidden="true" /> Search
          </Button>
        ),
      },
      {
        label: 'lg, with an icon',
        element: (
          <Button size="lg">
            Deploy AI talent <ArrowRight aria-hidden="true" />
          </Button>
        ),
      },
      {
        label: 'asChild: a link that looks like a button',
        element: (
          <Button asChild variant="secondary">
            <a href="#button">Browse salary data</a>
          </Button>
        ),
      },
    ],
  },
  {
    name: 'close-button',
    about: 'The cross of a dialog or banner. In a dialog it comes first and gets the focus.',
    states: [{ label: 'alone', element: <CloseButton label="Close" /> }],
  },
  {
    name: 'error-summary',
    about: 'Above a form that cannot be sent yet. It takes the focus and links to the fields.',
    states: [{ label: 'after the form was sent', wide: true, element: <SummaryOfForm /> }],
  },
  {
    name: 'explained-term',
    about: 'A term that explains itself on hover, focus or tap.',
    states: [
      {
        label: 'in a line of text',
        element: (
          <p>
            The <ExplainedTerm meaning="Half is at or below this amount.">median</ExplainedTerm> is
            $192,000.
          </p>
        ),
      },
    ],
  },
  {
    name: 'tooltip',
    about: 'Explains a control. It opens when the pointer rests on the control or it gets focus.',
    states: [
      {
        label: 'above the control',
        element: (
          <TooltipArea>
            <Tooltip text="Search engines show the first 60 characters of a title.">
              <Button variant="secondary">Title length</Button>
            </Tooltip>
          </TooltipArea>
        ),
      },
      {
        label: 'to the right of it',
        element: (
          <TooltipArea>
            <Tooltip side="right" text="Opens the list of tools.">
              <Button variant="secondary">Tools</Button>
            </Tooltip>
          </TooltipArea>
        ),
      },
    ],
  },
];

const problems: readonly FormProblem[] = [
  { id: 'gallery-email', message: 'Enter your work email.' },
  { id: null, message: 'The server did not answer. Try again.' },
];

/** Shown on request: a summary that is there from the start would take the focus of the page. */
function SummaryOfForm() {
  const [shown, setShown] = useState<readonly FormProblem[]>([]);
  return (
    <>
      <ErrorSummary title="Check two things" problems={shown} className="mb-4" />
      <Button variant="secondary" onClick={() => setShown([...problems])}>
        Show the error summary
      </Button>
    </>
  );
}
