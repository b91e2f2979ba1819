import { Link } from '@talent/sdk';
import { blogIndex } from '../../content/blog-index';
import { numbered } from '../../content/paths';

export interface PaginationProps {
  /** Path of the first page. */
  path: string;
  /** Counted from 1. */
  page: number;
  pages: number;
}

const link =
  'inline-flex min-h-11 min-w-11 items-center justify-center px-2 underline-offset-4 hover:underline';

/** Links to the other pages of a list. Renders nothing if the list has one page. */
export function Pagination({ path, page, pages }: PaginationProps) {
  if (pages < 2) return null;
  const step = (to: number, rel: 'prev' | 'next', label: string) =>
    to < 1 || to > pages ? (
      <span />
    ) : (
      <Link to={numbered(path, to)} rel={rel} className={`${link} text-signal`}>
        {label}
      </Link>
    );
  return (
    <nav
      aria-label={blogIndex.pages}
      className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 py-6"
    >
      {step(page - 1, 'prev', blogIndex.newer)}
      <ol className="flex flex-wrap tabular-nums">
        {Array.from({ length: pages }, (_, index) => index + 1).map((number) => (
          <li key={number}>
            <Link
              to={numbered(path, number)}
              aria-label={`${blogIndex.page} ${number}`}
              aria-current={number === page ? 'page' : undefined}
              className={`${link} aria-[current]:font-semibold aria-[current]:underline aria-[current]:decoration-2`}
            >
              {number}
            </Link>
          </li>
        ))}
      </ol>
      {step(page + 1, 'next', blogIndex.older)}
    </nav>
  );
}
