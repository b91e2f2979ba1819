import type { DeclaredCapabilities } from '@talent/api/platform/declared-capabilities';
import { UNDECLARED_ID, undeclaredText } from '../../content/preview-badge';
import { watchCapabilities } from './watch-capabilities';

interface Watched {
  capabilities: NonNullable<DeclaredCapabilities['capabilities']>;
  /** State of the guard, whose composition has the declarations of guarded remotes. */
  guard: { getState: () => { status: string; composition?: DeclaredCapabilities } };
  /** The inspector's list of what went wrong in this tab. */
  failures: { app: string; error: unknown }[];
  /** Whether the use fails, as in development. */
  isStrict: boolean;
}

/** Watches what the remotes of a preview, or of `pnpm dev`, do without declaring it: the console, the inspector and the badge tell. */
export function startWatch({ capabilities, guard, failures, isStrict }: Watched): void {
  let count = 0;
  watchCapabilities({
    declared: () => ({ ...capabilities, ...guard.getState().composition?.capabilities }),
    isStrict,
    report(error) {
      console.error(error.message);
      failures.push({ app: error.app, error });
      count += 1;
      // The badge comes after the first code of the page.
      document.documentElement.dataset['undeclared'] = String(count);
      const shown = document.getElementById(UNDECLARED_ID);
      if (shown) shown.textContent = undeclaredText(count);
    },
  });
}
