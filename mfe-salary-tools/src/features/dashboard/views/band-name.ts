import type { SalaryBand } from '@talent/data/salary-data';
import { anyLabels, countryLabels, levelLabels, workModeLabels } from '../../../content/levels';

/** What a band is about beside its role: `Senior, remote, Ontario, Canada`. */
export function bandName({
  level,
  workMode,
  region,
  regionName,
  country,
  occupation,
}: SalaryBand): string {
  const place = region === null ? [] : [regionName ?? region];
  const parts = [
    level === null ? anyLabels.level : levelLabels[level],
    ...(workMode === null ? [] : [workModeLabels[workMode].toLowerCase()]),
    ...place,
    countryLabels[country],
    ...(occupation === null ? [] : [occupation]),
  ];
  return parts.join(', ');
}
