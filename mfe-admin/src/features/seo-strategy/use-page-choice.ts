import type { MeasuredPage } from '@talent/api/seo/strategy';
import { useState } from 'react';

/** Pages of a plan: those that search engines may index, unless somebody chose otherwise. */
export function usePageChoice(pages: readonly MeasuredPage[]): {
  chosen: MeasuredPage[];
  isChosen: (page: MeasuredPage) => boolean;
  choose: (path: string, isChosen: boolean) => void;
} {
  const [choices, setChoices] = useState<ReadonlyMap<string, boolean>>(new Map());
  const isChosen = ({ pagePath, robots }: MeasuredPage): boolean =>
    choices.get(pagePath) ?? !/\b(noindex|none)\b/i.test(robots);
  return {
    chosen: pages.filter(isChosen),
    isChosen,
    choose: (path, wanted) => setChoices((before) => new Map(before).set(path, wanted)),
  };
}
