import type { ReactNode } from 'react';
import { ToolButton } from '../../../controls/tool-button';
import type { Segment } from '../api/traffic';
import { segmentTexts as text } from '../content/segments';
import { segmentKeys } from '../range/segment';

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
