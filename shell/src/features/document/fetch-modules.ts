/**
 * Has the browser fetch all scripts of the page at once: the document lists them, with their hashes, in a
 * template, where they wait until the page has been drawn and stand in the way of nothing that it is drawn with.
 */
export function fetchModules(): void {
  for (const template of document.head.querySelectorAll('template')) {
    template.replaceWith(template.content);
  }
}
