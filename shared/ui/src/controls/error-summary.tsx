import { useEffect, useRef, type MouseEvent } from 'react';
import { Link } from '../text/link.tsx';
import { Notice } from '../status/notice.tsx';

/** One thing that keeps a form from being sent. */
export type FormProblem = {
  /** Id of the control to mend; null when it is none. */
  id: string | null;
  message: string;
};

export type ErrorSummaryProps = {
  title: string;
  /** In the order of the form. Every new list takes the focus; an empty one shows nothing. */
  problems: readonly FormProblem[];
  className?: string | undefined;
};

/** What keeps a form from being sent, above it: takes the focus, and leads to the fields. */
export function ErrorSummary({ title, problems, className }: ErrorSummaryProps) {
  const summary = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (problems.length > 0) summary.current?.focus();
  }, [problems]);
  if (problems.length === 0) return null;
  return (
    // Read out because it takes the focus: announcing it as well would say everything twice.
    <Notice
      ref={summary}
      tabIndex={-1}
      tone="error"
      live={false}
      title={title}
      className={className}
    >
      <ul className="mt-1 space-y-1">
        {problems.map(({ id, message }) => (
          <li key={id ?? message}>
            {id === null ? (
              message
            ) : (
              <Link href={`#${id}`} onClick={(event) => focusControl(event, id)}>
                {message}
              </Link>
            )}
          </li>
        ))}
      </ul>
    </Notice>
  );
}

/** The control takes the focus at once, and the address stays as it is. */
function focusControl(event: MouseEvent, id: string): void {
  event.preventDefault();
  document.getElementById(id)?.focus();
}
