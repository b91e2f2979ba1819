import type { SectorLine } from '../../api/get-sector-lines';

/** A sector's sentence; name only what the test is about. */
export function makeSectorLine(line: Partial<SectorLine> = {}): SectorLine {
  return {
    sector: 'Software Development',
    sentence:
      '24% of US postings in Software Development stated pay in February 2026, up from 12% in February 2025.',
    publisher: 'Indeed Hiring Lab',
    url: 'https://repository.example/pay',
    licence: 'CC BY 4.0',
    licenceUrl: 'https://license.example/by',
    ...line,
  };
}
