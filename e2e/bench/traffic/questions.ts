/** Parts of the visits: all, one in seven, four in five, one page of 150, and one in three by where they came from. */
export const segments = {
  'all visits': '{}',
  'one source': '{"source":"newsletter"}',
  'new browsers': '{"visits":"new"}',
  'one page': '{"page":"/page-1"}',
  direct: '{"source":"direct"}',
} as const;

/**
 * What each view of the traffic tool asks, by its name.
 * @param from - first day, ISO 8601
 * @param to - last day
 * @param segment - as JSON
 */
export function questions(from: string, to: string, segment: string): Record<string, string> {
  const days = `'${from}', '${to}'`;
  const visits = `${days}, 'visitor', '${segment}'`;
  return {
    'first screen': `traffic_overview(${visits})`,
    marks: `traffic_marks(${days})`,
    live: `traffic_live('visitor', '${segment}')`,
    'goal: contact': `traffic_funnel(${visits}, 'contact', '{/page-1}')`,
    'goal: newsletter': `traffic_funnel(${visits}, 'newsletter', '{/page-1,/page-2,/page-3}')`,
    journeys: `traffic_journeys(${visits})`,
    'returning, 8 weeks': `traffic_retention('${to}', 'visitor', 8, '${segment}')`,
    'table: pages': `traffic_pages(${visits}) order by views desc limit 20`,
    'table: sources': `traffic_sources(${visits}) order by visitors desc limit 20`,
    'table: campaigns': `traffic_campaigns(${visits}) order by visitors desc limit 20`,
    'table: web vitals by page': `traffic_vitals(${days}, 'visitor', false, '${segment}') order by samples desc limit 10`,
    'table: web vitals by version': `traffic_vitals(${days}, 'visitor', true, '${segment}') order by samples desc limit 10`,
    'table: shares': `traffic_shares(${visits}) order by shares desc limit 20`,
  };
}
