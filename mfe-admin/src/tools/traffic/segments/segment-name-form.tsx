import { Button } from '@talent/ui/button';
import { TextField } from '@talent/ui/text-field';
import { ToolButton } from '../../../controls/tool-button';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import type { NamedSegment } from '../api/segments';
import { segmentTexts as text } from '../content/segments';
import { nameProblem } from './use-segments';

/** Asks for the name of a segment. Escape cancels. */
export function SegmentNameForm(props: {
  segments: readonly NamedSegment[];
  /** The segment that is renamed; null: a new one gets its name. */
  own: NamedSegment | null;
  /** Its name, or one that was typed before and not saved. */
  typed: string;
  onName: (name: string) => void;
  onCancel: () => void;
}): ReactNode {
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
