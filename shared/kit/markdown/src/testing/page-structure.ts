/** Elements around which white space means nothing. */
const block =
  /^(p|h\d|blockquote|pre|hr|br|ul|ol|li|table|thead|tbody|tr|th|td|figure|figcaption|div|section)$/;

/**
 * The structure of a piece of HTML in one spelling: elements, their words, and what CommonMark's examples
 * say of links, images, lists and languages. What the page adds around it (ids, places that scroll, the
 * link of a heading to itself, names for assistive technology) is not part of it.
 *
 * @param base - addresses are compared as they are read from there
 */
export function pageStructure(root: Element, base: string): string {
  return [...root.childNodes].map((node) => write(node, base)).join('');
}

function write(node: ChildNode, base: string): string {
  if (!(node instanceof Element)) return words(node);
  const name = node.tagName.toLowerCase();
  const content = pageStructure(node, base);
  if (name === 'div' || isOwnAnchor(node)) return content;
  if (name === 'p' && node.getAttribute('aria-hidden') === 'true') return '';
  return `<${name}${attributes(node, name, base)}>${content}</${name}>`;
}

function isOwnAnchor(element: Element): boolean {
  const id = element.parentElement?.id;
  return element.tagName === 'A' && !!id && element.getAttribute('href') === `#${id}`;
}

function attributes(element: Element, name: string, base: string): string {
  const all = ['href', 'src', 'alt', 'title', 'start'].flatMap((key) => {
    const value = element.getAttribute(key);
    if (value === null) return [];
    const isAddress = key === 'href' || key === 'src';
    return [` ${key}=${JSON.stringify(isAddress ? readAddress(value, base) : value)}`];
  });
  const language = name === 'code' ? element.getAttribute('class') : null;
  return all.join('') + (language ? ` ${language}` : '');
}

function words(node: ChildNode): string {
  const text = (node.textContent ?? '').replaceAll('&', '&amp;').replaceAll('<', '&lt;');
  // Whether the last line of code ends is not to be seen.
  if (node.parentElement?.closest('pre')) return node.nextSibling ? text : text.replace(/\n$/, '');
  const isEdge = (sibling: ChildNode | null) =>
    sibling === null
      ? block.test(node.parentElement?.tagName.toLowerCase() ?? '')
      : sibling instanceof Element && block.test(sibling.tagName.toLowerCase());
  const line = text.replace(/\s+/g, ' ');
  const start = isEdge(node.previousSibling) ? line.trimStart() : line;
  return isEdge(node.nextSibling) ? start.trimEnd() : start;
}

/** As browsers read it, without the escapes that mean the same character. */
function readAddress(value: string, base: string): string {
  const address = URL.parse(value, base)?.href ?? value;
  try {
    return decodeURIComponent(address);
  } catch {
    return address;
  }
}
