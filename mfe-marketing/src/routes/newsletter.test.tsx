// @vitest-environment jsdom
import { trackQueue } from '@talent/sdk';
import { renderPage } from '@talent/testing/render-page';
import { act, fireEvent, screen } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { accepted, answerWith } from '@talent/forms/testing/answer-with';
import { NewsletterForm } from './newsletter';

beforeEach(() => trackQueue.setState([], true));

async function signUp(role?: string): Promise<void> {
  fireEvent.change(screen.getByLabelText('Email'), { target: { value: 'ada@company.example' } });
  if (role) fireEvent.click(screen.getByLabelText(role));
  fireEvent.click(screen.getByRole('checkbox'));
  await act(async () => fireEvent.click(screen.getByText('Subscribe')));
}

const captured = () =>
  trackQueue
    .getState()
    .flatMap(({ event }) => (event.event_type === 'email_captured' ? [event.metadata] : []));

it('signs up with an address alone, and says that the mail has to be answered', async () => {
  const sent = answerWith(accepted('N-1'));
  renderPage(NewsletterForm);
  await signUp();
  expect(sent.bodies()).toMatchObject([{ email: 'ada@company.example', consent: true }]);
  expect(sent.bodies()[0]).not.toHaveProperty('user_role');
  screen.getByRole('heading', { name: 'One more step: open your inbox' });
  expect(captured()).toEqual([{ source: 'newsletter', user_role: 'not-given' }]);
});

it('says who signs up where someone says it', async () => {
  const sent = answerWith(accepted());
  renderPage(NewsletterForm);
  await signUp('I am an engineer');
  expect(sent.bodies()).toMatchObject([{ user_role: 'engineer' }]);
  expect(captured()).toEqual([{ source: 'newsletter', user_role: 'engineer' }]);
});
