// @vitest-environment jsdom
import { afterEach, expect, it, vi } from 'vitest';
import { keepRecent, readRecent } from './recent';

afterEach(() => {
  localStorage.clear();
  vi.restoreAllMocks();
});

const page = (to: string) => ({ to, label: `Page ${to}`, hint: 'A page' });

it('keeps the last six choices, the newest first and each once', () => {
  for (const name of ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'c']) keepRecent(page(`/${name}`));
  expect(readRecent().map(({ to }) => to)).toEqual(['/c', '/g', '/f', '/e', '/d', '/b']);
});

it('keeps no name of a person', () => {
  keepRecent({
    to: '/internal-admin-xyz123/people/7',
    label: 'Ada Example',
    hint: 'Example Robotics',
  });
  expect(Object.values({ ...localStorage }).join()).not.toMatch(/Ada|Robotics/);
  expect(readRecent()).toEqual([{ to: '/internal-admin-xyz123/people/7', label: '', hint: '' }]);
});

it.each(['{', '{}', '[{"to":"javascript:alert(1)","label":"x","hint":"x"}]'])(
  'reads nothing of %s',
  (text) => {
    localStorage.setItem('staff-palette-recent', text);
    expect(readRecent()).toEqual([]);
  },
);

it('does without a browser that keeps nothing', () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  keepRecent(page('/a'));
  expect(readRecent()).toEqual([]);
});
