import { expect, it } from 'vitest';
import { createScrollKey } from './scroll-key';

const at = (key: string, pathname: string, hash = '') => ({ key, pathname, hash });

/** As the router asks: the entry that is left, then the one that is gone to. */
function visit(places: ReturnType<typeof at>[]): string[] {
  const scrollKey = createScrollKey();
  return places.map((place, index) => {
    scrollKey(places[index - 1] ?? place);
    return scrollKey(place);
  });
}

it.each([
  ['is the entry of a new path', [at('a', '/'), at('b', '/blog')], ['a', 'b']],
  ['stays while only the search changes', [at('a', '/blog'), at('b', '/blog')], ['a', 'a']],
  [
    'is new for a hash on the same page, and the old one again on the way back',
    [at('a', '/faq'), at('b', '/faq', '#fees'), at('a', '/faq')],
    ['a', 'b#fees', 'a'],
  ],
  [
    'tells entries apart that the browser itself has made for a hash',
    [at('default', '/faq'), at('default', '/faq', '#fees')],
    ['default', 'default#fees'],
  ],
  [
    'is found again after other pages, and new for another visit of a path',
    [at('a', '/'), at('b', '/blog'), at('c', '/'), at('b', '/blog')],
    ['a', 'b', 'c', 'b'],
  ],
])('the name of a scroll position %s', (_, places, names) => {
  expect(visit(places)).toEqual(names);
});
