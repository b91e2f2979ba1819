import type { ConfigData } from 'html-validate';

const config: ConfigData = {
  root: true,
  extends: ['html-validate:standard'],
  elements: [
    'html5',
    // Valid without a body; but a parser adds it, and React then finds another tree than it rendered.
    { table: { permittedContent: ['@script', 'caption', 'colgroup', 'thead', 'tbody', 'tfoot'] } },
  ],
};

/**
 * Faults of an HTML document: nested `main` elements, an id twice, and elements that a browser's parser would move, which is
 * the usual reason that hydration fails. Empty: it is valid.
 * @param name of the document, for the lines
 */
export async function htmlFaults(name: string, html: string): Promise<string[]> {
  // Imported here because the validator is large, and most commands check no HTML.
  const { HtmlValidate } = await import('html-validate');
  const validator = new HtmlValidate(config);
  const { results } = await validator.validateString(html, name);
  return results.flatMap(({ messages }) =>
    messages.map(({ line, column, message, offset, size, selector }) => {
      const where = selector ?? `…${html.slice(Math.max(0, offset - 60), offset + size + 1)}`;
      return `${name}:${line}:${column} ${message}, ${where}`;
    }),
  );
}
