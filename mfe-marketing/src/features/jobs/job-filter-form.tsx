import { Button } from '@talent/ui/button';
import type { JobSummary } from './api/get-jobs';
import { jobsText as text } from './content/jobs-text';
import { choicesOf, hasFilters, type FilterChoice } from './job-filters';
import type { JobFilterState } from './use-job-filters';
import { Select } from '@talent/ui/select';
import { TextField } from '@talent/ui/text-field';
import { useEffect, useRef } from 'react';

const selects = ['role', 'level', 'place', 'mode', 'contract'] as const;

interface JobFilterFormProps extends JobFilterState {
  jobs: readonly JobSummary[];
}

/**
 * Search and filters. They act at once and are kept in the address. Without JavaScript the form is not
 * shown: every job is on the page, by kind of work.
 */
export function JobFilterForm({ jobs, filters, choose, clear }: JobFilterFormProps) {
  return (
    <form
      role="search"
      method="get"
      aria-label={text.title}
      onSubmit={(event) => event.preventDefault()}
      className="noscript:hidden"
    >
      <SearchField value={filters.q} onSearch={(value) => choose('q', value)} />
      <div className="mt-4 grid gap-4 sm:grid-cols-2 lg:grid-cols-3 xl:grid-cols-5">
        {selects.map((name) => (
          <FilterSelect
            key={name}
            name={name}
            choices={choicesOf(name, jobs)}
            value={filters[name]}
            onChoose={(value) => choose(name, value)}
          />
        ))}
      </div>
      {hasFilters(filters) && (
        <Button variant="quiet" className="mt-2" onClick={clear}>
          {text.clear}
        </Button>
      )}
    </form>
  );
}

interface FilterSelectProps {
  name: (typeof selects)[number];
  choices: readonly FilterChoice[];
  value: string;
  onChoose: (value: string) => void;
}

function FilterSelect({ name, choices, value, onChoose }: FilterSelectProps) {
  const isKnown = choices.some((choice) => choice.value === value);
  return (
    <Select
      name={name}
      label={text.filters[name]}
      value={value}
      options={[
        { value: '', label: text.any },
        // An old link may name what there is no longer a job for.
        ...(value !== '' && !isKnown ? [{ value, label: value }] : []),
        ...choices,
      ]}
      onChoose={onChoose}
    />
  );
}

interface SearchFieldProps {
  /** The search in the address. */
  value: string;
  onSearch: (value: string) => void;
}

/**
 * The search field. It keeps its own text, because the address lags behind the typing; a change of the
 * address from elsewhere (going back, clearing) replaces it.
 */
function SearchField({ value, onSearch }: SearchFieldProps) {
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
