import type { SalaryData } from '@talent/api/salary/salary-data';
import { embedText, marketChartText } from './content/embed-text';
import { markup } from './markup';
import { payByRole, rolesByLevel } from './pay-charts';

/** A chart that other sites can show. */
export interface EmbedOffer {
  /** Last part of its address. */
  id: string;
  /** The subject of the chart; the title of the frame. */
  title: string;
  /** Height of the frame in px at which nothing scrolls from 280 px of width on. */
  height: number;
}

export const PAY_BY_ROLE = 'pay-by-role';
/** Before the key of a role. */
export const PAY_PREFIX = 'pay-by-level-';

/** Heights were measured at 280 px, the narrowest frame, in Chromium. */
const heights = { roles: 800, levels: 680, market: 700 };

/** The charts of the current figures: pay by role, one for each open role, and the market. */
export function embedOffers(data: SalaryData): EmbedOffer[] {
  const { roles } = data;
  return [
    ...(payByRole(data) === null
      ? []
      : [{ id: PAY_BY_ROLE, title: embedText.roles.title, height: heights.roles }]),
    ...rolesByLevel(data).map((role) => ({
      id: PAY_PREFIX + role,
      title: embedText.levels.title(roles.find(({ key }) => key === role)?.label ?? role),
      height: heights.levels,
    })),
    ...Object.entries(marketChartText).map(([id, { title }]) => ({
      id,
      title,
      height: heights.market,
    })),
  ];
}

/** The HTML with which a page shows a chart. @param address - of the chart, from the site's own origin */
export function embedSnippet({ title, height }: EmbedOffer, address: string): string {
  return markup`<iframe src="${address}" title="${title}" width="100%" height="${height}" loading="lazy" style="border:0;max-width:800px"></iframe>`
    .text;
}
