import { describe, expect, it } from 'vitest';
import remote from '../../routes';

describe('the staff pages', () => {
  it('begin with the page that a sign-in leads to', () => {
    expect(remote.routes.map((route) => route.path).slice(0, 2)).toEqual([
      '/seo-dashboard',
      '/internal-admin-xyz123',
    ]);
  });

  it('are guarded, so that no visitor is told about them', () => {
    expect(remote.guard).toBe('admin');
  });

  it.each(remote.routes)(
    '$path has a head of the recommended lengths that no index keeps',
    ({ head }) => {
      expect(head?.title.length).toBeGreaterThanOrEqual(30);
      expect(head?.title.length).toBeLessThanOrEqual(60);
      expect(head?.description.length).toBeGreaterThanOrEqual(120);
      expect(head?.description.length).toBeLessThanOrEqual(160);
      expect(head?.robots).toBe('noindex, nofollow');
    },
  );
});
