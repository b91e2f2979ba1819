import { Spinner } from '@talent/ui/spinner';

/** Hangs from the fixed header over the gap above the content: the page before stays readable. */
export function PageSpinner() {
  return (
    <div className="pointer-events-none fixed inset-x-0 top-16 z-20 mt-px flex justify-center">
      <Spinner label="Loading" className="border-rule bg-paper border border-t-0 px-4 py-1.5" />
    </div>
  );
}
