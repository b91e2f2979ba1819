import { useCallback, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';

/** Below this width of their own, rem, tables are cards: as in `table.css`. */
const CARDS_BELOW = 40;

/** Width of the button that opens the details of a row, rem: as in `table.css`. */
const CONTROL = 2;

/**
 * Finds the columns that have no room. The table is drawn with all of them once, measured before the browser paints, and
 * drawn again with those that fit.
 * @param content - changes with what the table shows
 * @returns `scroller` is for the part of the table that scrolls; `folded` has keys of columns in the details of each row
 */
export function useFoldedColumns(columns: readonly FoldableColumn[], content: string) {
  const scrolled = useRef<HTMLDivElement>(null);
  const [width, setWidth] = useState(0);
  const [measured, setMeasured] = useState<{ of: string; folded: readonly string[] }>({
    of: '',
    folded: [],
  });
  const of = `${width} ${content}`;
  const isMeasured = measured.of === of;
  const folded = isMeasured ? measured.folded : [];

  const scroller = useCallback((element: HTMLDivElement) => {
    scrolled.current = element;
    const look = (): void => setWidth(element.clientWidth);
    look();
    const observer = 'ResizeObserver' in window ? new ResizeObserver(look) : null;
    observer?.observe(element);
    return () => {
      scrolled.current = null;
      observer?.disconnect();
    };
  }, []);

  const settle = useEffectEvent(() => {
    const element = scrolled.current;
    if (!element) return;
    if (!isMeasured) setMeasured({ of, folded: measure(element, columns) });
    markClipped(element);
  });
  useLayoutEffect(() => settle(), [of, isMeasured]);
  return { scroller, folded };
}

function measure(scroller: HTMLElement, columns: readonly FoldableColumn[]): string[] {
  const rem = Number.parseFloat(getComputedStyle(document.documentElement).fontSize) || 16;
  const room = scroller.clientWidth;
  if (room > 0 && room < CARDS_BELOW * rem) {
    return columns.filter(({ priority }) => priority === 3).map(({ key }) => key);
  }
  if (scroller.scrollWidth <= room + 1) return [];
  // A table that does not fit has every column at its least width.
  const widths = new Map<string, number>();
  let others = 0;
  for (const header of scroller.querySelectorAll<HTMLElement>('thead th')) {
    const key = header.dataset['key'];
    if (key === undefined) others += header.offsetWidth;
    else widths.set(key, header.offsetWidth);
  }
  return foldColumns(columns, widths, room - others, CONTROL * rem);
}

interface FoldableColumn {
  key: string;
  /** Those of 3 leave first, those of 1 never. */
  priority: 1 | 2 | 3;
}

/** The columns that leave a table, so that the others fit beside the buttons for details; of one priority the last one first. Widths in px. */
function foldColumns(
  columns: readonly FoldableColumn[],
  widths: ReadonlyMap<string, number>,
  room: number,
  control: number,
): string[] {
  const widthOf = (key: string): number => widths.get(key) ?? 0;
  let needed = columns.reduce((sum, { key }) => sum + widthOf(key), 0);
  if (needed <= room) return [];
  needed += control;
  const folded: string[] = [];
  const lastFirst = columns.toReversed();
  for (const leaving of [3, 2]) {
    for (const { key, priority } of lastFirst) {
      if (priority !== leaving || needed <= room) continue;
      needed -= widthOf(key);
      folded.push(key);
    }
  }
  return folded;
}

/**
 * Gives the texts that are cut off a tooltip, and lets the keyboard reach them, which shows the whole of them; one with a
 * link in it is reached by its link. Texts that fit are not stops of the Tab key.
 */
function markClipped(scroller: HTMLElement): void {
  for (const text of scroller.querySelectorAll<HTMLElement>('.clipped')) {
    const isCut =
      text.scrollHeight > text.clientHeight + 1 || text.scrollWidth > text.clientWidth + 1;
    text.title = isCut ? text.textContent : '';
    if (isCut && !text.querySelector('a, button')) text.tabIndex = 0;
    else text.removeAttribute('tabindex');
  }
}
