/** The tab that a key leads to, by the tabs pattern of the ARIA Authoring Practices; null for a key that is not of the tabs. */
export function tabOfKey(
  key: string,
  shown: number,
  count: number,
  direction: 'horizontal' | 'vertical',
): number | null {
  const [back, on] =
    direction === 'horizontal' ? ['ArrowLeft', 'ArrowRight'] : ['ArrowUp', 'ArrowDown'];
  if (key === on) return wrappedIndex(shown, 1, count);
  if (key === back) return wrappedIndex(shown, -1, count);
  if (key === 'Home') return 0;
  return key === 'End' ? count - 1 : null;
}
/** The index so many steps on in a ring of `count`: after the last comes the first, and the other way round. */
export function wrappedIndex(index: number, steps: number, count: number): number {
  return (((index + steps) % count) + count) % count;
}
