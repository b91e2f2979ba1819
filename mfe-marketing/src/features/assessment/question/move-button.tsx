interface MoveButtonProps {
  direction: 'up' | 'down';
  /** Says what is moved, too. */
  label: string;
  /** There it moves nothing, and stays in reach: a button that vanishes takes the focus with it. */
  isAtEnd: boolean;
  onMove: () => void;
}

/** Moves a step by one place. */
export function MoveButton({ direction, label, isAtEnd, onMove }: MoveButtonProps) {
  return (
    <button
      type="button"
      aria-label={label}
      aria-disabled={isAtEnd || undefined}
      onClick={onMove}
      className="flex size-11 shrink-0 items-center justify-center rounded-sm border border-boundary hover:border-ink hover:bg-paper aria-disabled:border-rule aria-disabled:text-ink-muted"
    >
      <svg
        aria-hidden="true"
        viewBox="0 0 24 24"
        strokeLinecap="round"
        strokeLinejoin="round"
        className="size-5 fill-none stroke-current stroke-2"
      >
        <path d={direction === 'up' ? 'M12 19V5m-7 7 7-7 7 7' : 'M12 5v14m7-7-7 7-7-7'} />
      </svg>
    </button>
  );
}
