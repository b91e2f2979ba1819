// @vitest-environment jsdom
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, it } from 'vitest';
import { focusModeStore, useFocusMode } from './focus-mode.ts';

function Part({ fails = false }: { fails?: boolean }) {
  useFocusMode(true);
  if (fails) throw new Error('out of order');
  return null;
}

it('is on while a part of the page asks for it, and ends with the last of them, also where that fails', () => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
  const page = document.createElement('div');
  const root = createRoot(page, { onUncaughtError: () => undefined });
  const show = (...parts: boolean[]) =>
    act(() => root.render(parts.map((fails, index) => <Part key={index} fails={fails} />)));
  show(false, false);
  expect(focusModeStore.getState()).toBe(2);
  show(false);
  expect(focusModeStore.getState()).toBe(1);
  expect(() => show(true)).toThrow('out of order');
  expect(focusModeStore.getState()).toBe(0);
});
