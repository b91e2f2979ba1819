import type { Highlight } from '@talent/markdown/parse-markdown';
import { useEffect, useState } from 'react';

/** A line that begins a piece of code in a known language. */
const codeInLanguage = /^ {0,3}(?:```+|~~~+)[ \t]*[a-z]/im;

/** Colors the code of a text as the site does; null until the grammars are here. Most texts have no code, and load none. */
export function useHighlight(text: string): Highlight | null {
  const [highlight, setHighlight] = useState<Highlight | null>(null);
  const isNeeded = highlight === null && codeInLanguage.test(text);
  useEffect(() => {
    if (!isNeeded) return;
    let isCurrent = true;
    import('@talent/markdown/highlight')
      .then(({ highlightCode }) => {
        if (isCurrent) setHighlight(() => highlightCode);
      })
      .catch((error: unknown) => console.error('Code was not colored', error));
    return () => {
      isCurrent = false;
    };
  }, [isNeeded]);
  return highlight;
}
