import { LoaderCircle } from 'lucide-react';
import { classList } from '../class-names/class-list.ts';

export type SpinnerProps = {
  /** Says what is loading, to screen readers. Under reduced motion it is also shown. */
  label?: string | undefined;
  className?: string | undefined;
};

/** Shows that something is loading. */
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
