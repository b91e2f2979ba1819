// @vitest-environment jsdom
import { RouterProvider, createBrowserRouter } from '@talent/sdk';
import { act, cleanup, render, screen } from '@testing-library/react';
import { useState, type ReactNode } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { GuardPending } from '../guard/unknown-path';
import { useSlowPage } from './use-slow-page';

vi.mock('../remotes/load/container', () => ({ loadContainer: vi.fn() }));

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  window.history.replaceState(null, '', '/');
});

let step: (next: 'first' | 'second' | 'done') => void;

/** Two steps of the guard, one after the other in the same commit, as in the app. */
function Guarded() {
  const [state, setState] = useState<'first' | 'second' | 'done'>('first');
  step = setState;
  if (state === 'first') return <GuardPending key="first" />;
  if (state === 'second') return <GuardPending key="second" />;
  return <p>tool</p>;
}

function Frame({ children }: { children: ReactNode }) {
  return (
    <>
      <p>{useSlowPage() ? 'slow' : 'quick'}</p>
      {children}
    </>
  );
}

async function pass(ms: number): Promise<void> {
  await act(() => vi.advanceTimersByTimeAsync(ms));
}

it('a slow page is one wait over all steps of the guard', async () => {
  const router = createBrowserRouter([
    {
      path: '/',
      element: (
        <Frame>
          <Guarded />
        </Frame>
      ),
    },
  ]);
  render(<RouterProvider router={router} />);
  await pass(100);
  act(() => step('second'));
  await pass(49);
  expect(screen.getByText('quick')).toBeDefined();
  await pass(1);
  expect(screen.getByText('slow')).toBeDefined();
  act(() => step('done'));
  expect(screen.getByText('quick')).toBeDefined();
});

it('a slow page is a navigation of more than 150 ms', async () => {
  const arrive = Promise.withResolvers<null>();
  const router = createBrowserRouter([
    { path: '/', element: <Frame>before</Frame> },
    { path: '/next', loader: () => arrive.promise, element: <Frame>next</Frame> },
  ]);
  render(<RouterProvider router={router} />);
  act(() => void router.navigate('/next'));
  await pass(149);
  expect(screen.getByText('quick')).toBeDefined();
  await pass(1);
  expect(screen.getByText('slow')).toBeDefined();
  expect(screen.getByText('before')).toBeDefined();
  arrive.resolve(null);
  await pass(0);
  expect(screen.getByText('quick')).toBeDefined();
  expect(screen.getByText('next')).toBeDefined();
});
