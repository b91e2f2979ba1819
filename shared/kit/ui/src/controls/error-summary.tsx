import { useEffect, useRef, type MouseEvent } from 'react';
import { Link } from '../text/link.tsx';
import { Notice } from '../status/notice.tsx';

/** One reason why a form cannot be sent. */
export type FormProblem = {
  /** Id of the control to fix; null when no control is at fault. */
  id: string | null;
  message: string;
};

export type ErrorSummaryProps = {
  title: string;
  /** In the order of the form. Each new list takes the focus; an empty one shows nothing. */
  problems: readonly FormProblem[];
};

/** Lists above a form why it cannot be sent. It takes the focus and links to the fields. */
export function ErrorSummary({ title, problems }: ErrorSummaryProps) {
  const summary = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (problems.length > 0) summary.current?.focus();
  }, [problems]);
  if (problems.length === 0) return null;
  return (
    // Screen readers read it because it takes the focus: a live region would read it twice.
    <Notice ref={summary} tabIndex={-1} tone="error" live={false} title={title}>
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

function focusControl(event: MouseEvent, id: string): void {
  event.preventDefault();
  document.getElementById(id)?.focus();
}
