import { vi } from 'vitest';

/** Sizes that jsdom lacks, px. */
interface Layout {
  /** Width of every table's own place. */
  room: number;
  /** Least width of every column. */
  column: number;
  /** Letters that fit into two lines of a text. */
  letters?: number;
}

/** Gives tables a layout: each needs as much as its columns, and each text over the letters is cut off. */
export function layOut({ room, column, letters = Infinity }: Layout): void {
  vi.spyOn(Element.prototype, 'clientWidth', 'get').mockImplementation(function (this: Element) {
    return this.classList.contains('table-scroll') ? room : 0;
  });
  vi.spyOn(Element.prototype, 'scrollWidth', 'get').mockImplementation(function (this: Element) {
    if (!this.classList.contains('table-scroll')) return 0;
    return Math.max(room, this.querySelectorAll('thead th').length * column);
  });
  vi.spyOn(Element.prototype, 'scrollHeight', 'get').mockImplementation(function (this: Element) {
    return this.classList.contains('clipped') && this.textContent.length > letters ? 60 : 0;
  });
  vi.spyOn(HTMLElement.prototype, 'offsetWidth', 'get').mockImplementation(function (
    this: HTMLElement,
  ) {
    return this.matches('thead th') ? column : 0;
  });
}
