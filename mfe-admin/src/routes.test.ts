import { expect, test } from 'vitest';
import { actionCommands, toolCommands } from './frame/content/commands';
import { isStaffPath } from './frame/current-entry';
import remote from './routes';

const commands = [...toolCommands, ...actionCommands];
const pathsWith = (value: string) => remote.routes.map(({ path }) => path.replace(/:\w+/g, value));

test('the staff pages begin with the one that a sign-in leads to, and are guarded', () => {
  const [first, second] = remote.routes;
  expect([first?.path, second?.path]).toEqual(['/seo-dashboard', '/internal-admin-xyz123']);
  expect(remote.guard).toBe('admin');
});

test.each(remote.routes)(
  '$path has a head of the right lengths that no index keeps',
  ({ head }) => {
    expect(head?.title).toMatch(/^.{30,60}$/);
    expect(head?.description).toMatch(/^.{120,160}$/);
    expect(head?.robots).toBe('noindex, nofollow');
  },
);

test('the tab of the overview has its name', () => {
  const overview = remote.routes.find(({ path }) => path === '/internal-admin-xyz123');
  expect(overview?.head?.title).toBe('Overview | AI Talent Experts staff');
});

test('every command leads to a page that there is, and no two look alike', () => {
  const targets = commands.map(({ to }) => to.replace(/[?#].*$/, '')).filter((to) => to !== '/');
  expect(pathsWith('new')).toEqual(expect.arrayContaining(targets));
  expect(new Set(commands.map(({ label }) => label)).size).toBe(commands.length);
});

test('a path is of the staff area, or left to the public pages', () => {
  expect(pathsWith('7').filter((path) => !isStaffPath(path))).toEqual([]);
  const others = ['/', '/blog/first-post', '/seo-dashboard-guide', '/security'];
  expect(others.filter(isStaffPath)).toEqual([]);
});
