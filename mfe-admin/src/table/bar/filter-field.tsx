import { Search } from 'lucide-react';
import { useEffect, useId, useRef, useState } from 'react';

/** Pause after the last key before a list is filtered, ms. */
const PAUSE = 250;

export function FilterField(props: {
  caption?: string;
  label: string;
  filter: string;
  onFilter: (filter: string) => void;
}) {
  const { caption, label, filter, onFilter } = props;
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
    <div className="relative min-w-0 flex-1 basis-40 sm:max-w-xs">
      <label htmlFor={id} className="sr-only">
        {caption === undefined ? label : `${label}: ${caption}`}
      </label>
      <Search
        aria-hidden="true"
        className="text-ink-muted pointer-events-none absolute start-2.5 top-1/2 size-4 -translate-y-1/2"
      />
      <input
        id={id}
        type="search"
        className="control min-h-9 py-1 ps-8 text-sm"
        placeholder={label}
        value={typed}
        maxLength={100}
        onChange={(event) => narrow(event.target.value)}
      />
    </div>
  );
}
