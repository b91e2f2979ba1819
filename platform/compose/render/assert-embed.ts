const TYPE = 'text/html; charset=utf-8';

/**
 * Everything in a document that would run a script, load a file, send a form, or be refused by the content security policy
 * of embeds, which allows the text of one `<style>` element. Attributes are looked for inside tags alone.
 */
const REFUSED: readonly (readonly [what: string, pattern: RegExp])[] = [
  ['a script', /<script\b|<[^>]*\son\w+\s*=|<[^>]*\b(?:href|action)\s*=\s*["']?\s*javascript:/i],
  [
    'a file to load',
    /<(?:link|img|iframe|frame|object|embed|audio|video|image|base)\b|<[^>]*\ssrc(?:set)?\s*=/i,
  ],
  ['a form', /<form\b/i],
  ['an inline style', /<[^>]*\sstyle\s*=/i],
  ['a refresh', /<meta\b[^>]*\bhttp-equiv\b/i],
  ['a second style element', /<style\b[\s\S]*<style\b/i],
];

/**
 * Checks a document that every site may show in a frame.
 * @throws Error that names what an embed may not have
 */
export function assertEmbed(path: string, contentType: string, body: string | Uint8Array): void {
  if (contentType !== TYPE) {
    throw new Error(
      `${path} is of the type "${contentType}", which no embed may have: use ${TYPE}.`,
    );
  }
  const html = typeof body === 'string' ? body : new TextDecoder().decode(body);
  const found = REFUSED.find(([, pattern]) => pattern.test(html));
  if (found) throw new Error(`${path} has ${found[0]}, which no embed may have.`);
}
