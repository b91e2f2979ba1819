import type { SiteConfig } from '@talent/sdk';
import { sourceDates } from '../../../content/source-dates';
import { guideHead } from '../content/guide-head';
import { guideText } from '../content/guide-text';
import { rankedFirst } from '../facts/guide-outline';
import type { GuideDocument } from '../facts/guide-page';
import { guideDates, modifiedOn } from '../facts/table-facts';
import {
  drawChapter,
  drawFinding,
  drawParagraphs,
  drawPoints,
  drawSource,
  drawSources,
} from './pdf-chapters';
import { drawChart, fittingRow } from './pdf-chart';
import { drawContents, reserveContents } from './pdf-contents';
import { drawCover } from './pdf-cover';
import { drawBookmarks, drawHeadsAndFeet } from './pdf-furniture';
import { drawKey } from './pdf-key';
import { finishPaper, pageNumber, startPaper, write } from './pdf-paper';
import type { Paper } from './pdf-paper';
import { drawCanada, drawUnitedStates } from './pdf-places';
import { roleBars } from './pdf-range';
import { drawRoles } from './pdf-roles';
import { looks, textEnd } from './pdf-style';

/**
 * The guide as a tagged PDF with a cover, contents and bookmarks. The same document gives the same bytes; its dates are
 * those of the figures.
 */
export async function guidePdf(document: GuideDocument, site: SiteConfig) {
  const { guide, words } = document;
  const info = {
    Title: guideHead.title,
    Author: site.brand,
    Subject: guideHead.dataset.name,
    Keywords: guideHead.keywords,
  };
  const paper = startPaper(info, new Date(`${modifiedOn(guide)}T00:00:00Z`));
  drawCover(paper, document, site);
  const contents = reserveContents(paper);
  drawOverview(paper, document);
  drawChapter(paper, 'reading');
  drawPoints(paper, words.reading);
  drawRoles(paper, document);
  drawUnitedStates(paper, document);
  drawCanada(paper, document);
  drawChapter(paper, 'offer');
  drawPoints(paper, words.offer);
  drawChapter(paper, 'range');
  drawPoints(paper, words.range);
  drawChapter(paper, 'method');
  drawParagraphs(paper, words.method);
  drawChapter(paper, 'downloads');
  drawParagraphs(paper, words.downloads);
  const address = site.origin + guideText.path;
  write(paper, 'P', address, { ...looks.body, link: address });
  drawChapter(paper, 'sources');
  drawSources(paper, document);
  drawHeadsAndFeet(paper, `${site.brand} · ${guideText.kicker} · ${guideDates(guide)}`);
  drawContents(paper, document, contents);
  drawBookmarks(paper, guide);
  const pages = pageNumber(paper);
  return { bytes: await finishPaper(paper), pages };
}

/** The picture of all roles fills a page together with the key to it; the text follows. */
function drawOverview(paper: Paper, { guide, words }: GuideDocument): void {
  const roles = rankedFirst(guide);
  const { postings } = guide.sources;
  drawChapter(paper, 'overview');
  drawFinding(paper, words.findings.overview);
  if (roles.length > 0) {
    drawKey(paper, roles);
    const bars = roleBars(roles);
    const rowHeight = fittingRow(bars.length, textEnd - paper.doc.y - SOURCE_LINES);
    drawChart(paper, { bars, currency: 'USD', summary: guideText.overviewChart, rowHeight });
  }
  const bands = guide.roles.map(({ all }) => all);
  drawSource(paper, postings.name, sourceDates(bands, postings));
  drawParagraphs(paper, words.overview);
}

/** Height of the source under the first picture, points. */
const SOURCE_LINES = 24;
