import { expect, it } from 'vitest';
import remote from '../routes';
import { isStaffPath } from './is-staff-path';

it('knows every page of the staff area', () => {
  const paths = remote.routes.map(({ path }) => path.replace(/:\w+/g, '7'));
  expect(paths.filter((path) => !isStaffPath(path))).toEqual([]);
});

it.each(['/', '/blog/first-post', '/seo-dashboard-guide', '/security'])(
  'leaves %s to the public pages',
  (path) => {
    expect(isStaffPath(path)).toBe(false);
  },
);
