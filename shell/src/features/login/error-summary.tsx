import { Link } from '@talent/ui/link';
import { Notice } from '@talent/ui/notice';
import { useEffect, useRef } from 'react';
import type { ReactNode } from 'react';
import { adminLogin } from '../../content/admin-login';
import type { FieldError } from './use-checked-form';

/** What keeps a form from being sent. Takes the focus with each refused submit and leads to the fields. */
export function ErrorSummary({ errors }: { errors: readonly FieldError[] }): ReactNode {
  const summary = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (errors.length > 0) summary.current?.focus();
  }, [errors]);
  if (errors.length === 0) return null;
  return (
    // Read out because it takes the focus: announcing it as well would say everything twice.
    <Notice ref={summary} tabIndex={-1} tone="error" live={false} title={adminLogin.summary}>
      <ul className="mt-1">
        {errors.map(({ id, message }) => (
          <li key={id}>
            <Link href={`#${id}`} onClick={(event) => focusField(event, id)}>
              {message}
            </Link>
          </li>
        ))}
      </ul>
    </Notice>
  );
}

function focusField(event: { preventDefault: () => void }, id: string): void {
  event.preventDefault();
  document.getElementById(id)?.focus();
}
