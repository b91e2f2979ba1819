import { LoaderCircle } from 'lucide-react';
import { classList } from '../class-names/class-list.ts';

export type SpinnerProps = {
  /** What is awaited. It is read out; under reduced motion, where nothing turns, it is also shown. */
  label?: string | undefined;
  className?: string | undefined;
};

/** Shows that something is on its way. */
export function Spinner({ label = 'Loading', className }: SpinnerProps) {
  return (
    <span
      role="status"
      className={classList('inline-flex items-center gap-2 text-ink-muted', className)}
    >
      <LoaderCircle aria-hidden="true" className="size-5 animate-spin motion-reduce:hidden" />
      <span className="text-sm motion-safe:sr-only">{label}</span>
    </span>
  );
}
