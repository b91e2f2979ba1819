// @vitest-environment jsdom
import { renderPage } from '@talent/testing/render-page';
import { fireEvent, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { makePlacePay } from '../../../calculations/testing/make-place-pay';
import { placeFile } from './place-file';
import { PlaceFinder } from './place-finder';

const roles = [{ key: 'data-scientist', label: 'Data Scientist' }];
const Finder = () => <PlaceFinder roles={roles} />;

function open(path = '/ai-ml-salary-data', status = 200) {
  const fetch = vi.fn<typeof globalThis.fetch>(async () =>
    Response.json(placeFile(makePlacePay(), 'data-scientist'), { status }),
  );
  vi.stubGlobal('fetch', fetch);
  renderPage(Finder, { path });
  return fetch;
}

it('loads nothing until it is opened; then TX finds Texas and Austin, and the address keeps the place', async () => {
  const fetch = open();
  expect(fetch).not.toHaveBeenCalled();
  fireEvent.click(screen.getByRole('button', { name: 'Choose a role and a place' }));
  const place = await screen.findByRole('combobox', { name: /City, metro area or state/ });
  await vi.waitFor(() => expect(fetch).toHaveBeenCalled());
  expect(fetch.mock.calls[0]?.[0]).toBe('/ai-salary-data-api/v1/places/data-scientist');
  await vi.waitFor(() => {
    fireEvent.input(place, { target: { value: 'TX' } });
    expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).toEqual([
      'Austin, TX',
      'Texas',
    ]);
  });
  fireEvent.click(screen.getByRole('option', { name: 'Austin, TX' }));
  await screen.findByText('Data Scientist in Austin, TX');
  const link = screen.getByRole('link', { name: 'All figures of Data Scientist in Austin, TX' });
  expect(link.getAttribute('href')).toBe('/ai-ml-salary-data/data-scientist/austin-tx');
});

it('opens for an address with a place, and says when the figures do not come', async () => {
  open('/ai-ml-salary-data?place=texas', 503);
  expect((await screen.findByRole('alert')).textContent).toMatch(/could not be loaded/);
});
