import { Download } from 'lucide-react';
import type { ReactNode } from 'react';
import { ToolButton } from '../../controls/tool-button';
import { tableTexts } from '../content/tool-table';

interface TableBarProps {
  caption: string;
  /** The field that narrows the list, where it has one. */
  filter: ReactNode;
  /** The panel that sets how it is shown. */
  view: ReactNode;
  /** A short table: its buttons are signs beside the caption. */
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
