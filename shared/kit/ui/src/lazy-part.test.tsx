// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import { Suspense } from 'react';
import { expect, it, vi } from 'vitest';
import { lazyPart } from './lazy-part.ts';

it('parts load one after the other, and one that is missing holds up no other', async () => {
  const first = Promise.withResolvers<never>();
  const load = vi.fn(async () => () => <p>The second part</p>);
  const First = lazyPart(() => first.promise, 'The first part is missing.');
  const Second = lazyPart(load);
  render(
    <Suspense>
      <First />
      <Suspense>
        <Second />
      </Suspense>
    </Suspense>,
  );
  await Promise.resolve();
  expect(load).not.toHaveBeenCalled();
  first.reject(new Error('not found'));
  await screen.findByText('The second part');
  expect(screen.getByRole('alert').textContent).toBe('The first part is missing.');
});
