// @vitest-environment jsdom
import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { useOpenGroups } from './job-groups';

afterEach(cleanup);

it('remembers in the history entry which groups are open, beside the state of the router', () => {
  window.history.replaceState({ key: 'of-the-router' }, '');
  const list = renderHook(useOpenGroups);
  expect(list.result.current.isOpen('nlp-engineer')).toBe(false);
  act(() => list.result.current.setOpen('nlp-engineer', true));
  act(() => list.result.current.setOpen('data-scientist', true));
  act(() => list.result.current.setOpen('data-scientist', false));
  expect(window.history.state).toEqual({ key: 'of-the-router', openJobGroups: ['nlp-engineer'] });
  list.unmount();
  const again = renderHook(useOpenGroups);
  expect(again.result.current.isOpen('nlp-engineer')).toBe(true);
  expect(again.result.current.isOpen('data-scientist')).toBe(false);
});

it('starts closed on an entry that says something else under its key', () => {
  window.history.replaceState({ openJobGroups: 'all' }, '');
  expect(renderHook(useOpenGroups).result.current.isOpen('all')).toBe(false);
});
