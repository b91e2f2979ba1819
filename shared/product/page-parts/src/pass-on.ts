import { useHydrated } from '@talent/ui/use-hydrated';

/** Whether the browser has a sheet of the apps that take a link: false in the served page, which does not know. */
export function useShareSheet(): boolean {
  return useHydrated() && hasShareSheet();
}

function hasShareSheet(): boolean {
  return typeof navigator.share === 'function';
}

/** Opens the browser's share sheet with a link, or copies the link where there is none; what became of it. */
export async function passOn(url: string, title: string): Promise<'shared' | 'copied' | 'failed'> {
  try {
    if (!hasShareSheet()) {
      await navigator.clipboard.writeText(url);
      return 'copied';
    }
    await navigator.share({ url, title });
    return 'shared';
  } catch (error) {
    // The visitor has closed the sheet.
    return error instanceof DOMException && error.name === 'AbortError' ? 'shared' : 'failed';
  }
}
