import { describe, expect, it } from 'vitest';
import { LINKEDIN_MOST, linkedInText } from './linkedin-text.ts';
import type { ReportFigures } from './report-figures.ts';
import { reportText } from './report-text.ts';
import { makeFigures } from '../testing/make-figures.ts';

describe('the text of a report', () => {
  it('says what its figures say, and the same for the same', () => {
    const { text, title } = reportText(makeFigures());
    expect(title).toBe('AI jobs report 2026-W47: 3 new, 8 open');
    expect(text).toContain('**3 postings were new** (2 the week before) and 1 closed (0)');
    expect(text).toContain('8 were open, +2 compared with the week before');
    expect(text).toContain('50% can be done remotely; a week earlier it was 33%');
    expect(text).toContain('| MLOps engineering | 3 | 1 | 8 | +2 |');
    expect(text).toContain('| Canada, ON | 3 | 1 | 8 | +2 |');
    expect(text).toContain('| On site | 1 | 1 | 4 | ±0 |');
    expect(text).toContain(
      '| Canada, all roles | 8 | CA$130,000 | CA$150,000 | CA$165,500 | CA$140,000 |',
    );
    expect(text).toContain('| pytorch | 5 | 2 | +3 |');
    expect(reportText(makeFigures()).text).toBe(text);
  });

  it('shows no pay of fewer than five, and says so', () => {
    const { text } = reportText(makeFigures());
    expect(text).toContain(
      '| United States, all roles | 4 | not shown | not shown | not shown | not shown |',
    );
    expect(text).toContain('fewer than five open postings');
  });

  it('speaks of no share where fewer than five are open', () => {
    const totals = { ...makeFigures().totals, open: 4, remote: 4 };
    const { text, description } = reportText(makeFigures({ totals }));
    expect(text).not.toContain('100%');
    expect(description).not.toContain('remote');
  });

  it('says that a week still runs, and that nothing grew', () => {
    const { text } = reportText(makeFigures({ is_over: false, skills: [] }));
    expect(text).toMatch(/^> \[!NOTE\]\n> This week is not over/);
    expect(text).toContain('No skill is in more open postings');
  });

  it('lets no mark of a feed or a source into its tables', () => {
    const skills = [{ skill: 'a|b [x](y) <i>', open: 2, open_before: 1 }];
    expect(reportText(makeFigures({ skills })).text).toContain('| a\\|b \\[x\\](y) \\<i\\> | 2 |');
  });

  it('names source and edition of public figures, and their attribution once', () => {
    const band: ReportFigures['bands'][number] = {
      role: 'data-scientist',
      country: 'CA',
      currency: 'CAD',
      period: '2025',
      n: null,
      n_kind: null,
      p25: null,
      median: 98_000,
      p75: null,
      source: 'Job Bank',
      edition: '2025',
      url: 'https://jobbank.example',
      attribution: 'Contains information.',
    };
    const { text } = reportText(makeFigures({ bands: [band, { ...band, role: 'ai' }] }));
    expect(text).toContain(
      '| Data science | Canada | 2025 | not published | CA$98,000 | [Job Bank](https://jobbank.example), 2025 |',
    );
    expect(text.split('Contains information.')).toHaveLength(2);
  });

  it('fits what the blog recommends for titles and descriptions', () => {
    const totals = { ...makeFigures().totals, new: 1234, open: 9876, closed: 321, remote: 5000 };
    for (const { title, description } of [
      reportText(makeFigures()),
      reportText(makeFigures({ totals })),
    ]) {
      expect(title.length).toBeGreaterThanOrEqual(30);
      expect(title.length).toBeLessThanOrEqual(90);
      expect(description.length).toBeGreaterThanOrEqual(120);
      expect(description.length).toBeLessThanOrEqual(165);
    }
  });
});

describe('the text for LinkedIn', () => {
  it('holds the figures in short and leaves out what is not shown', () => {
    const text = linkedInText(makeFigures());
    expect(text).toContain('3 new postings, 1 closed, 8 open (+2 compared with the week before).');
    expect(text).toContain('Median of posted pay ranges, Canada: CA$150,000 a year (8 postings).');
    expect(text).not.toContain('United States');
    expect(text.length).toBeLessThanOrEqual(LINKEDIN_MOST);
  });

  it('never gets too long', () => {
    const skills = Array.from({ length: 5 }, () => ({
      skill: 'x'.repeat(900),
      open: 2,
      open_before: 1,
    }));
    expect(linkedInText(makeFigures({ skills })).length).toBe(LINKEDIN_MOST);
  });
});
