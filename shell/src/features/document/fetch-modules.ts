/** Scripts added in one task: a phone needs some milliseconds for each batch. */
const batchSize = 4;

/**
 * Makes the browser fetch all scripts of the page: the document lists them, with their hashes, in a
 * template, so that they do not compete with the resources of the first paint.
 */
export async function fetchModules(): Promise<void> {
  for (const template of document.head.querySelectorAll('template')) {
    template.remove();
    for (const { children } = template.content; children.length > 0;) {
      document.head.append(...[...children].slice(0, batchSize));
      // Not shared with `start.tsx`: a chunk for both would be fetched before the first paint.
      await new Promise((resolve) => setTimeout(resolve));
    }
  }
}
