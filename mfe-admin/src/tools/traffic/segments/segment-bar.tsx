import { SegmentedControl } from '@talent/ui/segmented-control';
import { Select } from '@talent/ui/select';
import { ToolButton } from '../../../controls/tool-button';
import { useRef, useState, type ReactNode } from 'react';
import type { NamedSegment } from '../api/segments';
import type { Segment } from '../api/traffic';
import { keptTexts, segmentTexts as text } from '../content/segments';
import { isNarrowed, isSameSegment, segmentKeys } from '../range/day-range';
import { SegmentNameForm } from './segment-name-form';
import { useSegments } from './use-segments';

interface SegmentBarProps {
  segment: Segment;
  /** The period has days of which visits are kept as sums alone. */
  hasSums: boolean;
  onChange: (segment: Segment) => void;
}

/** Chooses a segment by its name or by its filters; gives it a name, another name, or deletes it. */
export function SegmentBar({ segment, hasSums, onChange }: SegmentBarProps): ReactNode {
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

interface SegmentFiltersProps {
  segment: Segment;
  onChange: (segment: Segment) => void;
}

/** The filters of a segment, each with a way to take it off. New or returning has a control of its own. */
export function SegmentFilters({ segment, onChange }: SegmentFiltersProps): ReactNode {
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
            <span className="min-w-0 wrap-anywhere">
              {text.filters[key]}: {value}
            </span>
            <span aria-hidden="true">×</span>
          </ToolButton>
        </li>
      ))}
    </ul>
  );
}
