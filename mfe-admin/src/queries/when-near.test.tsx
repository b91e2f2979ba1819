// @vitest-environment jsdom
import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { WhenNear } from './when-near';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

it('shows its content when its place comes near, and not before', () => {
  let tell: (entries: { isIntersecting: boolean }[]) => void = () => undefined;
  const disconnect = vi.fn<() => void>();
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      observe = vi.fn<() => void>();
      disconnect = disconnect;
      constructor(callback: typeof tell) {
        tell = callback;
      }
    },
  );
  render(
    <WhenNear>
      <p>Figures</p>
    </WhenNear>,
  );
  act(() => tell([{ isIntersecting: false }]));
  expect(screen.queryByText('Figures')).toBeNull();
  act(() => tell([{ isIntersecting: true }]));
  expect(screen.getByText('Figures')).toBeDefined();
});
