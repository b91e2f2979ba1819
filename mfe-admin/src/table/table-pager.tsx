import { Button } from '@talent/ui/button';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { tableTexts } from './content/tool-table';
import type { TableQuery } from './tool-column';

interface TablePagerProps {
  query: TableQuery;
  shown: number;
  total: number;
  onTurn: (page: number) => void;
}

/** The range of shown rows, and buttons for the other pages. */
export function TablePager({ query, shown, total, onTurn }: TablePagerProps): ReactNode {
  const before = (query.page - 1) * query.pageSize;
  const isLast = before + shown >= total;
  return (
    <div className="flex flex-wrap items-center gap-2 pt-3">
      <p role="status" className="text-ink-muted me-auto text-sm tabular-nums">
        {tableTexts.found(before + 1, before + shown, total)}
      </p>
      {(query.page > 1 || !isLast) && (
        <>
          <Button
            variant="secondary"
            size="sm"
            aria-disabled={query.page === 1}
            onClick={() => {
              if (query.page > 1) onTurn(query.page - 1);
            }}
          >
            <ChevronLeft aria-hidden="true" />
            {tableTexts.previous}
          </Button>
          <Button
            variant="secondary"
            size="sm"
            aria-disabled={isLast}
            onClick={() => {
              if (!isLast) onTurn(query.page + 1);
            }}
          >
            {tableTexts.next}
            <ChevronRight aria-hidden="true" />
          </Button>
        </>
      )}
    </div>
  );
}
