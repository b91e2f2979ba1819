import { Link } from '@talent/sdk';
import { Button } from '@talent/ui/button';
import { useId } from 'react';
import type { NextStepAction } from './next-step-action';

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
export function NextStep({ title, text, action }: NextStepContent) {
  const id = useId();
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
        <Link to={action.to}>{action.label}</Link>
      </Button>
    </section>
  );
}
