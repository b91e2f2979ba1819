// @vitest-environment jsdom

import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { lazyPart } from './lazy-part';

afterEach(cleanup);

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
  let isOffline = true;
  const Part = lazyPart(
    () => (isOffline ? Promise.reject(new Error('offline')) : Promise.resolve(Greeting)),
    'Loading the part',
  );
  render(<Part name="Ada" />);
  await screen.findByText('This part did not load. Check the connection, then reload the page.');
  cleanup();
  isOffline = false;
  render(<Part name="Ada" />);
  await screen.findByText('Hello, Ada');
});
