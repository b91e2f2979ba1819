import fc from 'fast-check';
import { expect, it } from 'vitest';
import { jsonFeed, makeRaw } from '../testing/make-feed.ts';
import { checkFeed } from './check-feed.ts';
import { importPayload } from './import-payload.ts';

it('an address is that of one posting, whatever its title', () => {
  fc.assert(
    fc.property(
      fc.string({ maxLength: 80 }),
      fc.stringMatching(/^[A-Za-z0-9]{1,40}$/),
      (title, ref) => {
        const checked = checkFeed(jsonFeed(makeRaw()));
        const [posting] = checked.status === 'sound' ? checked.postings : [];
        if (!posting) throw new Error('no posting');
        const [{ slug } = { slug: '' }] = importPayload('harbour-feed', [
          { ...posting, title, ref },
        ]);
        expect(slug).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/);
        expect(slug.length).toBeLessThanOrEqual(100);
        expect(slug.endsWith(`harbour-feed-${ref.toLowerCase()}`)).toBe(true);
      },
    ),
  );
});
