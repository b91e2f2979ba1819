/** Styles that decide where a textarea breaks its lines. */
const copied = [
  'box-sizing',
  'width',
  'padding',
  'border-width',
  'font',
  'letter-spacing',
  'line-height',
  'tab-size',
  'text-indent',
] as const;

/** px from the textarea's upper left corner to the line below a place in its text, as it is scrolled now. */
export function caretPlace(
  textarea: HTMLTextAreaElement,
  place: number,
): { left: number; top: number; line: number } {
  const style = getComputedStyle(textarea);
  const twin = document.createElement('div');
  for (const name of copied) twin.style.setProperty(name, style.getPropertyValue(name));
  Object.assign(twin.style, {
    position: 'absolute',
    visibility: 'hidden',
    whiteSpace: 'pre-wrap',
    overflowWrap: 'break-word',
    // Without the scrollbar, which takes room from the lines.
    width: `${textarea.clientWidth}px`,
  });
  twin.textContent = textarea.value.slice(0, place);
  const mark = document.createElement('span');
  mark.textContent = '.';
  twin.append(mark);
  textarea.parentElement?.append(twin);
  const line = mark.offsetHeight;
  const found = {
    left: mark.offsetLeft,
    top: mark.offsetTop + line - textarea.scrollTop,
    line,
  };
  twin.remove();
  return found;
}
