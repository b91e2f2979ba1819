import type { PayBand } from '../../api/band-group';
import { salaryData } from '../../content/salary-data';

/** What a row is about: its name, and a second line where the source is about a place or has a code. */
export interface RowName {
  name: string;
  detail: string | null;
}

/** `Data Scientist` with its province or official code; the occupation's own words where it has any. */
export function rowName({ role, occupation, region }: PayBand): RowName {
  if (occupation === null) return { name: role, detail: region };
  const [, code, title] = /^(\w+ [\d-]+) (.+)$/.exec(occupation) ?? [];
  if (code === undefined || title === undefined) return { name: occupation, detail: region };
  if (code.startsWith('NOC ')) {
    return { name: region ?? salaryData.wholeCountry, detail: title };
  }
  return { name: title, detail: code };
}
