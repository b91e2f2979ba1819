/** The code that asks; null where it cannot be loaded: then nothing asks, and nobody is held on a page. */
export const loadQuestion = () => import('./unsaved-question').catch(() => null);
