import { ChevronDown } from 'lucide-react';
import type { ReactNode } from 'react';
import { ActionMenu } from '../../controls/action-menu';
import { ToolButton } from '../../controls/tool-button';
import { bulkTexts as text } from '../content/tool-table';

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
    <div role="group" aria-label={text.label} className="flex flex-1 flex-wrap items-center gap-2">
      <p role="status" className="me-2 font-medium tabular-nums">
        {text.picked(count)}
      </p>
      {actions.length > MOST_BUTTONS ? (
        <ActionMenu label={text.change} actions={actions} className="view-button min-h-9">
          {text.change}
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
        {text.clear}
      </ToolButton>
    </div>
  );
}
