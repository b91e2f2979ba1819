/** Scrolls a list so that an item of it is seen, and nothing around the list. */
export function keepInView(list: HTMLElement, item: HTMLElement): void {
  const [from, to] = [item.offsetTop, item.offsetTop + item.offsetHeight];
  if (from < list.scrollTop) list.scrollTop = from;
  else if (to > list.scrollTop + list.clientHeight) list.scrollTop = to - list.clientHeight;
}
