import { ChevronDown, ChevronLeft, ChevronRight, Download } from 'lucide-react';
import { ActionMenu } from '../../controls/action-menu';
import { ToolButton } from '../../controls/tool-button';
import { bulkTexts, tableTexts } from '../content/tool-table';
import type { TableQuery } from '../tool-column';

export function ExportButton(props: {
  caption: string;
  isShort: boolean;
  isExporting: boolean;
  onExport: () => void;
}) {
  const { caption, isShort, isExporting, onExport } = props;
  const label = isExporting ? tableTexts.exporting : tableTexts.export;
  return (
    <ToolButton
      className={isShort ? 'sign-button' : 'min-h-9'}
      aria-label={`${label}: ${caption}`}
      isBlocked={isExporting}
      onClick={onExport}
    >
      <Download aria-hidden="true" />
      {!isShort && <span className="max-sm:hidden">{label}</span>}
    </ToolButton>
  );
}

/** More actions than this are in a menu. */
const MOST_BUTTONS = 2;

/** Actions on the picked rows, in place of the actions on the whole table. */
export function BulkBar(props: {
  count: number;
  actions: readonly { label: string; onChoose: () => void }[];
  onClear: () => void;
}) {
  const { count, actions, onClear } = props;
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

export function TablePager(props: {
  query: TableQuery;
  shown: number;
  total: number;
  onTurn: (page: number) => void;
}) {
  const { query, shown, total, onTurn } = props;
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
