import { Link } from '@talent/sdk';
import { blogIndex } from '../../content/blog-index';
import { numbered } from '../../content/paths';

export interface PaginationProps {
  /** Of the first page. */
  path: string;
  /** Counted from 1. */
  page: number;
  pages: number;
}

const link =
  'inline-flex min-h-11 min-w-11 items-center justify-center px-2 underline-offset-4 hover:underline';

/** Ways to the other pages of a list, each with an address of its own; nothing where there is one. */
export function Pagination({ path, page, pages }: PaginationProps) {
  if (pages < 2) return null;
  return (
    <nav
      aria-label={blogIndex.pages}
      className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 py-6"
    >
      {page > 1 ? (
        <Link to={numbered(path, page - 1)} rel="prev" className={`${link} text-signal`}>
          {blogIndex.newer}
        </Link>
      ) : (
        <span />
      )}
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
      {page < pages ? (
        <Link to={numbered(path, page + 1)} rel="next" className={`${link} text-signal`}>
          {blogIndex.older}
        </Link>
      ) : (
        <span />
      )}
    </nav>
  );
}
