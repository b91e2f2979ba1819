/** What is drawn: plots of charts, and what an app marks within an element with `data-draws`. */
const DRAWN = '.chart svg[data-plot], [data-draws] [data-drawn]';
const LESS_MOTION = '(prefers-reduced-motion: reduce)';

/**
 * Draws each chart from left to right when it first comes into view. What is in view when it appears stays as it is: the served
 * page is the finished one, and nothing that a visitor sees vanishes. Returns a function that stops it.
 */
export function startDrawIn(): () => void {
  // A browser without one shows finished charts.
  if (typeof IntersectionObserver === 'undefined') return () => undefined;
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
  return () => {
    changes.disconnect();
    sight.disconnect();
  };
}

/** The clip leaves room around the plot: labels overflow it. */
function draw(element: Element): void {
  if (window.matchMedia(LESS_MOTION).matches) return;
  const clipPath = ['inset(-100% 100% -100% -100%)', 'inset(-100%)'];
  element.animate({ clipPath }, { duration: 800, easing: 'ease-in-out' });
}
