import { expect, it } from 'vitest';
import { contentOf } from './page-facts.ts';

it('is what the main element of a page holds', () => {
  const body =
    '<header>x</header><main id="content" tabindex="-1"><div data-app="mfe-blog"><h1>Pay</h1></div></main><footer></footer>';
  expect(contentOf(body)).toBe('<div data-app="mfe-blog"><h1>Pay</h1></div>');
});

it('is left out of pages without a main element, and of pages that would arrive later than their code', () => {
  expect(contentOf('<div data-app="mfe-blog"></div>')).toBeUndefined();
  expect(contentOf(`<main>${'a'.repeat(120_000)}</main>`)).toHaveLength(120_000);
  expect(contentOf(`<main>${'a'.repeat(120_001)}</main>`)).toBeUndefined();
});
