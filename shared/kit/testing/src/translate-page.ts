import { onTestFinished } from 'vitest';

const untouched =
  'script,style,noscript,textarea,title,svg,template,font,[translate=no],.notranslate';

/** Does what a browser's translation does, until the test ends: each text becomes `<font><font>text</font></font>`, its words kept. */
export function translatePage(): void {
  const done = new WeakSet<Node>();
  const translate = (root: Node): void => {
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    const texts: Text[] = [];
    while (walker.nextNode()) texts.push(walker.currentNode as Text);
    for (const text of texts) {
      const isLeft = !text.data.trim() || done.has(text) || text.parentElement?.closest(untouched);
      if (isLeft) continue;
      const outer = document.createElement('font');
      const inner = document.createElement('font');
      const copy = document.createTextNode(text.data);
      done.add(copy);
      inner.append(copy);
      outer.append(inner);
      text.replaceWith(outer);
    }
  };
  translate(document.body);
  const observer = new MutationObserver((changes) => {
    for (const node of changes.flatMap(({ addedNodes }) => [...addedNodes])) {
      if (node.nodeName !== 'FONT')
        translate(node.nodeType === 3 ? (node.parentNode ?? node) : node);
    }
  });
  observer.observe(document.body, { childList: true, subtree: true });
  onTestFinished(() => observer.disconnect());
}

/** The amounts of money that stand alone and that the translation has touched, such as `$165K`. */
export function translatedAmounts(): string[] {
  const texts = [...document.querySelectorAll('font > font')].map((each) => each.textContent);
  return texts.filter((text) => /^[+−-]?(?:CA)?\$[\d.,]+K?(?:[–-].*\d)?$/.test(text));
}
