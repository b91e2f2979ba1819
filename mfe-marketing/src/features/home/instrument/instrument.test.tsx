// @vitest-environment jsdom
import { renderPage } from '@talent/testing/render-page';
import { fireEvent, screen, within } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import { makePayBand } from '../../pay-figures/testing/make-pay-band';
import { homeInstrument } from '../content/home-instrument';
import { Instrument } from './instrument';
import { RoleTabs } from './role-tabs';
import { makeSectorLine } from './testing/make-sector-line';
import { toInstrument } from './to-instrument';

const bands = [
  makePayBand({ role: 'machine-learning-engineer', roleLabel: 'Machine Learning Engineer' }),
  makePayBand({ p25: 150_000, p50: 180_000, p75: 190_000, ranges: 40 }),
  makePayBand({ role: 'data-scientist', roleLabel: 'Data Scientist' }),
];
const sectors = [
  makeSectorLine(),
  makeSectorLine({ sector: 'Data & Analytics', sentence: 'A sentence about data.' }),
];
const marketLine = {
  sentence: 'AI terms were in 5.8% of US job postings in June 2026.',
  publisher: 'Indeed Hiring Lab',
  url: 'https://repository.example/ai',
  licence: 'CC BY 4.0',
  licenceUrl: 'https://license.example/by',
};

function renderInstrument(hasSamples = true) {
  const instrument = toInstrument({ bands, sectors, hasSamples });
  return renderPage(() => (
    <Instrument id="roles" text={homeInstrument} instrument={instrument} marketLine={marketLine} />
  ));
}

const tab = (name: RegExp) => screen.getByRole('tab', { name });
const panel = () => within(screen.getByRole('tabpanel'));
/** The drawings of the panel, as one text. */
const drawn = () =>
  [...screen.getByRole('tabpanel').querySelectorAll('path')].map((path) => path.getAttribute('d'));

it('the first role is chosen, names the panel and shows pay, clocks, market and a profile that says it is a sample', () => {
  renderInstrument();
  const first = tab(/^Machine Learning Engineer/);
  expect(first.getAttribute('aria-selected')).toBe('true');
  expect(screen.getByRole('tabpanel').getAttribute('aria-labelledby')).toBe(first.id);
  expect(first.getAttribute('aria-controls')).toBe(screen.getByRole('tabpanel').id);
  // One stop of the Tab key, which leads to no page.
  const tabs = screen.getAllByRole('tab');
  expect(tabs.filter((one) => one.tabIndex === 0)).toHaveLength(1);
  expect(tabs.filter((one) => one.hasAttribute('href'))).toEqual([]);
  panel().getByText('$140K to $206K');
  panel().getByText('Your search for machine learning engineers');
  panel().getByText('72 hours on average');
  panel().getByText(/^24% of US postings in Software Development/);
  panel().getByText(/^AI terms were in 5\.8%/);
  panel().getByText('8 years, 5 with models in production. US Central time.');
  panel().getByText('Sample profile: made up');
});

it('a choice draws pay, market and profile of the other role at once, and says of few ranges that they are a direction', () => {
  renderInstrument();
  const before = drawn();
  fireEvent.click(tab(/^Data Scientist/));
  panel().getByRole('heading', { name: 'Data Scientist' });
  panel().getByText('Your search for data scientists');
  panel().getByText('A sentence about data.');
  panel().getByText('7 years, 4 with models in production. US Mountain time.');
  expect(panel().queryByText(/^24% of US postings/)).toBeNull();
  expect(drawn()).not.toEqual(before);
  expect(screen.getAllByRole('tab', { selected: true })).toEqual([tab(/^Data Scientist/)]);
  fireEvent.click(tab(/^AI Engineer/));
  panel().getByText(/40 different ranges.*Few ranges: read it as a direction\./);
});

it.each([
  ['ArrowDown', /^AI Engineer/],
  ['ArrowUp', /^Data Scientist/],
  ['End', /^Data Scientist/],
])('a choice follows %s and the focus goes with it', (key, name) => {
  renderInstrument();
  tab(/^Machine Learning Engineer/).focus();
  fireEvent.keyDown(tab(/^Machine Learning Engineer/), { key });
  expect(document.activeElement).toBe(tab(name));
  expect(tab(name).getAttribute('aria-selected')).toBe('true');
});

it('is a list of links to the pages of the roles where no script runs', () => {
  const { roles } = toInstrument({ bands, sectors, hasSamples: true });
  const page = document.createElement('div');
  page.innerHTML = renderToString(
    <RoleTabs
      label="Choose a role"
      median="Median"
      roles={roles}
      shown={0}
      onChoose={() => undefined}
      panelId="panel"
      idOf={String}
    />,
  );
  const links = within(page).getAllByRole('link');
  expect(links.map((link) => link.getAttribute('href'))).toEqual([
    '/ai-ml-salary-data/machine-learning-engineer',
    '/ai-ml-salary-data/ai-engineer',
    '/ai-ml-salary-data/data-scientist',
  ]);
  expect(links[0]?.textContent).toBe('Machine Learning EngineerMedian $171K1,263 ranges');
  expect(within(page).queryByRole('tab')).toBeNull();
});

it('has no profile on a live site, and says nothing of samples', () => {
  const { container } = renderInstrument(false);
  expect(container.textContent).not.toMatch(/sample profile: made up|in production\. US/i);
  panel().getByText('72 hours on average');
});
