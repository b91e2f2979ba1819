import { seoLimits } from '@talent/api/seo/limits';
import { lengthOf } from '../../../site-pages/length-of';
import type { PageDocument } from '../document/page-facts';
import { siteCheck } from './problem';
import type { Check } from './problem';
import { shownPages } from './shown-pages';

/** The title of each page: there, once, 30 to 60 characters as specified, and its own. */
export const titlesCheck = textCheck('title', ({ titles }) => titles);

/** The meta description of each page: there, once, 120 to 160 characters as specified, and its own. */
export const descriptionsCheck = textCheck('description', ({ descriptions }) => descriptions);

function textCheck(
  name: 'title' | 'description',
  textsOf: (document: PageDocument) => readonly string[],
): Check {
  const { min, max } = seoLimits[name];
  return siteCheck(`${name}s`, function* (site) {
    const pages = shownPages(site).map(({ path, document }) => {
      const [text = '', ...others] = textsOf(document);
      return { path, text, others };
    });
    const pathsOf = Map.groupBy(pages, ({ text }) => text);
    for (const { path, text, others } of pages) {
      if (text === '') {
        yield { rule: `${name}-missing`, severity: 'error', path, evidence: `No ${name}` };
        continue;
      }
      const length = lengthOf(text);
      const evidence = `“${text}” (${length} characters)`;
      if (others.length > 0) {
        const all = [text, ...others].map((each) => `“${each}”`).join(', ');
        yield { rule: `${name}-several`, severity: 'error', path, evidence: all };
      } else if (length < min) {
        yield { rule: `${name}-short`, severity: 'warning', path, evidence };
      } else if (length > max) {
        yield { rule: `${name}-long`, severity: 'warning', path, evidence };
      }
      const same = pathsOf.get(text)?.map((page) => page.path) ?? [];
      const related = same.filter((other) => other !== path);
      if (related.length > 0) {
        const named = related.slice(0, 5).join(', ');
        yield {
          rule: `${name}-duplicate`,
          severity: 'warning',
          path,
          evidence: `“${text}” is also the ${name} of ${named}`,
          related,
        };
      }
    }
  });
}
