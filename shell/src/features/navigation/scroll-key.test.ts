import { describe, expect, it } from 'vitest';
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

describe('the name of a scroll position', () => {
  it('is the entry of a new path', () => {
    expect(visit([at('a', '/'), at('b', '/blog')])).toEqual(['a', 'b']);
  });

  it('stays while only the search changes', () => {
    expect(visit([at('a', '/blog'), at('b', '/blog'), at('c', '/blog')])).toEqual(['a', 'a', 'a']);
  });

  it('is new for a hash on the same page, and the old one again on the way back', () => {
    const names = visit([at('a', '/faq'), at('b', '/faq', '#fees'), at('a', '/faq')]);
    expect(names).toEqual(['a', 'b#fees', 'a']);
  });

  it('tells entries apart that the browser itself has made for a hash', () => {
    const [page, hash] = visit([at('default', '/faq'), at('default', '/faq', '#fees')]);
    expect(hash).not.toBe(page);
  });

  it('is found again after other pages', () => {
    const [, first, , again] = visit([
      at('a', '/'),
      at('b', '/blog'),
      at('c', '/'),
      at('b', '/blog'),
    ]);
    expect(again).toBe(first);
  });

  it('is new for another visit of a path', () => {
    const names = visit([at('a', '/'), at('b', '/blog'), at('c', '/')]);
    expect(names).toEqual(['a', 'b', 'c']);
  });
});
