import { chromium } from '@playwright/test';
import { toSalaryColumns } from '@talent/api/salary/salary-columns';
import type { SalaryBand, SalaryData } from '@talent/api/salary/salary-data';
import { browserPath } from '../fixtures/browser/browser-path.ts';

/** How long the salary dashboard takes from a changed filter to the painted figures. */
export interface SalaryFilterFigures {
  bands: number;
  /** The slowest of all changes, ms. */
  slowestMs: number;
  medianMs: number;
}

const levels = ['EN', 'MI', 'SE', 'EX', null] as const;
const modes = ['onsite', 'hybrid', 'remote', null] as const;
const BANDS = 5000;

/** Changes the level in the real page over and over, with made-up figures in place of the server's. */
export async function measureSalaryFilter(url: string): Promise<SalaryFilterFigures> {
  const browser = await chromium.launch({
    executablePath: browserPath(),
    args: ['--no-sandbox', '--disable-background-networking'],
  });
  try {
    const page = await browser.newPage();
    await page.route('**/functions/v1/salary-bands*', (route) =>
      route.fulfill({ json: toSalaryColumns(manyFigures()) }),
    );
    await page.addInitScript(() => {
      window.localStorage.setItem('cookies-accepted', 'false');
      window.localStorage.setItem('salary-access', 'of-the-bench');
    });
    await page.goto(`${url}/ai-ml-salary-data?roles=role-0.role-1.role-2.role-3`);
    await page.locator('#figures tbody tr').nth(3).waitFor();
    // A visitor changes filters only after the page has arrived.
    await page.waitForLoadState('networkidle');
    await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
    const times = await page.evaluate(async () => {
      const label = [...document.querySelectorAll<HTMLLabelElement>('#compare label')].find(
        ({ textContent }) => textContent === 'Level',
      );
      const select = label?.control;
      const section = document.querySelector('#figures');
      if (!select || !section) throw new Error('The dashboard has no filter for the level.');
      const rounds = ['SE', 'EN', 'MI', 'EX', ''];
      const measured: number[] = [];
      for (const value of [...rounds, ...rounds, ...rounds]) {
        select.click();
        const option = await new Promise<HTMLElement>((resolve) => {
          requestAnimationFrame(() => {
            const found = document.querySelector<HTMLElement>(
              `[role=option][data-value="${value}"]`,
            );
            if (!found) throw new Error(`The filter has no choice "${value}".`);
            resolve(found);
          });
        });
        const start = performance.now();
        const changed = new Promise<void>((resolve) => {
          const observer = new MutationObserver(() => {
            if (!section.querySelector('tbody tr')) return;
            observer.disconnect();
            resolve();
          });
          observer.observe(section.querySelector('tbody') ?? section, {
            subtree: true,
            childList: true,
            characterData: true,
          });
        });
        option.click();
        await changed;
        // The frame that shows the change has been painted when the task after it runs.
        await new Promise<void>((resolve) => {
          requestAnimationFrame(() => setTimeout(resolve));
        });
        measured.push(performance.now() - start);
        // The next change comes when the address has followed this one, as a person's would.
        await new Promise<void>((resolve) => {
          requestIdleCallback(() => resolve());
        });
      }
      return measured.sort((a, b) => a - b);
    });
    return {
      bands: BANDS,
      slowestMs: times.at(-1) ?? NaN,
      medianMs: times[Math.floor(times.length / 2)] ?? NaN,
    };
  } finally {
    await browser.close();
  }
}

/** 5,000 bands of 250 roles: five levels in four modes. */
function manyFigures(): SalaryData {
  const roles = Array.from({ length: BANDS / 20 }, (_, at) => `role-${at}`);
  const bands = roles.flatMap((role, at) =>
    levels.flatMap((level, l) => modes.map((mode, m) => figure(role, level, mode, at + l * 7 + m))),
  );
  return {
    version: 'bench',
    sources: [
      {
        key: 'ai-jobs-net',
        edition: 'bench',
        name: 'Bench',
        publisher: 'Bench',
        url: 'https://data.example/',
        licence: 'CC0 1.0',
        licenceUrl: null,
        attribution: null,
        method: 'Made up.',
        retrievedOn: '2026-01-01',
      },
    ],
    roles: roles.map((key) => ({ key, label: key, open: false })),
    bands,
    exchangeRate: {
      cadPerUsd: 1.3698,
      kind: 'annual',
      day: '2024-12-31',
      source: 'Bench',
      url: 'https://data.example/',
    },
  };
}

function figure(
  role: string,
  level: SalaryBand['level'],
  workMode: SalaryBand['workMode'],
  seed: number,
): SalaryBand {
  const p50 = 120_000 + seed * 500;
  return {
    key: `${role}/${level}/${workMode}`,
    role,
    level,
    workMode,
    occupation: null,
    country: 'US',
    region: null,
    regionName: null,
    currency: 'USD',
    period: '2024-2025',
    year: 2025,
    current: true,
    n: 100 + seed,
    nKind: 'postings',
    nNote: null,
    suppressed: false,
    bins: null,
    source: 'ai-jobs-net',
    p10: p50 - 40_000,
    p25: p50 - 20_000,
    p50,
    p75: p50 + 20_000,
    p90: p50 + 40_000,
    interval: { low: p50 - 2000, high: p50 + 2000 },
    allRows: {
      n: 200 + seed,
      p10: p50 - 39_000,
      p25: p50 - 19_000,
      p50: p50 + 1000,
      p75: p50 + 21_000,
      p90: p50 + 41_000,
    },
    points: 3,
  };
}
