// @vitest-environment jsdom
import { cleanup, render } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { unsavedStore, useUnsaved, type KeptFor } from '@talent/sdk';

afterEach(cleanup);

function Page({ name, text = '' }: { name: string | null; text?: string }) {
  useUnsaved(name, (): KeptFor => (text === 'short' ? 'browser' : 'page'));
  return null;
}

const names = () => unsavedStore.getState().map(({ name }) => name);

it('has the unsaved work of every page that is shown, and nothing once it is saved or the page has gone', () => {
  const { rerender, unmount } = render(
    <>
      <Page name="One" />
      <Page name={null} />
      <Page name="Two" />
    </>,
  );
  expect(names()).toEqual(['One', 'Two']);
  rerender(
    <>
      <Page name={null} />
      <Page name={null} />
      <Page name="Two" />
    </>,
  );
  expect(names()).toEqual(['Two']);
  unmount();
  expect(names()).toEqual([]);
});

it('keeps what is entered now, not what was when the work began', () => {
  const { rerender } = render(<Page name="Text" text="short" />);
  rerender(<Page name="Text" text="too long for the storage" />);
  expect(unsavedStore.getState().map(({ keep }) => keep())).toEqual(['page']);
});
