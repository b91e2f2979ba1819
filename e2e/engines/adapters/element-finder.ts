import type * as TestingLibrary from '@testing-library/dom';

/** A text that an element is looked for by. */
export type TextPattern =
  | { kind: 'text'; text: string; exact: boolean }
  | { kind: 'pattern'; source: string; flags: string };

/** One step of the way to elements, from those before it, or from the document. */
export type FindStep =
  | { by: 'selector'; selector: string }
  | { by: 'role'; role: string; name?: TextPattern; level?: number }
  | { by: 'label' | 'text' | 'holding'; text: TextPattern }
  | { by: 'place'; index: number };

/** The readiness of an element for a click: where, in CSS px of the viewport, or what is in the way. */
export type Readiness = { status: 'ready'; x: number; y: number } | { status: 'not'; why: string };

/** Facts of an element, for the code that waits for one of them. */
export interface ElementFacts {
  visible: boolean;
  checked: boolean;
  value: string;
  text: string;
}

/** What `elementFinder` gives. */
export interface ElementFinder {
  find(steps: readonly FindStep[]): Element[];
  /** The only element; null without one. Throws with several. */
  only(steps: readonly FindStep[]): Element | null;
  facts(steps: readonly FindStep[]): ElementFacts[];
  /** Brings an element to where it can be clicked, once it stands still. */
  ready(steps: readonly FindStep[]): Promise<Readiness>;
  /** Gives an element the focus; whether it took it. */
  focus(steps: readonly FindStep[]): boolean;
  /** Selects the text of a field, so that typing replaces it. */
  selectText(steps: readonly FindStep[]): void;
  attribute(steps: readonly FindStep[], name: string): string | null;
}

/** Finds elements in a page, alike in every engine. Its text is sent to browsers, so it uses nothing from outside. */
export function elementFinder(
  library: Pick<typeof TestingLibrary, 'queryAllByRole' | 'queryAllByLabelText'>,
): ElementFinder {
  const plain = (text: string | null): string => (text ?? '').replace(/\s+/g, ' ').trim();

  function matcher(pattern: TextPattern): (text: string | null) => boolean {
    if (pattern.kind === 'pattern') {
      const expression = new RegExp(pattern.source, pattern.flags);
      return (text) => plain(text).search(expression) >= 0;
    }
    const wanted = plain(pattern.text);
    if (pattern.exact) return (text) => plain(text) === wanted;
    return (text) => plain(text).toLowerCase().includes(wanted.toLowerCase());
  }

  /** Whether it is in a closed `<details>`, which the library does not see. */
  function isFolded(element: Element): boolean {
    const fold = element.parentElement?.closest('details:not([open])') ?? null;
    return fold !== null && element.closest('summary')?.parentElement !== fold;
  }

  function within(root: HTMLElement, step: FindStep): Element[] {
    if (step.by === 'selector') return [...root.querySelectorAll(step.selector)];
    if (step.by === 'role') {
      const isNamed = step.name ? matcher(step.name) : null;
      const found = library
        .queryAllByRole(root, step.role, {
          ...(isNamed ? { name: (name: string) => isNamed(name) } : {}),
          ...(step.level === undefined ? {} : { level: step.level }),
        })
        .filter((element) => !isFolded(element));
      // The library takes every header and footer for the page's, also those of its parts.
      const isLandmark = step.role === 'banner' || step.role === 'contentinfo';
      const parts = 'article, aside, main, nav, section';
      return isLandmark ? found.filter((element) => !element.closest(parts)) : found;
    }
    if (step.by === 'label') {
      const isLabel = matcher(step.text);
      return library.queryAllByLabelText(root, (text) => isLabel(text));
    }
    if (step.by === 'text') {
      const isText = matcher(step.text);
      return [...root.querySelectorAll('*')].filter(
        (element) =>
          !element.matches('script, style, noscript, head *') &&
          isText(element.textContent) &&
          ![...element.children].some((child) => isText(child.textContent)),
      );
    }
    return [];
  }

  function find(steps: readonly FindStep[]): Element[] {
    let found: Element[] = [document.documentElement];
    for (const step of steps) {
      if (step.by === 'place') found = found.slice(step.index, step.index + 1);
      else if (step.by === 'holding') {
        const isHeld = matcher(step.text);
        found = found.filter((element) => isHeld(element.textContent));
      } else {
        const next = found.flatMap((root) => within(root as HTMLElement, step));
        found = [...new Set(next)].sort((one, other) =>
          one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_PRECEDING ? 1 : -1,
        );
      }
    }
    return found;
  }

  function only(steps: readonly FindStep[]): Element | null {
    const found = find(steps);
    if (found.length > 1) {
      const shown = found.map((element) => element.outerHTML.slice(0, 120)).join('\n  ');
      throw new Error(`${found.length} elements are there, not one:\n  ${shown}`);
    }
    return found[0] ?? null;
  }

  function isVisible(element: Element): boolean {
    const { width, height } = element.getBoundingClientRect();
    return width > 0 && height > 0 && getComputedStyle(element).visibility === 'visible';
  }

  function facts(steps: readonly FindStep[]): ElementFacts[] {
    return find(steps).map((element) => ({
      visible: isVisible(element),
      checked: element.matches(':checked'),
      value: 'value' in element ? String(element.value) : '',
      text: element.textContent,
    }));
  }

  /** The first line of an element: a link may break over two, with nothing in the middle of both. */
  function middle(element: Element): { x: number; y: number } {
    const { left, top, width, height } =
      element.getClientRects()[0] ?? element.getBoundingClientRect();
    return { x: left + width / 2, y: top + height / 2 };
  }

  function isHit(element: Element, { x, y }: { x: number; y: number }): boolean {
    const hit = document.elementFromPoint(x, y);
    if (hit === null) return false;
    return element.contains(hit) || hit.closest('label')?.control === element;
  }

  async function ready(steps: readonly FindStep[]): Promise<Readiness> {
    const element = only(steps);
    if (element === null) return { status: 'not', why: 'it is not there' };
    if (!isVisible(element)) return { status: 'not', why: 'it is not visible' };
    if (element.matches(':disabled')) return { status: 'not', why: 'it is disabled' };
    if (!isHit(element, middle(element))) {
      element.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
    }
    const before = middle(element);
    await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
    const { x, y } = middle(element);
    if (x !== before.x || y !== before.y) return { status: 'not', why: 'it moves' };
    if (isHit(element, { x, y })) return { status: 'ready', x, y };
    const cover =
      document.elementFromPoint(x, y)?.outerHTML.slice(0, 120) ?? 'the edge of the window';
    return { status: 'not', why: `it is covered by ${cover}` };
  }

  function focus(steps: readonly FindStep[]): boolean {
    const element = only(steps);
    if (!(element instanceof HTMLElement) || !isVisible(element)) return false;
    element.focus();
    return document.activeElement === element;
  }

  function selectText(steps: readonly FindStep[]): void {
    const element = only(steps);
    if (element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement)
      element.select();
  }

  return {
    find,
    only,
    facts,
    ready,
    focus,
    selectText,
    attribute: (steps, name) => only(steps)?.getAttribute(name) ?? null,
  };
}
