/** The guard's code; null where it cannot be loaded: then nothing asks, and nobody is held on a page. */
export const loadGuard = () => import('./active-guard').catch(() => null);
