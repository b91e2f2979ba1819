// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { Tooltip, TooltipArea } from './tooltip.tsx';

beforeEach(() => {
  vi.useFakeTimers();
  // jsdom measures nothing.
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe(): void {}
      unobserve(): void {}
      disconnect(): void {}
    },
  );
  render(
    <div data-app="mfe-admin">
      <TooltipArea>
        <Tooltip text="About the title">
          <button>Title</button>
        </Tooltip>
        <Tooltip text="About the description">
          <button>Description</button>
        </Tooltip>
      </TooltipArea>
    </div>,
  );
});

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

async function pass(ms: number): Promise<void> {
  await act(() => vi.advanceTimersByTimeAsync(ms));
}

function point(name: string): void {
  fireEvent.pointerMove(screen.getByRole('button', { name }), { pointerType: 'mouse' });
}

function leave(name: string): void {
  fireEvent.pointerLeave(screen.getByRole('button', { name }));
}

function tooltip(): string | null {
  return screen.queryByRole('tooltip')?.textContent ?? null;
}

async function pointAndLeave(): Promise<void> {
  point('Title');
  await pass(700);
  expect(tooltip()).toBe('About the title');
  leave('Title');
  fireEvent.keyDown(document, { key: 'Escape' });
  await pass(0);
  expect(tooltip()).toBeNull();
}

it('a tooltip opens after the pointer has rested for 700 ms, inside the element of its own app', async () => {
  point('Title');
  await pass(699);
  expect(tooltip()).toBeNull();
  await pass(1);
  expect(tooltip()).toBe('About the title');
  const app = screen.getByRole('tooltip').closest('[data-app]');
  expect(app?.getAttribute('data-app')).toBe('mfe-admin');
});

it('a tooltip opens at once within 300 ms after another one closed', async () => {
  await pointAndLeave();
  await pass(299);
  point('Description');
  await pass(0);
  expect(tooltip()).toBe('About the description');
});

it('a tooltip opens at once for the keyboard, describes the control, and closes with Escape', async () => {
  const control = screen.getByRole('button', { name: 'Title' });
  act(() => control.focus());
  await pass(0);
  expect(document.getElementById(control.getAttribute('aria-describedby') ?? '')?.textContent).toBe(
    'About the title',
  );
  fireEvent.keyDown(document, { key: 'Escape' });
  await pass(0);
  expect(tooltip()).toBeNull();
  expect(document.activeElement).toBe(control);
});

it('a tooltip stays open when the page scrolls to the focused control, and closes when the focus leaves', async () => {
  const control = screen.getByRole('button', { name: 'Title' });
  act(() => control.focus());
  fireEvent.scroll(document);
  await pass(0);
  expect(tooltip()).toBe('About the title');
  act(() => control.blur());
  await pass(0);
  expect(tooltip()).toBeNull();
});
