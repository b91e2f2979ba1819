// @vitest-environment jsdom
import { fireEvent, render } from '@testing-library/react';
import { useLayoutEffect, type ReactNode } from 'react';
import { expect, it, vi } from 'vitest';
import { useAnswerKeys } from './choice-answer';

function Question({ onChoose }: { onChoose: (index: number) => void }): ReactNode {
  useAnswerKeys({ count: 3, isOn: true, onChoose });
  return null;
}

/** Presses a key in the commit that shows the question. */
function Page({ onChoose }: { onChoose: (index: number) => void }): ReactNode {
  useLayoutEffect(() => {
    fireEvent.keyDown(document.body, { key: '2' });
  }, []);
  return <Question onChoose={onChoose} />;
}

it('takes a key that is pressed as soon as the question is seen', () => {
  const onChoose = vi.fn();
  render(<Page onChoose={onChoose} />);
  expect(onChoose.mock.calls).toEqual([[1]]);
});
