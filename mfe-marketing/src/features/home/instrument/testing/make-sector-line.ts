import type { SectorLine } from '../../api/get-sector-lines';

/** Two years of a sector whose share rises by one point a month; name only what the test is about. */
export function makeSectorLine(line: Partial<SectorLine> = {}): SectorLine {
  return {
    sector: 'Software Development',
    sentence:
      '24% of US postings in Software Development stated pay in February 2026, up from 12% in February 2025.',
    shares: Array.from({ length: 24 }, (_, month) => month + 1),
    firstMonth: 'March 2024',
    lastMonth: 'February 2026',
    publisher: 'Indeed Hiring Lab',
    url: 'https://repository.example/pay',
    licence: 'CC BY 4.0',
    licenceUrl: 'https://license.example/by',
    ...line,
  };
}
