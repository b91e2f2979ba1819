import { blockPlaces } from '@talent/markdown/parse-markdown';
import { useRef, type RefObject } from 'react';

/** Keeps a preview at the paragraph of the text that the person is at. */
export function usePreviewSync(
  textarea: RefObject<HTMLTextAreaElement | null>,
  preview: RefObject<HTMLElement | null>,
) {
  const places = useRef<{ text: string; starts: readonly number[] }>({ text: '', starts: [] });
  const frame = useRef(0);

  function show(placeOf: (control: HTMLTextAreaElement) => number): void {
    cancelAnimationFrame(frame.current);
    // Once a frame, and after the preview has followed the text.
    frame.current = requestAnimationFrame(() => {
      const [control, shown] = [textarea.current, preview.current];
      // A preview that is not in sight has no height.
      if (!control || !shown || shown.clientHeight === 0) return;
      const blocks = shown.querySelectorAll<HTMLElement>('.prose > *');
      if (blocks.length === 0) return;
      if (places.current.text !== control.value) {
        const starts = blockPlaces(control.value, { siteOrigin: window.location.origin });
        places.current = { text: control.value, starts };
      }
      const place = placeOf(control);
      const index = places.current.starts.findLastIndex((start) => start <= place);
      const block = blocks[index];
      if (block) bringInto(shown, block);
    });
  }

  return {
    /** Shows the paragraph that the caret is in. */
    toCaret: () => show((control) => control.selectionStart),
    /** Shows the paragraph that is in the middle of the text's window. */
    toScroll: () =>
      show(({ value, scrollTop, scrollHeight, clientHeight }) => {
        const room = scrollHeight - clientHeight;
        return room > 0 ? (value.length * scrollTop) / room : 0;
      }),
  };
}

/** Scrolls the preview alone, and only where the paragraph is not in sight: the page stays where it is. */
function bringInto(preview: HTMLElement, block: HTMLElement): void {
  const frame = preview.getBoundingClientRect();
  const { top, bottom } = block.getBoundingClientRect();
  if (top >= frame.top && bottom <= frame.bottom) return;
  preview.scrollTop += top - frame.top - frame.height / 4;
}
