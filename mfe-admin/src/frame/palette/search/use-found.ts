import { useEffect, useState } from 'react';
import { useData } from '../../../queries/use-data';
import type { Command } from '../../content/commands';

/** Pause after the last key before anything is searched, ms. */
const PAUSE = 150;
/** One letter is in nearly every title. */
const FEWEST_LETTERS = 2;

/** The typed text once typing pauses; null while it does not, and for too few letters. */
export function useSettledText(typed: string): string | null {
  const text = typed.trim();
  const [settled, setSettled] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), PAUSE);
    return () => clearTimeout(timer);
  }, [text]);
  return settled === text && text.length >= FEWEST_LETTERS ? text : null;
}

/** Searches for the settled text. @param settled - of `useSettledText` */
export function useFound(
  kind: 'posts' | 'people' | 'pages',
  settled: string | null,
  find: (text: string, signal: AbortSignal) => Promise<readonly Command[]>,
) {
  return useData({
    queryKey: ['palette', kind, settled],
    queryFn: ({ signal }) => find(settled ?? '', signal),
    enabled: settled !== null,
  });
}

export const MOST = 6;
