import { useEffect, useRef } from 'react';
import type { ChangeEvent, ReactNode } from 'react';

interface RowCheckProps {
  label: string;
  isPicked: boolean;
  /** Some of the rows that it stands for are picked. */
  isPartly?: boolean;
  onPick: (event: ChangeEvent<HTMLInputElement>) => void;
}

/** Picks a row, or all of them. */
export function RowCheck({ label, isPicked, isPartly = false, onPick }: RowCheckProps): ReactNode {
  const box = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (box.current) box.current.indeterminate = isPartly && !isPicked;
  }, [isPartly, isPicked]);
  return (
    <label className="row-check">
      <input
        ref={box}
        type="checkbox"
        aria-label={label}
        className="accent-signal size-4"
        checked={isPicked}
        onChange={onPick}
      />
    </label>
  );
}
