/** In the window, px. */
type Box = Pick<DOMRect, 'left' | 'top' | 'width' | 'height'>;

/** Where an app is on the page. */
export interface Region extends Box {
  app: string;
}

/** The visible part of each app's region, without the inspector itself and the badge of a preview. */
export function findRegions(): Region[] {
  return [...document.querySelectorAll<HTMLElement>('[data-app]:not([data-uninspected])')].flatMap(
    (element) => {
      const box = visiblePart(boxOf(element));
      const app = element.dataset['app'];
      return box && app ? [{ app, ...box }] : [];
    },
  );
}

/** Names of the apps that the page is made of, in view or not. */
export function appsOnPage(): ReadonlySet<string> {
  const marked = document.querySelectorAll<HTMLElement>('[data-app]');
  return new Set([...marked].flatMap(({ dataset }) => dataset['app'] ?? []));
}

/** Clips a box to the window, so that its label is visible. */
function visiblePart(box: Box | null): Box | null {
  if (box === null) return null;
  const { clientWidth, clientHeight } = document.documentElement;
  const [left, top] = [Math.max(0, box.left), Math.max(0, box.top)];
  const width = Math.min(clientWidth, box.left + box.width) - left;
  const height = Math.min(clientHeight, box.top + box.height) - top;
  return width > 0 && height > 0 ? { left, top, width, height } : null;
}

/** An element around fixed or floating content has no size of its own: then its children's boxes count. */
function boxOf(element: Element): Box | null {
  const { left, top, width, height } = element.getBoundingClientRect();
  if (width > 0 && height > 0) return { left, top, width, height };
  const boxes = [...element.children].flatMap((child) => boxOf(child) ?? []);
  if (boxes.length === 0) return null;
  const x = Math.min(...boxes.map((box) => box.left));
  const y = Math.min(...boxes.map((box) => box.top));
  return {
    left: x,
    top: y,
    width: Math.max(...boxes.map((box) => box.left + box.width)) - x,
    height: Math.max(...boxes.map((box) => box.top + box.height)) - y,
  };
}
