/**
 * Survivors that no test should kill, each with its reason. The names are those that `pnpm mutate` prints. A reason says why the
 * changed program does the same, or why the difference is no promise.
 */
export const explained: Readonly<Record<string, string>> = {
  'mfe-salary-tools/src/calculations/bands/place/closest-band.ts: const given = widened.filter((part) => question[part] !== null); → const given = widened;':
    'A set that widens a filter which was not set comes after the same set without it, so it is never the first that matches.',
  'mfe-salary-tools/src/calculations/bands/place/closest-band.ts: const given = widened.filter((part) => question[part] !== null); → const given = widened.filter((part) => true);':
    'A set that widens a filter which was not set comes after the same set without it, so it is never the first that matches.',
  'mfe-salary-tools/src/calculations/bands/find-bands.ts: .filter(({ length }) => length > 0) → .filter(({ length }) => true)':
    'The empty set changes nothing, and the unchanged question has just found nothing.',
  'mfe-salary-tools/src/calculations/bands/find-bands.ts: .filter(({ length }) => length > 0) → .filter(({ length }) => length >= 0)':
    'The empty set changes nothing, and the unchanged question has just found nothing.',
  'mfe-salary-tools/src/calculations/bands/find-bands.ts: unsaid.every((dimension) => set.includes(dimension)) && → true &&':
    'No band has a value that the source never names, so a set that keeps such a filter finds nothing anyway.',
  'mfe-salary-tools/src/calculations/bands/find-bands.ts: unsaid.every((dimension) => set.includes(dimension)) && → unsaid.every(dimension => set.includes(dimension)) || set.every(dimension => question[dimension] !== null) &&':
    'No band has a value that the source never names, and a set with an unset filter comes after the same set without it.',
  'mfe-salary-tools/src/calculations/bands/find-bands.ts: set.every((dimension) => question[dimension] !== null) && → set.some(dimension => question[dimension] !== null) &&':
    'A set that opens a filter which is not set comes after the same set without it.',
  'mfe-salary-tools/src/calculations/bands/find-bands.ts: set.every((dimension) => question[dimension] !== null) && → set.every((dimension) => true) &&':
    'A set that opens a filter which is not set comes after the same set without it.',
  "mfe-salary-tools/src/calculations/bands/place/percentile.ts: if (!lowest || !highest || figures.length < 2) return { status: 'unknown' }; → if (false || figures.length < 2) return { status: 'unknown' };":
    'Without two figures the length refuses; with two, the first and last exist. The check tells the compiler so.',
  "mfe-salary-tools/src/calculations/bands/place/percentile.ts: if (!lowest || !highest || figures.length < 2) return { status: 'unknown' }; → if (!lowest && !highest || figures.length < 2) return { status: 'unknown' };":
    'Without two figures the length refuses; with two, the first and last exist. The check tells the compiler so.',
  'mfe-salary-tools/src/calculations/hiring/hiring-cost.ts: for (let year = 0; year === 0 || year * 12 < months; year += 1) { → for (let year = 0; year === 0 || year * 12 <= months; year += 1) {':
    'A further year without a month adds contributions of nothing.',
  'mfe-salary-tools/src/calculations/hiring/hiring-cost.ts: for (let year = 0; year === 0 || year * 12 < months; year += 1) { → for (let year = 0; year === 0 || year / 12 < months; year += 1) {':
    'Further years without a month add contributions of nothing.',
  'mfe-salary-tools/src/calculations/offer/vesting.ts: if (Math.abs(sum(percents) - 100) > 0.005) return null; → if (Math.abs(sum(percents) - 100) >= 0.005) return null;':
    'No sum of binary fractions lies exactly 0.005 beside 100.',
  "mfe-salary-tools/src/calculations/read-amount.ts: const [, minus, digits = '', suffix = ''] = /^([-–−]?)([\\d.,]+)([km]?)$/.exec(bare) ?? []; → const [, minus, digits = '', suffix = ''] = /^([-–−]?)([\\d.,]+)([km]?)$/.exec(bare) ?? [\"Stryker was here\"];":
    'The whole match is not read, so a list with one element reads like an empty one.',
  'mfe-salary-tools/src/calculations/read-choice.ts: return name !== null && Object.hasOwn(known, name) ? (name as Choice) : null; → return true && Object.hasOwn(known, name) ? (name as Choice) : null;':
    'No list of choices has the key "null", which is what a missing name would be looked up as.',
  "shared/sdk/src/collector/delivery/send-events.ts: session_id: events[0]?.session_id ?? '', → session_id: events[0].session_id ?? '',":
    'A batch has at least one event.',
  "shared/sdk/src/collector/trackers/scroll-depth.ts: window.addEventListener('scroll', measure, { passive: true }); → window.addEventListener('scroll', measure, {});":
    'A passive listener lets the browser scroll at once; a test without a browser cannot see it, and measuring never stops a scroll.',
  "shared/sdk/src/collector/trackers/scroll-depth.ts: window.addEventListener('scroll', measure, { passive: true }); → window.addEventListener('scroll', measure, { passive: false });":
    'A passive listener lets the browser scroll at once; a test without a browser cannot see it, and measuring never stops a scroll.',
  'shared/sdk/src/collector/trackers/scroll-depth.ts: if (window.scrollY <= 0 || scrollable() === 0) return; → if (false || scrollable() === 0) return;':
    'At the top and above it the depth is zero or less, which reaches no milestone.',
  'shared/sdk/src/collector/trackers/scroll-depth.ts: if (window.scrollY <= 0 || scrollable() === 0) return; → if (window.scrollY < 0 || scrollable() === 0) return;':
    'At the top the depth is zero, which reaches no milestone.',
  "shared/sdk/src/collector/trackers/track-views.ts: if (consent.status === 'accepted') waiting.forEach(keepReport); → if (true) waiting.forEach(keepReport);":
    'A report is kept only with consent, which the store of reports checks itself.',
  'shared/sdk/src/collector/trackers/track-views.ts: else if (!isRefused(consent)) waiting = [...waiting, report].slice(-keptReports); → else if (!isRefused(consent)) waiting = [...waiting, report];':
    'The store keeps the last 50 reports; the list in memory is bounded for a tab that stays open for days without a choice.',
  'shared/sdk/src/collector/trackers/vitals.ts: } catch { → } catch {}':
    'Without an answer the function gives undefined, which counts as no.',
  'shared/sdk/src/seo-metrics/analyse.ts: pageTitle: facts.title.trim(), → pageTitle: facts.title,':
    'A document gives its title without the space around it; the facts of a crawled page come from a document too.',
  'shared/sdk/src/toast/toast-store.ts: const id = String((count += 1)); → const id = String((count -= 1));':
    'Ids only have to differ.',
  'shared/sdk/src/toast/toast-store.ts: if (!toasts.some(isMeant)) return; → if (!toasts.every(isMeant)) return;':
    'There is one toast at a time, so some of them and all of them are the same.',
  'mfe-salary-tools/src/calculations/bands/find-bands.ts: const relaxations: readonly (readonly Dimension[])[] = subsets(dimensions) → const relaxations: readonly (readonly Dimension[])[] = subsets(dimensions)':
    'The empty set changes nothing, and the unchanged question has just found nothing.',
  'shared/api/forms/apply.ts: .transform((text) => text.split(/\\s+/).filter(Boolean)) → .transform((text) => text.split(/\\s/).filter(Boolean))':
    'Empty parts between several spaces are left out by the next step.',
  "shared/api/forms/apply.ts: return URL.canParse(text) && new URL(text).protocol === 'https:' && text.startsWith('https://'); → return URL.canParse(text) && true && text.startsWith('https://');":
    'A text that begins with https:// and can be read has that protocol.',
  "shared/api/forms/email.ts: return FREE_MAIL.has(email.trim().toLowerCase().split('@').at(-1) ?? ''); → return FREE_MAIL.has(email.trim().toLowerCase().split('@').at(+1) ?? '');":
    'An address has one @, so its second part is its last.',
  'shared/api/forms/schema.ts: z.config({ jitless: true }); → z.config({});':
    'Node allows compiled validators; browsers report the difference as a violation of the content security policy, which a journey forbids.',
  'shared/api/forms/schema.ts: z.config({ jitless: true }); → z.config({ jitless: false });':
    'Node allows compiled validators; browsers report the difference as a violation of the content security policy, which a journey forbids.',
  "shared/api/forms/send-form.ts: if (status >= 200 && status < 300 && typeof receipt === 'string') { → if (true && status < 300 && typeof receipt === 'string') {":
    'No answer that fetch hands out has a status below 200.',
  'supabase/functions/_shared/forms/form-handler.ts: return JSON.stringify(facts.toSorted(([a], [b]) => (String(a) < String(b) ? -1 : 1))); → return JSON.stringify(facts.toSorted(([a], [b]) => (String(a) <= String(b) ? -1 : 1)));':
    'Names of the fields of one object are never equal, and any fixed order makes the same fields the same form.',
  'supabase/functions/_shared/forms/form-handler.ts: return JSON.stringify(facts.toSorted(([a], [b]) => (String(a) < String(b) ? -1 : 1))); → return JSON.stringify(facts.toSorted(([a], [b]) => (String(a) >= String(b) ? -1 : 1)));':
    'Names of the fields of one object are never equal, and any fixed order makes the same fields the same form.',
  'supabase/functions/_shared/http/read-limited.ts: for (let part = await reader?.read(); part?.done === false; part = await reader?.read()) { → for (let part = await reader?.read(); part?.done === false; part = await reader.read()) {':
    'A reader that gave a part exists.',
  'supabase/functions/_shared/http/read-limited.ts: reader?.cancel().catch(() => {}); → reader.cancel().catch(() => {});':
    'A reader that gave a part exists.',
  'shared/api/forms/apply.ts: .refine((file) => file.size > 0, { error: cvMissing, abort: true }) → .refine((file) => file.size > 0, {})':
    'A rule without words of its own takes those of its schema, which are the same.',
  'shared/api/forms/apply.ts: .refine((file) => file.size > 0, { error: cvMissing, abort: true }) → .refine((file) => file.size > 0, { error: cvMissing, abort: false })':
    'The rules after it cannot fail for such a value, so there is nothing to stop.',
  "shared/api/forms/email.ts: .min(1, { error: 'Enter your email address.', abort: true }) → .min(1, {})":
    'A rule without words of its own takes those of its schema, which are the same.',
  "shared/api/forms/email.ts: .min(1, { error: 'Enter your email address.', abort: true }) → .min(1, { error: 'Enter your email address.', abort: false })":
    'The rules after it cannot fail for such a value, so there is nothing to stop.',
  "shared/api/forms/email.ts: .max(EMAIL_MAX, { error: 'Enter an email address of at most 254 characters.', abort: true }) → .max(EMAIL_MAX, { error: 'Enter an email address of at most 254 characters.', abort: false })":
    'The rules after it cannot fail for such a value, so there is nothing to stop.',
};
