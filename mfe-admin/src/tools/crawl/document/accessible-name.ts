import { oneLine } from './one-line';

/**
 * The name of a link as assistive technology computes it, as far as links need it: `aria-labelledby`, `aria-label`,
 * what it holds with the texts of pictures, `title`. Nothing that is hidden from assistive technology counts.
 */
export function accessibleName(element: Element): string {
  const labels = (element.getAttribute('aria-labelledby') ?? '')
    .split(/\s+/)
    .flatMap((id) => (id === '' ? [] : (element.ownerDocument.getElementById(id) ?? [])));
  const labelled = oneLine(labels.map(({ textContent }) => textContent).join(' '));
  return (
    labelled ||
    oneLine(element.getAttribute('aria-label') ?? '') ||
    oneLine(content(element)) ||
    oneLine(element.getAttribute('title') ?? '')
  );
}

function content(node: Node): string {
  if (node.nodeType === Node.TEXT_NODE) return node.textContent ?? '';
  if (node.nodeType !== Node.ELEMENT_NODE) return '';
  const element = node as Element;
  if (element.getAttribute('aria-hidden') === 'true') return '';
  if (element.localName === 'img') return element.getAttribute('alt') ?? '';
  const label = element.getAttribute('aria-label');
  if (label && element.localName !== 'a') return label;
  if (element.localName === 'svg') return element.querySelector('title')?.textContent ?? '';
  return [...element.childNodes].map(content).join(' ');
}
