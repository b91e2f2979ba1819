import { seoLimits } from '@talent/api/seo/limits';
import { judgedText, writtenTexts } from '../../../site-pages/written-texts';
import { error, notice, pageCheck, readPages, shownPages, siteCheck, warning } from './problem';
import type { Check } from './problem';

/** The title or meta description of each page: there, once, as long as specified, and its own. */
function textCheck(name: 'title' | 'description'): Check {
  const { min } = seoLimits[name];
  return siteCheck(`${name}s`, function* (site) {
    const pages = shownPages(site).map(({ path, document }) => {
      const [text = '', ...others] = document[`${name}s`];
      return { path, text, others, written: writtenTexts(document.structured) };
    });
    const pathsOf = Map.groupBy(pages, ({ text }) => text);
    for (const { path, text, others, written } of pages) {
      if (text === '') {
        yield error(`${name}-missing`, `No ${name}`, { path });
        continue;
      }
      const { text: judged, length, cut } = judgedText(name, text, written);
      const evidence = `“${judged}” (${length} characters)`;
      if (others.length > 0) yield error(`${name}-several`, quoted([text, ...others]), { path });
      else if (length < min) yield warning(`${name}-short`, evidence, { path });
      else if (cut !== null) yield warning(`${name}-long`, `${evidence}. ${cut}`, { path });
      const same = pathsOf.get(text)?.map((page) => page.path) ?? [];
      const related = same.filter((other) => other !== path);
      if (related.length > 0) {
        const also = `“${text}” is also the ${name} of ${related.slice(0, 5).join(', ')}`;
        yield warning(`${name}-duplicate`, also, { path, related });
      }
    }
  });
}

const quoted = (texts: readonly string[]): string => texts.map((text) => `“${text}”`).join(', ');

/** Exactly one h1, none empty, and no level left out on the way down. */
const headingsCheck = pageCheck('headings', readPages, function* ({ document }) {
  const { headings } = document;
  const first = headings.filter(({ level }) => level === 1).map(({ text }) => text);
  if (first.length === 0) yield error('h1-missing', `No h1 among ${headings.length} headings`);
  if (first.length > 1) yield error('h1-several', quoted(first));
  const empty = headings.find(({ text }) => text === '');
  if (empty) yield warning('heading-empty', `An h${empty.level} without text`);
  const skipping = headings.findIndex(
    ({ level }, index) => index > 0 && level > (headings[index - 1]?.level ?? level) + 1,
  );
  const [before, after] = [headings[skipping - 1], headings[skipping]];
  if (before && after) {
    const evidence = `h${after.level} “${after.text}” follows h${before.level} “${before.text}”`;
    yield notice('heading-order', evidence);
  }
});

/** Pictures without an `alt` attribute. An empty one is right: that is how decoration is marked. */
const imagesCheck = pageCheck('images', readPages, function* ({ document }) {
  for (const { source, alt } of document.images) {
    if (alt !== null) continue;
    yield error('alt-missing', `<img src="${source}"> has no alt`, { subject: source });
  }
});

export const textChecks = [
  textCheck('title'),
  textCheck('description'),
  headingsCheck,
  imagesCheck,
];
