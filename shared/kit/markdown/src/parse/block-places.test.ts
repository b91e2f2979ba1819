import { expect, it } from 'vitest';
import { blockPlaces, parseMarkdown } from './parse-markdown.ts';

const options = { siteOrigin: 'https://site.example' };

it('says where each piece of the body begins, and passes over what is not shown', () => {
  const text =
    '## A part\n\nFirst.[^1]\n\n[^1]: A note.\n\n- one\n- two\n\n```ts\nconst a = 1;\n```\n';
  const places = blockPlaces(text, options);
  expect(places.map((place) => text.slice(place, place + 6))).toEqual([
    '## A p',
    'First.',
    '- one\n',
    '```ts\n',
  ]);
  expect(parseMarkdown(text, options).body).toHaveLength(4);
});
