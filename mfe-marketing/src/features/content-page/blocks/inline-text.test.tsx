// @vitest-environment jsdom
import { renderPage } from '@talent/testing/render-page';
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { InlineText } from './inline-text';
import { plainText } from './rich-text-mark';

function show(text: string): HTMLElement {
  return renderPage(() => <InlineText text={text} />, { data: null }).container;
}

it('turns its two marks into links and strong words, in their places', () => {
  const container = show('Hire **one** [ML engineer](/hire-ml-engineers), or two.');
  expect(container.textContent).toBe('Hire one ML engineer, or two.');
  expect(screen.getByRole('link', { name: 'ML engineer' }).getAttribute('href')).toBe(
    '/hire-ml-engineers',
  );
  expect(container.querySelector('strong')?.textContent).toBe('one');
});

it('leaves addresses of other sites and HTML as the text that they are', () => {
  const text = '[away](https://example.com) <b>bold</b>';
  const container = show(text);
  expect(container.textContent).toBe(text);
  expect(container.querySelector('a, b')).toBeNull();
});

it('leaves the words of links and strong words, and drops the marks', () => {
  const text = 'Hire **one** [ML engineer](/hire-ml-engineers), or [two](/services/x).';
  expect(plainText(text)).toBe('Hire one ML engineer, or two.');
});

it('changes nothing in a text without marks', () => {
  expect(plainText('2 * 3 [sic] (6)')).toBe('2 * 3 [sic] (6)');
});
