import type { ReactNode } from 'react';
import { ToolButton } from '../../../controls/tool-button';
import type { Segment, SegmentKey } from '../api/traffic';
import { visitTexts as text } from '../content/traffic';

interface SegmentBarProps {
  segment: Segment;
  onRemove: (key: SegmentKey) => void;
}

const keys: readonly SegmentKey[] = ['source', 'campaign', 'landing', 'visits'];

/** The parts of the segment, each with a way to take it off. */
export function SegmentBar({ segment, onRemove }: SegmentBarProps): ReactNode {
  const parts = keys.flatMap((key) => {
    const value = segment[key];
    return value === undefined ? [] : [{ key, value }];
  });
  return (
    <div role="group" aria-label={text.segment} className="flex flex-wrap items-center gap-2">
      <span className="font-medium">{text.segment}:</span>
      {parts.length === 0 && <span className="text-ink-muted">{text.all}</span>}
      {parts.map(({ key, value }) => (
        <ToolButton key={key} aria-label={text.remove(value)} onClick={() => onRemove(key)}>
          {value} ×
        </ToolButton>
      ))}
    </div>
  );
}
