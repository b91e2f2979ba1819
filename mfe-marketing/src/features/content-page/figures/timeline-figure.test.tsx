// @vitest-environment jsdom
import { createDataClient } from '@talent/data/client';
import { defaultSite } from '@talent/sdk/site';
import { renderPage } from '@talent/testing/render-page';
import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { aiEngineerStaffingServices } from '../../../content/pages/ai-engineer-staffing-services';
import { mlopsEngineers } from '../../../content/services/mlops-engineers';
import { fillKind } from '../fill-kind';
import { PageOpening } from '../page-opening';
import { siteContent } from '../site-content';
import { TimelineFigure } from './timeline-figure';
import { weekPlan } from './week-plan';

// The pages ask for no figures of the database, so nothing is ever sent to this address.
const data = createDataClient({ url: 'http://backend.example', key: 'publishable' });

const bars = (figure: HTMLElement) =>
  [...figure.querySelectorAll('rect')].map((bar) => [
    Number(bar.getAttribute('x')),
    Number(bar.getAttribute('width')),
  ]);

it('draws the plan of a contract by weeks, each step with its weeks in words', () => {
  const plan = weekPlan(siteContent(mlopsEngineers, defaultSite).sections);
  if (!plan) throw new Error('The page has no plan by weeks.');
  renderPage(() => <TimelineFigure {...plan} />);
  const figure = screen.getByRole('figure', { name: 'A release path in twelve weeks' });
  const steps = within(figure).getAllByRole('listitem');
  expect(steps.map(({ textContent }) => textContent).at(-2)).toBe(
    'Second pilot moved by your engineersWeek 11',
  );
  expect(bars(figure)).toEqual([
    [0, 2],
    [2, 2],
    [4, 2],
    [6, 2],
    [8, 2],
    [10, 1],
    [11, 1],
  ]);
});

it('finds no plan among steps of which one has no week, nor among other tables', () => {
  const steps = [
    { title: 'Start', text: '', when: 'Week 1' },
    { title: 'End', text: '', when: 'Meeting day' },
  ];
  const table = {
    kind: 'table',
    caption: '',
    columns: ['Days', 'Work'],
    rows: [['1', 'A']],
  } as const;
  const blocks = [{ kind: 'steps', steps }, table] as const;
  expect(weekPlan([{ id: 'plan', title: 'Plan', blocks }])).toBeNull();
});

it.each([
  ['demo', ['20% to 25%', '90 days', '$800 to $1,000 a day', '$0']],
  ['live', ['$0']],
] as const)(
  'opens the page of fees of a %s site with the figures that it has',
  async (mode, large) => {
    const { kind, sections, ...page } = siteContent(aiEngineerStaffingServices, {
      ...defaultSite,
      mode,
    });
    if (!kind) throw new Error('The page has no kind.');
    const shown = { ...page, sections: [], kind: await fillKind(data, kind, sections) };
    const { container } = renderPage(() => <PageOpening page={shown} />);
    const figures = [...container.querySelectorAll('dd.font-display')];
    expect(figures.map(({ textContent }) => textContent)).toEqual(large);
    expect(container.textContent).toMatch(mode === 'demo' ? /Sample:/ : /agreed in writing/);
    const figure = screen.getByRole('figure', { name: 'What you pay, and when' });
    // The search before the start and the guarantee after it cost nothing.
    expect(figure.querySelectorAll('rect.fill-none')).toHaveLength(2);
    expect(bars(figure).at(1)).toEqual([3, 1]);
  },
);
