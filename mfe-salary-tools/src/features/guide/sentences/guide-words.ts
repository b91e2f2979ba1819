import { guideProse } from '../content/guide-prose';
import { publishedRoles, type Guide, type GuideWords } from '../facts/guide';
import { canadaText } from './canada-text';
import {
  canadaFinding,
  historyFinding,
  officialFinding,
  overviewFinding,
  roleFinding,
} from './finding-text';
import { comparisonText, historyText } from './official-text';
import { overviewText } from './overview-text';
import { roleText } from './role-text';

/** Every paragraph of the guide, generated when the page is composed. */
export function guideWords(guide: Guide): GuideWords {
  const roles = publishedRoles(guide);
  return {
    ...guideProse,
    overview: [...guideProse.overview, ...overviewText(guide)],
    byRole: Object.fromEntries(roles.map((role) => [role.key, roleText(role, roles)])),
    us: [...guideProse.us, comparisonText(guide)],
    history: [...guideProse.history, historyText(guide).join(' ')].filter(Boolean),
    findings: {
      overview: overviewFinding(guide),
      us: officialFinding(guide),
      history: historyFinding(guide),
      byRole: Object.fromEntries(roles.map((role) => [role.key, roleFinding(role, roles)])),
      byCanadianOccupation: Object.fromEntries(
        guide.canada.map((occupation) => [occupation.code, canadaFinding(occupation)]),
      ),
    },
    byCanadianOccupation: Object.fromEntries(
      guide.canada.map((occupation) => [occupation.code, canadaText(occupation)]),
    ),
  };
}
