import { z } from 'zod';
import type { Importer } from '../edition/importer.ts';
import { placeSource } from '../edition/place-sources.ts';
import { placeFigures, type PlaceFigures } from '../figures/place-figures.ts';
import { roleOfTitle } from '@talent/functions/salary/roles.ts';
import { filingForm, type FilingRow } from './filing-rows.ts';
import {
  FISCAL_EDITION,
  fiscalPeriod,
  refuseOtherBegins,
  refuseOtherPeriod,
} from './fiscal-period.ts';
import { NO_ROLE } from './lca-rows.ts';

const document = z.object({
  lcaPeriod: z.string(),
  titles: z.array(
    z.object({
      title: z.string(),
      socs: z.array(z.object({ soc: z.string(), filings: z.number() })),
    }),
  ),
});

type TitleRow = { period: string; role: string; occupation: string; filings: number };
type Row = TitleRow | FilingRow;

/** Under which occupations job titles are filed. */
export const titleOccupationsImporter: Importer<Row, PlaceFigures> = {
  name: 'dol-lca-title-occupations',
  title: 'US Department of Labor, occupations that job titles are filed under',
  files: ['us-official/lca-title-to-occupation.json'],
  more: 'the other quarters',
  seedEdition: '2025-09',
  edition: FISCAL_EDITION,
  forms: [
    {
      kind: 'json',
      columns: ['period', 'title', 'soc', 'filings'],
      cells: (value) => {
        const { lcaPeriod, titles } = document.parse(value);
        return titles.flatMap(({ title, socs }) =>
          socs.map(({ soc, filings }) => [lcaPeriod, title, soc, String(filings)]),
        );
      },
      readRow: (row, { drop }) => {
        const role = roleOfTitle(row.text('title'));
        if (role === null) return drop(NO_ROLE);
        return {
          period: row.text('period'),
          role: role.slug,
          occupation: row.text('soc'),
          filings: row.positive('filings'),
        };
      },
    },
    filingForm((row) => {
      const role = roleOfTitle(row.text('JOB_TITLE'));
      return role && { role: role.slug, occupation: row.text('SOC_CODE').slice(0, 7), tier: null };
    }),
  ],
  build: (rows, edition) => {
    const ready = rows.filter((row) => 'period' in row);
    const filings = rows.filter((row) => 'begins' in row);
    refuseOtherPeriod(new Set(ready.map(({ period }) => period)), edition);
    refuseOtherBegins(
      filings.map(({ begins }) => begins),
      edition,
    );
    const counted = filings.map(({ role, occupation }) => ({
      ...{ role, occupation: occupation ?? '', filings: 1 },
    }));
    const shares = sharesOf([...ready, ...counted]);
    return {
      source: placeSource('dol-lca-title-occupations', edition, {
        period: fiscalPeriod(edition).words,
        isExtract: ready.length > 0,
      }),
      figures: placeFigures({ shares }),
      rowsKept: rows.length,
      facts: [{ label: 'roles', count: new Set(shares.map(({ role }) => role)).size }],
    };
  },
};

/** The occupations of each role; several titles of one role are summed. */
function sharesOf(rows: readonly Omit<TitleRow, 'period'>[]): PlaceFigures['shares'] {
  return [...Map.groupBy(rows, ({ role }) => role)].flatMap(([role, own]) =>
    [...Map.groupBy(own, ({ occupation }) => occupation)]
      .map(([occupation, part]) => {
        const filings = sum(part);
        return { role, occupation, filings, share: Math.round((filings / sum(own)) * 1e4) / 1e4 };
      })
      .filter(({ share }) => share > 0)
      .toSorted((a, b) => b.filings - a.filings),
  );
}

function sum(rows: readonly { filings: number }[]): number {
  return rows.reduce((total, { filings }) => total + filings, 0);
}
