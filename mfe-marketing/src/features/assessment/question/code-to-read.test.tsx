import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { CodeToRead } from './code-to-read';

const code = 'x = 1';
const markup = (question: Parameters<typeof CodeToRead>[0]['question']) =>
  renderToStaticMarkup(<CodeToRead question={question} />);

it('colors the words of a kind and keeps the text as it is', () => {
  expect(markup({ code, codeParts: ['x = ', ['number', '1']] })).toContain(
    '<code>x = <span class="text-warning">1</span></code>',
  );
});

it('shows code without parts in ink, and nothing for a question without code', () => {
  expect(markup({ code })).toContain('<code>x = 1</code>');
  expect(markup({ code: null })).toBe('');
});
