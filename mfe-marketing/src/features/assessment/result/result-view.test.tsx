// @vitest-environment jsdom
import { renderPage } from '@talent/testing/render-page';
import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { makeResult, makeScored } from '../testing/make-result';
import { ResultView } from './result-view';

it('shows the score first: every answer is folded, and those to look at again come before the right ones', () => {
  const result = makeResult({
    questions: [
      makeScored({ id: 'q1', prompt: 'A right one' }),
      makeScored({ id: 'q2', prompt: 'A wrong one', verdict: 'wrong', points: 0 }),
    ],
  });
  const { container } = renderPage(() => (
    <ResultView result={result} access={null} takesFocus={false} onStartOver={() => undefined} />
  ));
  expect(container.querySelectorAll('details')).toHaveLength(2);
  expect(container.querySelectorAll('details[open]')).toHaveLength(0);
  const prompts = [...container.querySelectorAll('summary .font-semibold')];
  expect(prompts.map(({ textContent }) => textContent)).toEqual(['A wrong one', 'A right one']);
  const again = within(screen.getByRole('list', { name: 'Look at these again (1)' }));
  again.getByText('2.');
  again.getByText('Not right');
  within(screen.getByRole('list', { name: 'Right (1)' })).getByText('1.');
});
