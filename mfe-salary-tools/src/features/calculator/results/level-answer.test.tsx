// @vitest-environment jsdom
import { renderPage } from '@talent/testing/render-page';
import { fireEvent, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { makePlacePay } from '../../../calculations/testing/make-place-pay';
import { placeFile } from '../../place/finder/place-file';
import { makeData } from '../testing/make-data';
import { LevelAnswer } from './level-answer';

const question = { role: 'data-scientist', region: null, level: null, mode: null } as const;
const open = (country: 'US' | 'CA', other: number | null = null) =>
  renderPage(() => (
    <LevelAnswer
      data={makeData()}
      isUnlocked={false}
      question={{ ...question, country }}
      amount={165_000}
      other={other}
    />
  ));

it('says what an amount is by level, and loads the figures of places when one is typed', async () => {
  const fetch = vi.fn<typeof globalThis.fetch>(async () =>
    Response.json(placeFile(makePlacePay(), 'data-scientist')),
  );
  vi.stubGlobal('fetch', fetch);
  open('US');
  screen.getByText('Usual for senior, in the United States.');
  expect(fetch).not.toHaveBeenCalled();
  const city = screen.getByLabelText(/^City or state/);
  fireEvent.focus(city);
  fireEvent.change(city, { target: { value: 'Austin, TX' } });
  await screen.findByText('In Austin, TX: high by official pay.');
  vi.unstubAllGlobals();
});

it('asks for no city in Canada, whose places have a list of their own', () => {
  open('CA');
  screen.getByText(/in Canada\.$/);
  expect(screen.queryByLabelText(/^City or state/)).toBeNull();
});

it('draws two offers with a letter each, and says no verdict', () => {
  open('US', 190_000);
  const [step] = screen.getAllByRole('listitem');
  expect(step?.textContent).toBe('SeniorBA$160,000 (400 ranges)');
});
