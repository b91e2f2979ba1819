// @vitest-environment jsdom
import '../testing/staff-page';
import { noticeStore } from '@talent/sdk';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, expect, it } from 'vitest';
import { lazyDialog } from './lazy-dialog';
import { lazyPart } from './lazy-part';

afterEach(cleanup);

/** Code that does not arrive the first time. */
function lateCode<Code>(code: Code): () => Promise<Code> {
  let isOffline = true;
  return () => {
    if (!isOffline) return Promise.resolve(code);
    isOffline = false;
    return Promise.reject(new Error('offline'));
  };
}

function Greeting({ name }: { name: string }): string {
  return `Hello, ${name}`;
}

it('waits for the code of a part, and shows it at once the next time', async () => {
  let loads = 0;
  const Part = lazyPart(() => {
    loads += 1;
    return Promise.resolve(Greeting);
  }, 'Loading the part');
  render(<Part name="Ada" />);
  screen.getByText('Loading the part');
  await screen.findByText('Hello, Ada');
  cleanup();
  render(<Part name="Bob" />);
  screen.getByText('Hello, Bob');
  expect(loads).toBe(1);
});

it('says that the code did not arrive, and tries again the next time', async () => {
  const Part = lazyPart(lateCode(Greeting), 'Loading the part');
  render(<Part name="Ada" />);
  await screen.findByText('This part did not load. Check the connection, then reload the page.');
  cleanup();
  render(<Part name="Ada" />);
  await screen.findByText('Hello, Ada');
});

function Dialog({ onClose }: { onClose: () => void }) {
  return <button onClick={onClose}>Close</button>;
}

it('leaves a tool as it is where the code of its dialog does not arrive, says so, and opens it as soon as it is there', async () => {
  const Late = lazyDialog(lateCode(Dialog));
  render(<Tool />);
  function Tool() {
    const [isOpen, setOpen] = useState(false);
    return (
      <>
        <button onClick={() => setOpen(true)}>Open</button>
        {isOpen && <Late onClose={() => setOpen(false)} />}
      </>
    );
  }
  fireEvent.click(screen.getByText('Open'));
  const description =
    'A part of it did not load. Check the connection and try again, or reload the page.';
  await expect
    .poll(() => noticeStore.getState())
    .toMatchObject([{ title: 'This did not open', description, tone: 'error' }]);
  fireEvent.click(screen.getByText('Open'));
  // React would keep an empty fallback for 300 ms.
  fireEvent.click(await screen.findByText('Close', {}, { timeout: 200 }));
  expect(screen.queryByText('Close')).toBeNull();
});
