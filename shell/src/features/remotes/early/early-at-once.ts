import type { createBrowserRouter } from '@talent/sdk';
import type { OpenedPage } from '../load-public-page';

type Router = ReturnType<typeof createBrowserRouter>;

/**
 * A view of a router in which a page that is shown before its code is rendered in one go. As a transition, React renders it
 * in slices of a few milliseconds, and the content waits for what other tasks do between them.
 */
export function showEarlyAtOnce(router: Router): Router {
  let shown: Partial<OpenedPage> | null = null;
  const subscribe: Router['subscribe'] = (notify) =>
    router.subscribe((state, options) => {
      const id = state.matches.at(-1)?.route.id ?? '';
      const page = state.loaderData[id] as Partial<OpenedPage> | undefined;
      const opens = page?.isEarly === true && page !== shown;
      if (opens) shown = page;
      notify(state, opens ? { ...options, flushSync: true } : options);
    });
  return Object.create(router, { subscribe: { value: subscribe } }) as Router;
}
