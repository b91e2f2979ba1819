import { formatCount } from '@talent/sdk/format';
import { Button } from '@talent/ui/button';
import { TextField } from '@talent/ui/text-field';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { audiences } from '../api/traffic';
import type { AudienceCounts } from '../api/traffic-backend';
import { rangeTexts } from '../content/traffic';
import { lastDays, presetDays, rangeProblem } from './day-range';
import type { TrafficQuery } from './day-range';

interface TrafficControlsProps {
  query: TrafficQuery;
  /** The number of each; null if the figures do not tell them apart. */
  counts: AudienceCounts | null;
  onChange: (query: TrafficQuery) => void;
}

/** Chooses the days, and whose visits are shown. */
export function TrafficControls({ query, counts, onChange }: TrafficControlsProps): ReactNode {
  const [problem, setProblem] = useState<ReturnType<typeof rangeProblem>>(null);
  const { range } = query;
  // A choice shows at once; the address follows a moment later.
  const [audience, setAudience] = useState(query.audience);
  const [addressed, setAddressed] = useState(query.audience);
  if (addressed !== query.audience) {
    setAddressed(query.audience);
    setAudience(query.audience);
  }

  function submit(form: FormData): void {
    const wanted = { from: String(form.get('from')), to: String(form.get('to')) };
    const found = rangeProblem(wanted);
    setProblem(found);
    if (found === null) onChange({ ...query, range: wanted });
  }

  return (
    <div className="flex flex-wrap items-end gap-x-8 gap-y-4">
      <form
        aria-label={rangeTexts.legend}
        key={`${range.from} ${range.to}`}
        className="flex flex-wrap items-end gap-3"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          submit(new FormData(event.currentTarget));
        }}
      >
        <TextField
          label={rangeTexts.from}
          name="from"
          type="date"
          required
          defaultValue={range.from}
        />
        <TextField
          label={rangeTexts.to}
          name="to"
          type="date"
          required
          defaultValue={range.to}
          error={problem === null ? undefined : rangeTexts.problems[problem]}
        />
        <Button type="submit" variant="secondary">
          {rangeTexts.apply}
        </Button>
        <div className="flex gap-1">
          {presetDays.map((days) => (
            <Button
              key={days}
              variant="quiet"
              className="px-2"
              onClick={() => onChange({ ...query, range: lastDays(days, new Date()) })}
            >
              {rangeTexts.preset(days)}
            </Button>
          ))}
        </div>
      </form>
      {counts && (
        <fieldset>
          <legend className="mb-1.5 font-medium">{rangeTexts.audience}</legend>
          <div className="flex min-h-11 flex-wrap items-center gap-x-5 gap-y-2">
            {audiences.map((each) => (
              <label key={each} className="flex items-center gap-2">
                <input
                  type="radio"
                  name="audience"
                  className="accent-signal size-4"
                  checked={audience === each}
                  onChange={() => {
                    setAudience(each);
                    onChange({ ...query, audience: each });
                  }}
                />
                {rangeTexts.audiences[each]}
                <span className="text-ink-muted tabular-nums">{formatCount(counts[each])}</span>
              </label>
            ))}
          </div>
        </fieldset>
      )}
    </div>
  );
}
