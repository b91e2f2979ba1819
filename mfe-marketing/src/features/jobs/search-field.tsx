import { TextField } from '@talent/ui/text-field';
import { useEffect, useRef } from 'react';
import { jobsText as text } from './content/jobs-text';

interface SearchFieldProps {
  /** The search in the address. */
  value: string;
  onSearch: (value: string) => void;
}

/**
 * The search field. It keeps its own text, because the address lags behind the typing; a change of the
 * address from elsewhere (going back, clearing) replaces it.
 */
export function SearchField({ value, onSearch }: SearchFieldProps) {
  const input = useRef<HTMLInputElement>(null);
  const typed = useRef<string[]>([]);
  useEffect(() => {
    const own = typed.current.lastIndexOf(value);
    if (own >= 0) {
      typed.current.splice(0, own + 1);
      return;
    }
    typed.current = [];
    if (input.current && input.current.value.trim() !== value) input.current.value = value;
  }, [value]);
  return (
    <TextField
      ref={input}
      type="search"
      name="q"
      label={text.search}
      hint={text.searchHint}
      required
      maxLength={100}
      autoComplete="off"
      onChange={(event) => {
        const now = event.target.value.trim();
        if (now !== value) typed.current.push(now);
        onSearch(event.target.value);
      }}
    />
  );
}
