import { sessionStore } from '@talent/sdk';
import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query';

/**
 * The cache of all staff tools; hooks get it as their second argument. A tool shows the present state, so nothing is kept
 * after the last component that uses it is gone, and nothing is retried or fetched again unless a query asks for it.
 */
export const queryClient = new QueryClient({
  queryCache: new QueryCache({
    onError: (error, { queryKey }) => console.error('Loading failed', queryKey, error),
  }),
  mutationCache: new MutationCache({
    onError: (error, _input, _context, { meta }) => console.error(meta?.['failure'], error),
  }),
  defaultOptions: {
    queries: {
      gcTime: 0,
      networkMode: 'always',
      refetchOnReconnect: false,
      refetchOnWindowFocus: false,
      retry: false,
    },
    mutations: { networkMode: 'always' },
  },
});

let lastUser = currentUser();

// Data of one person must not be shown to another: their pages load everything again.
sessionStore.subscribe(() => {
  const user = currentUser();
  if (user === lastUser) return;
  lastUser = user;
  if (user === null) queryClient.clear();
  else void queryClient.resetQueries();
});

function currentUser(): string | null {
  const session = sessionStore.getState();
  return session.status === 'signed-in' ? session.userId : null;
}
