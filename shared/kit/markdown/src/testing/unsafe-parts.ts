/** Parts of a rendered text that could run or load something, one line each. Pictures come from the site's own `origin` alone. */
export function unsafeParts(root: ParentNode, origin: string): string[] {
  return [...root.querySelectorAll('*')].flatMap((element) => {
    const name = element.tagName.toLowerCase();
    const forbidden = /^(script|iframe|object|embed|style|base|meta|link|form|template)$/;
    return [
      ...(forbidden.test(name) ? [`<${name}>`] : []),
      ...[...element.attributes].flatMap((attribute) => problemOf(name, attribute, origin)),
    ];
  });
}

function problemOf(element: string, { name, value }: Attr, origin: string): string[] {
  const problem = [`<${element} ${name}="${value}">`];
  if (/^on/i.test(name) || ['style', 'srcdoc', 'formaction', 'action'].includes(name))
    return problem;
  if (!['href', 'src', 'xlink:href', 'srcset'].includes(name)) return [];
  const url = URL.parse(value, `${origin}/blog/`);
  if (!url || !['http:', 'https:', 'mailto:'].includes(url.protocol)) return problem;
  const isForeign = name !== 'href' && url.origin !== origin;
  return isForeign || url.username !== '' ? problem : [];
}
