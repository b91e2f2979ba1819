// @vitest-environment jsdom
import { act, createElement } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, it, vi } from 'vitest';
import { useSyncExternalStoreWithSelector } from './external-store-with-selector.ts';

interface State {
  names: string[];
  count: number;
}

it('gives what is selected of the present state, and the same object while it is equal', () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  let state: State = { names: ['a'], count: 0 };
  let tell = (): void => undefined;
  const subscribe = (onChange: () => void) => {
    tell = onChange;
    return () => undefined;
  };
  const read = () => state;
  const seen: string[][] = [];
  function Names(): null {
    seen.push(
      useSyncExternalStoreWithSelector(
        subscribe,
        read,
        read,
        // Another selector with every drawing.
        ({ names }) => [...names],
        (a, b) => a.join() === b.join(),
      ),
    );
    return null;
  }
  const root = createRoot(document.createElement('div'));
  act(() => root.render(createElement(Names)));
  act(() => root.render(createElement(Names)));
  expect(seen).toHaveLength(2);
  expect(seen[1]).toBe(seen[0]);
  state = { names: ['a'], count: 1 };
  act(() => tell());
  expect(seen).toHaveLength(2);
  state = { names: ['a', 'b'], count: 1 };
  act(() => tell());
  expect(seen).toHaveLength(3);
  expect(seen[2]).toEqual(['a', 'b']);
  act(() => root.unmount());
  vi.unstubAllGlobals();
});
