import type { DeclaredCapabilities } from '@talent/api/platform/declared-capabilities';
import { PUBLIC_CHANNEL, type Composition } from '@talent/sdk/contract';
import { UNDECLARED_ID, undeclaredText } from '../../content/preview-badge';
import { watchCapabilities } from './watch-capabilities';

type Tab = Pick<Composition, 'channel'> & DeclaredCapabilities;

/**
 * Watches what the remotes of a preview, or of `pnpm dev`, do without declaring it: the console, the inspector and the badge tell.
 *
 * @param guard its composition has the declarations of guarded remotes
 * @param failures the inspector's list of what went wrong in this tab
 */
export function startWatch(
  { channel, capabilities }: Tab,
  guard: { getState: () => { status: string; composition?: DeclaredCapabilities } },
  failures: { app: string; error: unknown }[],
): void {
  let count = 0;
  watchCapabilities({
    declared: () => ({ ...capabilities, ...guard.getState().composition?.capabilities }),
    // Only `pnpm dev` has declarations on the public channel.
    isStrict: channel === PUBLIC_CHANNEL,
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
