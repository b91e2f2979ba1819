/** How long a class outlives its gesture, ms. */
const SCROLL_REST = 150;
const TOUCH_REST = 300;

/**
 * Adds classes to the root element: `is-scrolling` while the page scrolls and for 150 ms, `is-touching` from
 * the first finger until 300 ms after the last.
 */
export function startGestureClasses(): void {
  const scrolling = lingeringClass('is-scrolling', SCROLL_REST);
  const touching = lingeringClass('is-touching', TOUCH_REST);
  const options = { passive: true };
  const fingerLifted = (event: TouchEvent): void => {
    if (event.touches.length === 0) touching.rest();
  };

  window.addEventListener(
    'scroll',
    () => {
      scrolling.start();
      scrolling.rest();
    },
    options,
  );
  window.addEventListener('touchstart', touching.start, options);
  window.addEventListener('touchend', fingerLifted, options);
  window.addEventListener('touchcancel', fingerLifted, options);
}

/** A class of the root element that `start` adds and `rest` removes after `delay` ms without another start. */
function lingeringClass(name: string, delay: number): { start: () => void; rest: () => void } {
  const { classList } = document.documentElement;
  let timer: ReturnType<typeof setTimeout> | undefined;
  return {
    start: () => {
      clearTimeout(timer);
      classList.add(name);
    },
    rest: () => {
      clearTimeout(timer);
      timer = setTimeout(() => classList.remove(name), delay);
    },
  };
}
