/** Scripts asked for in one task: a phone needs some milliseconds for each few. */
const atATime = 4;

/**
 * Has the browser fetch all scripts of the page: the document lists them, with their hashes, in a
 * template, where they wait until the page has been drawn and stand in the way of nothing that it is drawn with.
 */
export async function fetchModules(): Promise<void> {
  for (const template of document.head.querySelectorAll('template')) {
    template.remove();
    for (const { children } = template.content; children.length > 0;) {
      document.head.append(...[...children].slice(0, atATime));
      // Not `nextTask` of the start: a file for the two of them would be fetched before the first frame.
      await new Promise((resolve) => setTimeout(resolve));
    }
  }
}
