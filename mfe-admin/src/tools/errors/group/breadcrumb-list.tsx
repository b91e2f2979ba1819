import { formatFigure } from '@talent/sdk/format';
import type { ReactNode } from 'react';
import { Address } from '../../../table/address';
import type { ErrorSample } from '../api/error-sample';
import { errorTextsOfOne as text } from '../content/errors';

/** The pages, events and failed requests before an error, oldest first. */
export function BreadcrumbList({ crumbs }: { crumbs: ErrorSample['breadcrumbs'] }): ReactNode {
  if (crumbs.length === 0) return <p>{text.noBreadcrumbs}</p>;
  return (
    <ol className="text-sm">
      {crumbs.map(({ kind, what, status, before_ms: before }, index) => (
        <li
          key={index}
          className="border-rule flex flex-wrap gap-x-4 border-t py-2 first:border-t-0"
        >
          <span className="text-ink-muted w-32 tabular-nums">
            {text.before(formatFigure(Math.round(before / 100) / 10))}
          </span>
          <span className="w-32">{text.crumbs[kind] ?? kind}</span>
          <span className="min-w-0 break-words">
            <Address>{status === undefined ? what : `${what} ${status}`}</Address>
          </span>
        </li>
      ))}
    </ol>
  );
}
