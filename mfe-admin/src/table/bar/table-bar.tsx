import { ChevronDown, ChevronLeft, ChevronRight, Download } from 'lucide-react';
import type { ReactNode } from 'react';
import { ActionMenu } from '../../controls/action-menu';
import { ToolButton } from '../../controls/tool-button';
import { bulkTexts, tableTexts } from '../content/tool-table';
import type { TableQuery } from '../tool-column';

interface TableBarProps {
  caption: string;
  filter: ReactNode;
  view: ReactNode;
  isShort: boolean;
  isExporting: boolean;
  onExport: () => void;
}

/** Actions on a whole table: filter, view and export. */
export function TableBar(props: TableBarProps): ReactNode {
  const { caption, filter, view, isShort, isExporting, onExport } = props;
  const label = isExporting ? tableTexts.exporting : tableTexts.export;
  return (
    <>
      {filter}
      <div className="ms-auto flex gap-2">
        {view}
        <ToolButton
          className={isShort ? 'sign-button' : 'min-h-9'}
          aria-label={`${label}: ${caption}`}
          isBlocked={isExporting}
          onClick={onExport}
        >
          <Download aria-hidden="true" />
          {!isShort && <span className="max-sm:hidden">{label}</span>}
        </ToolButton>
      </div>
    </>
  );
}

/** More actions than this are in a menu. */
const MOST_BUTTONS = 2;

interface BulkBarProps {
  count: number;
  actions: readonly { label: string; onChoose: () => void }[];
  onClear: () => void;
}

/** Actions on the picked rows, in place of the actions on the whole table. */
export function BulkBar({ count, actions, onClear }: BulkBarProps): ReactNode {
  return (
    <div
      role="group"
      aria-label={bulkTexts.label}
      className="flex flex-1 flex-wrap items-center gap-2"
    >
      <p role="status" className="me-2 font-medium tabular-nums">
        {bulkTexts.picked(count)}
      </p>
      {actions.length > MOST_BUTTONS ? (
        <ActionMenu label={bulkTexts.change} actions={actions} className="view-button min-h-9">
          {bulkTexts.change}
          <ChevronDown aria-hidden="true" className="size-4" />
        </ActionMenu>
      ) : (
        actions.map(({ label, onChoose }) => (
          <ToolButton key={label} className="min-h-9" onClick={onChoose}>
            {label}
          </ToolButton>
        ))
      )}
      <ToolButton variant="quiet" className="ms-auto min-h-9" onClick={onClear}>
        {bulkTexts.clear}
      </ToolButton>
    </div>
  );
}

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
