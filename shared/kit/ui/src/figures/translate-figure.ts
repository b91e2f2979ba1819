import type { ReactNode } from 'react';

/** `translate` of an element with this text: `no` for figures with their signs (`$165K`, `n = 1,204`), which a browser would rewrite. */
export function translateFigure(text: ReactNode): 'no' | undefined {
  return typeof text === 'string' && !/[a-z]{2}/.test(text) ? 'no' : undefined;
}
