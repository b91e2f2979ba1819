// @vitest-environment jsdom
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { focusModeStore, useFocusMode } from './focus-mode.ts';

let root: Root;
beforeEach(() => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
  root = createRoot(document.createElement('div'), { onUncaughtError: () => undefined });
});
afterEach(() => act(() => root.unmount()));

function Part({ isOn, fails = false }: { isOn: boolean; fails?: boolean }) {
  useFocusMode(isOn);
  if (fails) throw new Error('out of order');
  return null;
}

const show = (...parts: Parameters<typeof Part>[0][]) =>
  act(() => root.render(parts.map((part, index) => <Part key={index} {...part} />)));

it('is on while a part of the page asks for it, and ends with the last of them', () => {
  show({ isOn: false });
  expect(focusModeStore.getState()).toBe(0);
  show({ isOn: true }, { isOn: true });
  expect(focusModeStore.getState()).toBe(2);
  show({ isOn: false }, { isOn: true });
  expect(focusModeStore.getState()).toBe(1);
  show();
  expect(focusModeStore.getState()).toBe(0);
});

it('ends when the part that asked for it fails', () => {
  show({ isOn: true });
  expect(focusModeStore.getState()).toBe(1);
  expect(() => show({ isOn: true, fails: true })).toThrow('out of order');
  expect(focusModeStore.getState()).toBe(0);
});
