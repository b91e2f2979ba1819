import { formatCount } from '@talent/sdk/format';
import { Button } from '@talent/ui/button';
import { DateField } from '@talent/ui/date-field';
import { SegmentedControl } from '@talent/ui/segmented-control';
import { useState } from 'react';
import { submits } from '../../../controls/field-props';
import { audiences, type Audience } from '../api/traffic';
import type { AudienceCounts } from '../api/overview';
import { rangeTexts } from '../content/traffic';
import { lastDays, presetDays, rangeProblem, type TrafficQuery } from './day-range';

/** As wide as a number of four digits. */
const COUNT_TO_COME = '\u2007'.repeat(5);

export function TrafficControls(props: {
  query: TrafficQuery;
  audience: Audience;
  /** The number of each; null if the figures do not tell them apart. */
  counts: AudienceCounts | 'loading' | null;
  hasSamples?: boolean | undefined;
  onChange: (query: TrafficQuery) => void;
}) {
  const { query, audience: shown, counts, hasSamples = false, onChange } = props;
  const [problem, setProblem] = useState<ReturnType<typeof rangeProblem>>(null);
  const { range } = query;
  // A choice shows at once; the address follows a moment later.
  const [audience, setAudience] = useState(shown);
  const [addressed, setAddressed] = useState(shown);
  if (addressed !== shown) {
    setAddressed(shown);
    setAudience(shown);
  }

  function submit(form: FormData): void {
    const wanted = { from: String(form.get('from')), to: String(form.get('to')) };
    const found = rangeProblem(wanted);
    setProblem(found);
    if (found === null) onChange({ ...query, range: wanted });
  }

  return (
    // Each in a row of its own: the numbers of the audiences come later, and may be wider.
    <div className="grid gap-4">
      <form
        aria-label={rangeTexts.legend}
        key={`${range.from} ${range.to}`}
        className="flex flex-wrap items-end gap-3"
        noValidate
        onSubmit={submits((form) => submit(new FormData(form)))}
      >
        <DateField label={rangeTexts.from} name="from" required defaultValue={range.from} />
        <DateField
          label={rangeTexts.to}
          name="to"
          required
          defaultValue={range.to}
          error={problem === null ? undefined : rangeTexts.problems[problem]}
        />
        <Button type="submit" variant="secondary">
          {rangeTexts.apply}
        </Button>
        <div className="flex gap-4">
          {presetDays.map((days) => (
            <Button
              key={days}
              variant="quiet"
              onClick={() => onChange({ ...query, range: lastDays(days, new Date()) })}
            >
              {rangeTexts.preset(days)}
            </Button>
          ))}
        </div>
      </form>
      {counts && (
        <SegmentedControl
          name="audience"
          legend={rangeTexts.audience}
          legendShown
          choices={audiences
            .filter((each) => each !== 'sample' || hasSamples)
            .map((each) => ({
              value: each,
              label: rangeTexts.audiences[each],
              note: counts === 'loading' ? COUNT_TO_COME : formatCount(counts[each]),
            }))}
          value={audience}
          onChoose={(each) => {
            setAudience(each);
            onChange({ ...query, audience: each });
          }}
        />
      )}
    </div>
  );
}
