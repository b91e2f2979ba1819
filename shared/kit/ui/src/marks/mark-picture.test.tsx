import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { MarkPicture } from './mark-picture.tsx';
import { drawn } from './picture.ts';

const picture = drawn({
  ink: ['M0 0h6v6h-6z'],
  signal: ['M8 0h6v6h-6z'],
  caption: 'Two squares. The second is filled.',
});

it('is a figure whose caption says how to read it, and the drawing is not announced twice', () => {
  const html = renderToStaticMarkup(<MarkPicture picture={picture} />);
  expect(html).toMatch(/^<figure class="max-w-160"><svg aria-hidden="true" viewBox="0 0 240 160"/);
  expect(html).toMatch(/<figcaption[^>]*>Two squares\. The second is filled\.<\/figcaption>/);
});

it('is hidden and without caption where it decorates', () => {
  const html = renderToStaticMarkup(<MarkPicture picture={picture} size="card" decorative />);
  expect(html).toMatch(/^<svg aria-hidden="true"/);
  expect(html).not.toContain('Two squares');
});

it('draws one path a color in the colors of the theme, with its ratio in the markup', () => {
  const html = renderToStaticMarkup(<MarkPicture picture={picture} />);
  expect(html).toContain('width="240" height="160"');
  expect(html).toContain(
    '<path class="fill-ink" d="M0 0h6v6h-6z"></path><path class="fill-signal" d="M8 0h6v6h-6z"></path>',
  );
});
