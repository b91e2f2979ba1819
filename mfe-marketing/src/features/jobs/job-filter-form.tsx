import { jobContracts, jobLevels, jobRoles, jobWorkModes } from '@talent/jobs/job-words';
import { Button } from '@talent/ui/button';
import { Field } from '@talent/ui/field';
import type { JobSummary } from '../../api/get-jobs';
import { jobsText as text } from '../../content/jobs-text';
import { choicesOf, hasFilters, placeChoices } from './job-filters';
import type { FilterChoice, FilterName } from './job-filters';
import { SearchField } from './search-field';
import type { JobFilterState } from './use-job-filters';

interface JobFilterFormProps extends JobFilterState {
  jobs: readonly JobSummary[];
}

/**
 * Search and filters. They act at once and are kept in the address. Without JavaScript the form is not
 * shown: every job is on the page, by kind of work.
 */
export function JobFilterForm({ jobs, filters, choose, clear }: JobFilterFormProps) {
  const selects: readonly [Exclude<FilterName, 'q'>, FilterChoice[]][] = [
    [
      'role',
      choicesOf(
        jobRoles,
        jobs.map(({ role }) => role),
      ),
    ],
    [
      'level',
      choicesOf(
        jobLevels,
        jobs.map(({ level }) => level),
      ),
    ],
    ['place', placeChoices(jobs)],
    [
      'mode',
      choicesOf(
        jobWorkModes,
        jobs.map(({ workMode }) => workMode),
      ),
    ],
    [
      'contract',
      choicesOf(
        jobContracts,
        jobs.map(({ contract }) => contract),
      ),
    ],
  ];
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
        {selects.map(([name, choices]) => (
          <FilterSelect
            key={name}
            name={name}
            choices={choices}
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
  name: Exclude<FilterName, 'q'>;
  choices: readonly FilterChoice[];
  value: string;
  onChoose: (value: string) => void;
}

function FilterSelect({ name, choices, value, onChoose }: FilterSelectProps) {
  const isKnown = choices.some((choice) => choice.value === value);
  return (
    <Field label={text.filters[name]} required>
      {(control) => (
        <select
          {...control}
          name={name}
          className="control"
          value={value}
          onChange={(event) => onChoose(event.target.value)}
        >
          <option value="">{text.any}</option>
          {/* An old link may name what there is no job for any more. */}
          {value !== '' && !isKnown && <option value={value}>{value}</option>}
          {choices.map((choice) => (
            <option key={choice.value} value={choice.value}>
              {choice.label}
            </option>
          ))}
        </select>
      )}
    </Field>
  );
}
