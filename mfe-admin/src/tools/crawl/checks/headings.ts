import type { Check, Problem } from './problem';
import { readPages } from './shown-pages';
import type { ReadPage } from './shown-pages';

/** Exactly one h1, none empty, and no level left out on the way down. */
export const headingsCheck: Check = {
  key: 'headings',
  needsWhole: false,
  find: (site) => readPages(site).flatMap(judge),
};

function judge({ path, document: { headings } }: ReadPage): Problem[] {
  const found = { path, subject: '', related: [] };
  const problems: Problem[] = [];
  const first = headings.filter(({ level }) => level === 1);
  if (first.length === 0) {
    const evidence = `No h1 among ${headings.length} headings`;
    problems.push({ ...found, rule: 'h1-missing', severity: 'error', evidence });
  }
  if (first.length > 1) {
    const evidence = first.map(({ text }) => `“${text}”`).join(', ');
    problems.push({ ...found, rule: 'h1-several', severity: 'error', evidence });
  }
  const empty = headings.find(({ text }) => text === '');
  if (empty) {
    const evidence = `An h${empty.level} without text`;
    problems.push({ ...found, rule: 'heading-empty', severity: 'warning', evidence });
  }
  const skipping = headings.findIndex(
    ({ level }, index) => index > 0 && level > (headings[index - 1]?.level ?? level) + 1,
  );
  const [before, after] = [headings[skipping - 1], headings[skipping]];
  if (before && after) {
    const evidence = `h${after.level} “${after.text}” follows h${before.level} “${before.text}”`;
    problems.push({ ...found, rule: 'heading-order', severity: 'notice', evidence });
  }
  return problems;
}
