import { pageCheck } from './problem';
import { readPages } from './shown-pages';

/** Exactly one h1, none empty, and no level left out on the way down. */
export const headingsCheck = pageCheck('headings', readPages, function* ({ document }) {
  const { headings } = document;
  const first = headings.filter(({ level }) => level === 1);
  if (first.length === 0) {
    const evidence = `No h1 among ${headings.length} headings`;
    yield { rule: 'h1-missing', severity: 'error', evidence };
  }
  if (first.length > 1) {
    const evidence = first.map(({ text }) => `“${text}”`).join(', ');
    yield { rule: 'h1-several', severity: 'error', evidence };
  }
  const empty = headings.find(({ text }) => text === '');
  if (empty) {
    const evidence = `An h${empty.level} without text`;
    yield { rule: 'heading-empty', severity: 'warning', evidence };
  }
  const skipping = headings.findIndex(
    ({ level }, index) => index > 0 && level > (headings[index - 1]?.level ?? level) + 1,
  );
  const [before, after] = [headings[skipping - 1], headings[skipping]];
  if (before && after) {
    const evidence = `h${after.level} “${after.text}” follows h${before.level} “${before.text}”`;
    yield { rule: 'heading-order', severity: 'notice', evidence };
  }
});
