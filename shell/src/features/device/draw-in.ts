/** Plots of charts. */
const DRAWN = '.chart svg[data-plot]';
const LESS_MOTION = '(prefers-reduced-motion: reduce)';

/**
 * Draws each chart from left to right when it first scrolls into view. A chart that is in view from the start stays as it is:
 * it was served finished, and must not vanish.
 */
export function startDrawIn(): void {
  // Without an observer, charts are simply there.
  if (typeof IntersectionObserver === 'undefined') return;
  const known = new WeakSet<Element>();
  const waiting = new WeakSet<Element>();
  let isPlanned = false;

  const sight = new IntersectionObserver((entries) => {
    for (const { target, isIntersecting } of entries) {
      if (!isIntersecting) waiting.add(target);
      else {
        sight.unobserve(target);
        if (waiting.has(target)) draw(target);
      }
    }
  });

  function find(): void {
    isPlanned = false;
    for (const element of document.querySelectorAll(DRAWN)) {
      if (known.has(element)) continue;
      known.add(element);
      sight.observe(element);
    }
  }

  const changes = new MutationObserver(() => {
    if (isPlanned) return;
    isPlanned = true;
    requestAnimationFrame(find);
  });
  changes.observe(document.body, { childList: true, subtree: true });
  find();
}

/** The clip leaves room around the plot: labels overflow it. */
function draw(element: Element): void {
  if (window.matchMedia(LESS_MOTION).matches) return;
  const clipPath = ['inset(-100% 100% -100% -100%)', 'inset(-100%)'];
  element.animate({ clipPath }, { duration: 800, easing: 'ease-in-out' });
}
