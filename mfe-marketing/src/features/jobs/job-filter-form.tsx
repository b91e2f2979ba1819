import { Button } from '@talent/ui/button';
import type { JobSummary } from './api/get-jobs';
import { jobsText as text } from './content/jobs-text';
import { choicesOf, type FilterChoice, type JobFilterState } from './job-filters';
import { Select } from '@talent/ui/select';
import { TextField } from '@talent/ui/text-field';
import { useDisclosed } from '@talent/ui/use-disclosed';
import { useCallback, useEffect, useId, useRef, useState } from 'react';

const selects = ['role', 'level', 'place', 'mode', 'contract'] as const;

interface JobFilterFormProps extends Omit<JobFilterState, 'clear'> {
  jobs: readonly JobSummary[];
}

/**
 * Search and filters in a row that stays in view; on a narrow screen the search, and a button that opens the filters. They
 * act at once and are kept in the address. Without JavaScript the form is not shown: every job is on the page, by kind of work.
 */
export function JobFilterForm({ jobs, filters, choose }: JobFilterFormProps) {
  const [isOpen, setOpen] = useState(false);
  const panelId = useId();
  const button = useRef<HTMLButtonElement>(null);
  const close = useCallback(() => setOpen(false), []);
  const disclosed = useDisclosed(isOpen, close, () => button.current);
  const chosen = selects.filter((name) => filters[name] !== '').length;
  return (
    <form
      role="search"
      method="get"
      aria-label={text.title}
      onSubmit={(event) => event.preventDefault()}
      // Its own controls are in view while it sticks below the header: nothing has to scroll for them.
      className="sticky top-16 z-20 -mx-4 border-b border-rule bg-paper px-4 py-2 sm:mx-0 sm:px-0 noscript:hidden print:hidden [&_*]:-scroll-mt-24 [&_label]:mb-0.5 [&_label]:text-xs [&_label]:font-normal [&_label]:text-ink-muted"
    >
      <div
        {...disclosed}
        className="relative grid grid-cols-[minmax(0,1fr)_auto] items-end gap-2 lg:grid-cols-[minmax(0,1.4fr)_minmax(0,5fr)]"
      >
        <SearchField value={filters.q} onSearch={(value) => choose('q', value)} />
        <Button
          ref={button}
          variant="secondary"
          aria-expanded={isOpen}
          aria-controls={panelId}
          onClick={() => setOpen(!isOpen)}
          className="px-3 lg:hidden"
        >
          {text.panel(chosen)}
        </Button>
        <div
          id={panelId}
          data-open={isOpen || undefined}
          className="absolute inset-x-0 top-full mt-1 hidden max-h-[calc(100svh-9rem)] gap-2 overflow-y-auto overscroll-contain border border-boundary bg-paper p-3 shadow-overlay data-open:grid sm:grid-cols-2 lg:static lg:mt-0 lg:grid lg:max-h-none lg:grid-cols-5 lg:overflow-visible lg:border-0 lg:p-0 lg:shadow-none"
        >
          {selects.map((name) => (
            <FilterSelect
              key={name}
              name={name}
              choices={choicesOf(name, jobs)}
              value={filters[name]}
              onChoose={(value) => choose(name, value)}
            />
          ))}
          <Button
            className="mt-1 self-end lg:hidden"
            onClick={() => {
              close();
              button.current?.focus();
            }}
          >
            {text.showJobs}
          </Button>
        </div>
      </div>
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
      placeholder={text.searchHint}
      required
      // On a narrow screen the row is one line, and the placeholder says what the field is.
      className="min-w-0 max-lg:[&>label]:sr-only"
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
