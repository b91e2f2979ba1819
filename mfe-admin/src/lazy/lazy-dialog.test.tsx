// @vitest-environment jsdom
import '../testing/staff-page';
import { noticeStore } from '@talent/sdk';
import { fireEvent, render, screen } from '@testing-library/react';
import { useState, type ReactNode } from 'react';
import { expect, it } from 'vitest';
import { lazyDialog } from './lazy-dialog';

function Dialog({ onClose }: { onClose: () => void }): ReactNode {
  return <button onClick={onClose}>Close</button>;
}

/** A tool with a dialog that a button opens. */
function toolOf(Late: ReturnType<typeof lazyDialog<{ onClose: () => void }>>) {
  return function Tool(): ReactNode {
    const [isOpen, setOpen] = useState(false);
    return (
      <>
        <button onClick={() => setOpen(true)}>Open</button>
        {isOpen && <Late onClose={() => setOpen(false)} />}
      </>
    );
  };
}

it('opens as soon as its code is there', async () => {
  const Tool = toolOf(lazyDialog(() => Promise.resolve(Dialog)));
  render(<Tool />);
  fireEvent.click(screen.getByText('Open'));
  // React would keep an empty fallback for 300 ms.
  fireEvent.click(await screen.findByText('Close', {}, { timeout: 200 }));
  expect(screen.queryByText('Close')).toBeNull();
});

it('leaves the tool as it is where its code does not arrive, says so, and can be opened again', async () => {
  let isOffline = true;
  const Tool = toolOf(
    lazyDialog(() => (isOffline ? Promise.reject(new Error('offline')) : Promise.resolve(Dialog))),
  );
  render(<Tool />);
  fireEvent.click(screen.getByText('Open'));
  await expect
    .poll(() => noticeStore.getState())
    .toEqual([
      expect.objectContaining({
        title: 'This did not open',
        description:
          'A part of it did not load. Check the connection and try again, or reload the page.',
        tone: 'error',
      }),
    ]);
  isOffline = false;
  fireEvent.click(screen.getByText('Open'));
  await screen.findByText('Close');
});
