/** The code that compares policies, which few tabs need; null where it cannot be loaded: the page then does what this document may. */
export const loadPolicy = () => import('./document-policy').catch(() => null);
