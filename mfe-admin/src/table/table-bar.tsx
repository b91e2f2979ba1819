import { Download, Search } from 'lucide-react';
import { useEffect, useId, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { ToolButton } from '../controls/tool-button';
import { tableTexts } from './content/tool-table';

/** Pause after the last key before a list is filtered, ms. */
const PAUSE = 250;

interface TableBarProps {
  caption: string;
  filterLabel: string;
  filter: string;
  onFilter: (filter: string) => void;
  isExporting: boolean;
  onExport: () => void;
}

/** Actions on a whole table: filter and export. */
export function TableBar(props: TableBarProps): ReactNode {
  const { caption, filterLabel, filter, onFilter, isExporting, onExport } = props;
  const id = useId();
  const [typed, setTyped] = useState(filter);
  const timer = useRef(0);
  useEffect(() => () => window.clearTimeout(timer.current), []);
  // Narrowed from elsewhere, such as by the way back.
  useEffect(() => setTyped(filter), [filter]);

  function narrow(text: string): void {
    setTyped(text);
    window.clearTimeout(timer.current);
    timer.current = window.setTimeout(() => onFilter(text), PAUSE);
  }

  return (
    <div className="flex flex-wrap items-center gap-3 pb-3">
      <div className="relative min-w-0 flex-1 basis-56 sm:max-w-xs">
        <label htmlFor={id} className="sr-only">
          {filterLabel}: {caption}
        </label>
        <Search
          aria-hidden="true"
          className="text-ink-muted pointer-events-none absolute start-2.5 top-1/2 size-4 -translate-y-1/2"
        />
        <input
          id={id}
          type="search"
          className="control min-h-9 py-1 ps-8 text-sm"
          placeholder={filterLabel}
          value={typed}
          maxLength={100}
          onChange={(event) => narrow(event.target.value)}
        />
      </div>
      <ToolButton className="ms-auto min-h-9" isBlocked={isExporting} onClick={onExport}>
        <Download aria-hidden="true" />
        {isExporting ? tableTexts.exporting : tableTexts.export}
        <span className="sr-only">: {caption}</span>
      </ToolButton>
    </div>
  );
}
