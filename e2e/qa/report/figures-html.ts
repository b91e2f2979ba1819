import type { PageFacts } from '../page-facts.ts';
import type { ComparedPage } from '../visit-site.ts';
import { escapeHtml } from '@talent/sdk/server';

/** A figure of a page. */
interface Figure {
  name: string;
  of: (page: PageFacts) => number;
  digits: number;
  /** Differences up to this are what two measurements differ by. */
  noise: number;
}

type Sight = PageFacts['sights'][number];

const total = (values: readonly number[]): number => values.reduce((sum, each) => sum + each, 0);
const least =
  (of: (sight: Sight) => number) =>
  ({ sights }: PageFacts): number =>
    Math.min(...sights.map(of));
const most =
  (of: (sight: Sight) => number) =>
  ({ sights }: PageFacts): number =>
    Math.max(...sights.map(of));
const sum =
  (of: (sight: Sight) => number) =>
  ({ sights }: PageFacts): number =>
    total(sights.map(of));

const figures: readonly Figure[] = [
  { name: 'Status', of: ({ status }) => status, digits: 0, noise: 0 },
  {
    name: 'KB',
    of: ({ sights }) => total(Object.values(sights[0]?.bytes ?? {})) / 1000,
    digits: 0,
    noise: 1,
  },
  { name: 'Depth of requests', of: most(({ depth }) => depth), digits: 0, noise: 0 },
  { name: 'Largest paint, ms', of: least(({ paint }) => paint), digits: 0, noise: 300 },
  { name: 'No answer, ms', of: least(({ blocked }) => blocked), digits: 0, noise: 300 },
  { name: 'Layout shift', of: most(({ shift }) => shift), digits: 3, noise: 0.01 },
  { name: 'axe', of: sum(({ violations }) => violations.length), digits: 0, noise: 0 },
  { name: 'Console', of: sum(({ messages }) => messages.length), digits: 0, noise: 0 },
  { name: 'Failed requests', of: sum(({ failed }) => failed.length), digits: 0, noise: 0 },
];

/** Every figure of every page that was opened, before and after where they differ. */
export function figuresHtml(pages: readonly ComparedPage[]): string {
  const opened = pages.filter(
    ({ before, after }) => (after?.sights.length ?? before?.sights.length ?? 0) > 0,
  );
  if (opened.length === 0) return '<p>No page was opened.</p>';
  const head = figures.map(({ name }) => `<th scope="col">${name}</th>`).join('');
  const rows = opened.map((page) => {
    const cells = figures.map((figure) => cellOf(figure, page)).join('');
    return `<tr><th scope="row">${escapeHtml(page.path)}</th>${cells}</tr>`;
  });
  return `<div class="scroll" role="region" tabindex="0" aria-label="Figures of the pages"><table>
<thead><tr><th scope="col">Page</th>${head}</tr></thead>
<tbody>${rows.join('\n')}</tbody></table></div>`;
}

function cellOf({ of, digits, noise }: Figure, { before, after }: ComparedPage): string {
  const text = (page: PageFacts): string => of(page).toFixed(digits);
  if (before === null || after === null) {
    const page = before ?? after;
    return `<td>${page === null ? '' : text(page)}</td>`;
  }
  if (Math.abs(of(after) - of(before)) <= noise) return `<td>${text(after)}</td>`;
  const was = `<span class="was">${text(before)} <span aria-hidden="true">→</span><span class="spoken"> before, </span></span>`;
  return `<td class="differs">${was} <b>${text(after)}</b></td>`;
}
