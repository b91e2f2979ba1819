import { useHydrated } from '@talent/page-parts/use-hydrated';
import { Button } from '@talent/ui/button';
import { adminLogin } from '../../../content/admin-login';

interface Props {
  label: string;
  /** The button's label while it works; null when it does not. */
  working: string | null;
}

/** The submit button; enabled after hydration. */
export function SendButton({ label, working }: Props) {
  const hydrated = useHydrated();
  return (
    <>
      <Button
        type="submit"
        className="w-full"
        disabled={!hydrated}
        aria-disabled={working !== null}
        // The field keeps the focus: its check on leaving could move this button away from the pointer.
        onMouseDown={(event) => event.preventDefault()}
      >
        {working ?? label}
      </Button>
      <p role="status" className="sr-only">
        {working}
      </p>
      <noscript>
        <p className="text-ink-muted mt-3 text-sm">{adminLogin.needsScript}</p>
      </noscript>
    </>
  );
}
