/** From the top of the page to here the header stays, px. */
const KEPT = 240;
/** A way in one direction that is meant, px: less is a finger that trembles. */
const MEANT = 24;

/** The longest way between two frames that a hand scrolls, px. More is a jump: to an anchor, to a found word, back in the history. */
const BY_HAND = 200;

/** Bars that stick to the lower edge of the header: with one of them on the page it stays. */
const STUCK_BELOW = '.sticky.top-16';

/**
 * Adds the class `is-reading-on` to the root element while a visitor scrolls down, and removes it when they scroll up or
 * are near the top: the header gives its room to the page. A jump changes nothing.
 */
export function startHeaderRoom(): void {
  const { classList } = document.documentElement;
  let last = window.scrollY;
  // Where the present direction began.
  let turn = last;

  function follow(): void {
    // Some browsers scroll beyond the top and spring back.
    const top = Math.max(0, window.scrollY);
    const isJump = Math.abs(top - last) > BY_HAND;
    if (isJump) turn = top;
    else if (Math.sign(top - last) !== Math.sign(last - turn)) turn = last;
    last = top;
    if (top < KEPT) classList.remove('is-reading-on');
    else if (Math.abs(top - turn) >= MEANT) {
      const givesRoom = top > turn && document.querySelector(STUCK_BELOW) === null;
      classList.toggle('is-reading-on', givesRoom);
    }
  }

  window.addEventListener('scroll', follow, { passive: true });
}
