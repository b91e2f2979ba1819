// @vitest-environment jsdom
import { renderPage } from '@talent/testing/render-page';
import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { makeResult, makeScored } from '../testing/make-result';
import { ResultView } from './result-view';

it('shows the score first: every answer is folded, those to look at again come before the right ones', () => {
  const verdicts = ['right', 'unanswered', 'wrong', 'partial', 'wrong'] as const;
  const questions = verdicts.map((verdict, index) => makeScored({ id: `q${index}`, verdict }));
  const { container } = renderPage(() => (
    <ResultView
      result={makeResult({ questions })}
      access={null}
      takesFocus={false}
      onStartOver={() => undefined}
    />
  ));
  expect(container.querySelectorAll('details')).toHaveLength(5);
  expect(container.querySelectorAll('details[open]')).toHaveLength(0);
  const numbers = (name: string) =>
    within(screen.getByRole('list', { name }))
      .getAllByText(/^\d\.$/)
      .map(({ textContent }) => textContent);
  // Each keeps the number of its question.
  expect(numbers('Look at these again (4)')).toEqual(['3.', '5.', '4.', '2.']);
  expect(numbers('Right (1)')).toEqual(['1.']);
  screen.getAllByText('Not right');
});
