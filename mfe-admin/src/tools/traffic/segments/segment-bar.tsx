import { Button } from '@talent/ui/button';
import { SegmentedControl } from '@talent/ui/segmented-control';
import { Select } from '@talent/ui/select';
import { TextField } from '@talent/ui/text-field';
import { ToolButton } from '../../../controls/tool-button';
import { useEffect, useRef, useState } from 'react';
import type { NamedSegment } from '../api/segments';
import type { Segment } from '../api/traffic';
import { keptTexts, segmentTexts as text } from '../content/segments';
import { isNarrowed, isSameSegment, segmentKeys } from '../range/day-range';
import { nameProblem, useSegments } from './use-segments';

/** Chooses a segment by its name or by its filters; gives it a name, another name, or deletes it. */
export function SegmentBar(props: {
  segment: Segment;
  /** The period has days of which visits are kept as sums alone. */
  hasSums: boolean;
  onChange: (segment: Segment) => void;
}) {
  const { segment, hasSums, onChange } = props;
  const { segments, hasFailed, isLoaded, change } = useSegments();
  const [isNaming, setNaming] = useState(false);
  // A name that was not saved stays to be sent again, with the id of the segment that it may have become.
  const [unsaved, setUnsaved] = useState<NamedSegment | null>(null);
  const bar = useRef<HTMLDivElement>(null);
  const named = segments.find(({ filters }) => isSameSegment(filters, segment)) ?? null;
  const isUnnamed = named === null && isNarrowed(segment);
  const options = [
    { value: 'all', label: text.all },
    ...segments.map(({ id, name }) => ({ value: id, label: name })),
    ...(isUnnamed ? [{ value: 'unnamed', label: text.unsaved }] : []),
  ];

  function choose(value: string): void {
    setNaming(false);
    setUnsaved(null);
    if (value === 'all') onChange({});
    const chosen = segments.find(({ id }) => id === value);
    if (chosen) onChange(chosen.filters);
  }
  // The control that was pressed goes: the next one is in the bar.
  function finish(): void {
    setNaming(false);
    bar.current?.focus();
  }
  function nameIt(name: string): void {
    const id = unsaved?.id ?? crypto.randomUUID();
    const after = named ? { ...named, name } : { id, name, filters: segment };
    finish();
    void change({ before: named, after }).then((isSaved) => {
      setUnsaved(isSaved ? null : after);
      if (!isSaved) setNaming(true);
    });
  }
  function remove(): void {
    if (named === null) return;
    void change({ before: named, after: null });
    onChange({});
    finish();
  }

  return (
    <div
      ref={bar}
      role="group"
      aria-label={text.legend}
      tabIndex={-1}
      className="border-rule grid gap-3 border-y py-4 outline-none"
    >
      <div className="flex flex-wrap items-end gap-x-4 gap-y-3">
        <Select
          label={text.legend}
          look="bar"
          className="w-full sm:w-64"
          options={options}
          value={named?.id ?? (isUnnamed ? 'unnamed' : 'all')}
          onChoose={choose}
        />
        <SegmentedControl
          name="segment-visits"
          legend={text.visits}
          legendShown
          choices={(['all', 'new', 'returning'] as const).map((value) => ({
            value,
            label: text.visitsOf[value],
          }))}
          value={segment.visits ?? 'all'}
          onChoose={(visits) => {
            const { visits: _, ...others } = segment;
            onChange(visits === 'all' ? others : { ...others, visits });
          }}
        />
        {isUnnamed && !isNaming && (
          <ToolButton isBlocked={!isLoaded} onClick={() => setNaming(true)}>
            {text.save}
          </ToolButton>
        )}
        {named && !isNaming && (
          <>
            <ToolButton onClick={() => setNaming(true)}>{text.rename}</ToolButton>
            <ToolButton onClick={remove}>{text.delete}</ToolButton>
          </>
        )}
      </div>
      <SegmentFilters segment={segment} onChange={onChange} />
      {isNaming && (
        <SegmentNameForm
          key={named?.id ?? 'new'}
          segments={segments}
          own={named}
          typed={unsaved?.name ?? named?.name ?? ''}
          onName={nameIt}
          onCancel={() => {
            setUnsaved(null);
            finish();
          }}
        />
      )}
      {hasFailed && <p className="text-ink-muted text-sm">{text.notLoaded}</p>}
      {hasSums && <p className="text-ink-muted text-sm">{keptTexts.visits}</p>}
    </div>
  );
}

export function SegmentFilters(props: { segment: Segment; onChange: (segment: Segment) => void }) {
  const { segment, onChange } = props;
  const filters = segmentKeys.flatMap((key) => {
    const value = segment[key];
    return value === undefined || key === 'visits' ? [] : [{ key, value }];
  });
  if (filters.length === 0) return <p className="text-ink-muted text-sm">{text.how}</p>;
  return (
    <ul className="flex flex-wrap gap-2">
      {filters.map(({ key, value }) => (
        <li key={key} className="min-w-0">
          <ToolButton
            aria-label={text.remove(text.filters[key], value)}
            className="max-w-full"
            onClick={() => {
              const { [key]: _, ...others } = segment;
              onChange(others);
            }}
          >
            <span className="min-w-0 wrap-anywhere">{`${text.filters[key]}: ${value}`}</span>
            <span aria-hidden="true">×</span>
          </ToolButton>
        </li>
      ))}
    </ul>
  );
}

/** Asks for the name of a segment. Escape cancels. */
export function SegmentNameForm(props: {
  segments: readonly NamedSegment[];
  /** The segment that is renamed; null: a new one gets its name. */
  own: NamedSegment | null;
  /** Its name, or one that was typed before and not saved. */
  typed: string;
  onName: (name: string) => void;
  onCancel: () => void;
}) {
  const { segments, own, typed, onName, onCancel } = props;
  const field = useRef<HTMLInputElement>(null);
  const [problem, setProblem] = useState<ReturnType<typeof nameProblem>>(null);
  useEffect(() => field.current?.select(), []);
  return (
    <form
      noValidate
      aria-label={text.name}
      className="flex w-full flex-wrap items-end gap-3"
      onKeyDown={(event) => {
        if (event.key === 'Escape') onCancel();
      }}
      onSubmit={(event) => {
        event.preventDefault();
        const name = (field.current?.value ?? '').trim();
        const found = nameProblem(name, segments, own);
        setProblem(found);
        if (found === null) onName(name);
        else field.current?.focus();
      }}
    >
      <TextField
        ref={field}
        label={text.name}
        name="segment-name"
        required
        autoComplete="off"
        defaultValue={typed}
        error={problem === null ? undefined : text.problems[problem]}
      />
      <Button type="submit" variant="secondary">
        {text.keep}
      </Button>
      <ToolButton onClick={onCancel}>{text.cancel}</ToolButton>
    </form>
  );
}
