// @vitest-environment jsdom
import { renderPage } from '@talent/testing/render-page';
import { fireEvent, screen, within } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { makePayBand } from '../../pay-figures/testing/make-pay-band';
import { homeInstrument } from '../content/home-instrument';
import { Instrument } from './instrument';
import { RoleTabs } from './role-tabs';
import { makeSectorLine } from './testing/make-sector-line';
import { toInstrument } from './to-instrument';
import { paySources } from './pay-table';

const bands = [
  makePayBand({ role: 'machine-learning-engineer', roleLabel: 'Machine Learning Engineer' }),
  makePayBand({ p25: 150_000, p50: 180_000, p75: 190_000, ranges: 100 }),
  makePayBand({ role: 'mlops-engineer', roleLabel: 'MLOps Engineer', ranges: 99 }),
  makePayBand({ role: 'data-scientist', roleLabel: 'Data Scientist' }),
];
const sectors = [
  makeSectorLine(),
  makeSectorLine({ sector: 'Data & Analytics', sentence: 'A sentence about data.' }),
];
const official = new Map([
  [
    'data-scientist',
    { median: 112_590, employed: 233_440, age: 'Official pay of May 2025, 18 months old.' },
  ],
]);
const marketLine = {
  sentence: 'AI terms were in 5.8% of US job postings in June 2026.',
  publisher: 'Indeed Hiring Lab',
  url: 'https://repository.example/ai',
  licence: 'CC BY 4.0',
  licenceUrl: 'https://license.example/by',
};

function renderInstrument() {
  const instrument = toInstrument({ bands, official, sectors, hasSamples: true });
  return renderPage(() => {
    const [shown, onChoose] = useState(0);
    const texts = { text: homeInstrument, instrument, marketLine };
    return <Instrument id="roles" {...texts} shown={shown} onChoose={onChoose} />;
  });
}

const tab = (name: RegExp) => screen.getByRole('tab', { name });
const panel = () => within(screen.getByRole('tabpanel'));
const drawn = () =>
  [...screen.getByRole('tabpanel').querySelectorAll('path')].map((path) => path.getAttribute('d'));

it('the first role is chosen, names the panel and shows its pay and its market', () => {
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
  panel().getByText(/^24% of US postings in Software Development/);
  panel().getByText(/^AI terms were in 5\.8%/);
});

it('a choice draws pay and market of the other role at once; a role of fewer than 100 ranges is none', () => {
  renderInstrument();
  const before = drawn();
  fireEvent.click(tab(/^Data Scientist/));
  panel().getByRole('heading', { name: 'Data Scientist' });
  // Official pay is newer, so it comes first.
  const [first, , second] = [...screen.getByRole('tabpanel').querySelectorAll('h3 ~ p')];
  expect([first?.textContent, second?.textContent]).toEqual(['$113K', '$140K to $206K']);
  panel().getByText(
    'a year: the official median of 233,440 employed. Official pay of May 2025, 18 months old. It is what people earn; the older ranges are what employers offer.',
  );
  panel().getByText('A sentence about data.');
  expect(panel().queryByText(/^24% of US postings/)).toBeNull();
  expect(drawn()).not.toEqual(before);
  expect(screen.getAllByRole('tab', { selected: true })).toEqual([tab(/^Data Scientist/)]);
  expect(screen.queryByRole('tab', { name: /^MLOps/ })).toBeNull();
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

it('keeps reported ranges first while they are of the season', () => {
  const { roles } = toInstrument({
    bands: bands.map((band) => ({ ...band, isOutOfSeason: false })),
    ...{ official, sectors, hasSamples: true },
  });
  expect(roles.map(({ lead }) => lead)).toEqual([null, null, null]);
});

it('is a list of links to the pages of the roles where no script runs', () => {
  const { roles } = toInstrument({ bands, official, sectors, hasSamples: true });
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

const twoBands = [makePayBand(), ...bands.slice(0, 1)];
const oneSector = [makeSectorLine()];

function instrument(facts: Partial<Parameters<typeof toInstrument>[0]> = {}) {
  return toInstrument({
    bands: twoBands,
    official,
    sectors: oneSector,
    hasSamples: true,
    ...facts,
  });
}

it('the content of the instrument has the roles with a band in the order of the list, each with its pay, sample and period', () => {
  const { roles, ends } = instrument();
  expect(roles.map(({ label }) => label)).toEqual(['Machine Learning Engineer', 'AI Engineer']);
  expect(roles[0]).toMatchObject({
    pay: '$140K to $206K',
    median: '$171K',
    ranges: '1,263 ranges',
    about: 'a year: the middle half of 1,263 different ranges.',
    search: {
      profiles: [{ summary: '8 years, 5 with models in production. US Central time.' }, {}, {}],
    },
  });
  expect(ends).toEqual(['$125K', '$225K']);
});

it('the content of the instrument gives one amount where half of the ranges are the same', () => {
  const [role] = instrument({ bands: [makePayBand({ p25: 170_500, p75: 170_500 })] }).roles;
  expect(role?.pay).toBe('$171K');
  expect(role?.about).toContain('the middle half and the median of');
});

it('the market gives each role its own sector, and none where it is missing', () => {
  const data = makeSectorLine({ sector: 'Data & Analytics', sentence: 'Data.' });
  const scientist = makePayBand({ role: 'data-scientist' });
  const made = instrument({ bands: [...twoBands, scientist], sectors: [...oneSector, data] });
  expect(made.roles.map(({ sector }) => sector)).toEqual([0, 0, 1]);
  expect(made.sectors[1]?.sentence).toBe('Data.');
  expect(instrument({ sectors: [] }).roles[0]?.sector).toBe(-1);
});

it('the sample profile is nobody on a live site', () => {
  const made = instrument({ hasSamples: false });
  expect(made.roles.map(({ search }) => search)).toEqual([null, null]);
  expect(JSON.stringify(made)).not.toContain('claims staff');
});

const { source } = makePayBand();

it('the content of the instrument names a source once and adds up its ranges', () => {
  const twoBands = [makePayBand({ ranges: 263 }), makePayBand({ ranges: 4235 })];
  expect(paySources(twoBands)).toEqual([
    { source, age: 'Pay ranges of 2024 to January 2025, 22 months old.', sample: '4,498 ranges' },
  ]);
});

it('the content of the instrument keeps sources and periods apart', () => {
  const other = { ...source, name: 'Another Survey' };
  const twoBands = [
    makePayBand({ ranges: 1 }),
    makePayBand({ ranges: 2, age: 'Pay ranges of 2023, 35 months old.' }),
    makePayBand({ ranges: 3, source: other }),
  ];
  expect(paySources(twoBands).map(({ sample }) => sample)).toEqual([
    '1 range',
    '2 ranges',
    '3 ranges',
  ]);
});
