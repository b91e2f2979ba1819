import { payTransparencyViolations } from './pay-transparency.ts';
import { jobContracts, jobCountries, jobLevels, jobRoles, jobWorkModes } from '../job-words.ts';
import { currencyOf, type FeedProblem, type JobPosting } from '../posting.ts';
import { fieldReader } from './field-reader.ts';
import { ONE_PLACE, readFeed, type RawPosting } from './read-feed.ts';

/** A feed that can be imported, or all of its problems by line. */
export type CheckedFeed =
  | { status: 'sound'; postings: JobPosting[] }
  | { status: 'refused'; problems: FeedProblem[]; read: number };

/** Most postings of a feed, so that one transaction stays short. */
export const MOST_POSTINGS = 2000;

/** Reads and checks a whole file: one invalid posting refuses all of it. Pure; never throws. */
export function checkFeed(file: string | Uint8Array): CheckedFeed {
  const raw = readFeed(file);
  const problems = [...raw.problems];
  const postings: JobPosting[] = [];
  const lines = new Map<string, number>();
  for (const item of raw.postings) {
    const { posting, problems: found } = checkPosting(item);
    problems.push(...found);
    if (posting === null) continue;
    const before = lines.get(posting.ref.toLowerCase());
    if (before !== undefined) {
      const reason = `ref "${posting.ref}" is already used in line ${before} (upper and lower case count as the same).`;
      problems.push({ line: item.line, ref: posting.ref, reason });
    }
    lines.set(posting.ref.toLowerCase(), item.line);
    postings.push(posting);
  }
  if (raw.postings.length > MOST_POSTINGS) {
    const reason = `The file has more than ${MOST_POSTINGS} postings: import it in parts.`;
    problems.push({ line: 1, ref: null, reason });
  }
  if (problems.length === 0) return { status: 'sound', postings };
  problems.sort((a, b) => a.line - b.line);
  return { status: 'refused', problems, read: raw.postings.length };
}

function checkPosting(raw: RawPosting): {
  posting: JobPosting | null;
  problems: FeedProblem[];
} {
  const field = fieldReader(raw.fields);
  for (const name of ['country', 'region', 'city']) {
    if (isSeveral(raw.fields[name])) field.refuse(name, `names several places. ${ONE_PLACE}`);
  }
  const country = field.oneOf('country', jobCountries);
  const work_mode = field.oneOf('work_mode', jobWorkModes);
  const isPlaced = work_mode !== 'remote';
  const city = isPlaced ? field.text('city', 2, 60) : field.optional('city', 2, 60);
  const place = { country, region: field.region(country, isPlaced || city !== null) };
  const posting: JobPosting = {
    line: raw.line,
    ref: field.matching('ref', /^[A-Za-z0-9]+([-_.][A-Za-z0-9]+)*$/, 40, 'letters, digits, - _ .'),
    title: field.text('title', 5, 80),
    role: field.oneOf('role', jobRoles),
    level: field.oneOf('level', jobLevels),
    contract: field.oneOf('contract', jobContracts),
    work_mode,
    company: field.text('company', 2, 80),
    ...place,
    city,
    currency: field.oneOf('currency', { USD: '', CAD: '' }),
    pay_min: field.pay('pay_min'),
    pay_max: field.pay('pay_max'),
    summary: field.text('summary', 40, 200),
    description: field.prose('description', 100, 8000),
    responsibilities: field.list('responsibilities', 2, 12),
    requirements: field.list('requirements', 2, 12),
    skills: [...new Set(field.list('skills', 0, 20).map((skill) => skill.toLowerCase()))],
    vacancy_statement: field.optional('vacancy_statement', 10, 300),
    ai_statement: field.optional('ai_statement', 10, 300),
    published_at: field.time('opened', 'start', place) ?? '',
    valid_through: field.time('closes', 'end', place) ?? '',
    closed_at: field.time('closed', 'start', place, true),
  };
  if (!field.isRefused('country') && posting.currency !== currencyOf[country]) {
    field.refuse(
      'currency',
      `is ${posting.currency}; pay in ${jobCountries[country]} is in ${currencyOf[country]}`,
    );
  }
  if (posting.published_at !== '' && posting.valid_through <= posting.published_at) {
    field.refuse('closes', 'is not after the day it opened');
  }
  if (posting.closed_at !== null && posting.closed_at < posting.published_at) {
    field.refuse('closed', 'is before the day it opened');
  }
  const ref = posting.ref === '' ? null : posting.ref;
  const problems: FeedProblem[] = field
    .reasons()
    .map((reason) => ({ line: raw.line, ref, reason }));
  if (!field.isRefused('country', 'region', 'opened')) {
    const isPayUnread = field.isRefused('pay_min', 'pay_max');
    for (const { rule, reason, law } of payTransparencyViolations(posting)) {
      const isSaid = isPayUnread && (rule === 'pay-range' || rule === 'ontario-range-width');
      if (!isSaid) problems.push({ line: raw.line, ref, reason, law });
    }
  }
  return { posting: problems.length === 0 ? posting : null, problems };
}

/** A list, or a text such as `Austin, TX; Remote (US)`. */
function isSeveral(place: unknown): boolean {
  return Array.isArray(place) || (typeof place === 'string' && /[;|/\n]| & |\(/.test(place.trim()));
}
