import { Search } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { listTexts as text } from '../content/people';

/** Pause after the last key before the board is narrowed, ms. */
const PAUSE = 250;

interface BoardSearchProps {
  search: string;
  onSearch: (search: string) => void;
}

/** The search field of the board; the list has its own in its bar. */
export function BoardSearch({ search, onSearch }: BoardSearchProps): ReactNode {
  const [typed, setTyped] = useState(search);
  const timer = useRef(0);
  useEffect(() => () => window.clearTimeout(timer.current), []);
  // Narrowed from elsewhere, such as by the way back.
  useEffect(() => setTyped(search), [search]);
  return (
    <div className="relative mb-3 sm:max-w-xs">
      <Search
        aria-hidden="true"
        className="text-ink-muted pointer-events-none absolute start-2.5 top-1/2 size-4 -translate-y-1/2"
      />
      <input
        type="search"
        aria-label={text.search}
        className="control min-h-9 py-1 ps-8 text-sm"
        placeholder={text.search}
        value={typed}
        maxLength={100}
        onChange={({ target: { value } }) => {
          setTyped(value);
          window.clearTimeout(timer.current);
          timer.current = window.setTimeout(() => onSearch(value), PAUSE);
        }}
      />
    </div>
  );
}
