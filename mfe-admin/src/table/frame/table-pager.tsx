import { ChevronLeft, ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { ToolButton } from '../../controls/tool-button';
import { tableTexts } from '../content/tool-table';
import type { TableQuery } from '../tool-column';

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
          <ToolButton isBlocked={query.page === 1} onClick={() => onTurn(query.page - 1)}>
            <ChevronLeft aria-hidden="true" />
            {tableTexts.previous}
          </ToolButton>
          <ToolButton isBlocked={isLast} onClick={() => onTurn(query.page + 1)}>
            {tableTexts.next}
            <ChevronRight aria-hidden="true" />
          </ToolButton>
        </>
      )}
    </div>
  );
}
