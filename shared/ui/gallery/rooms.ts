import type { Room } from './entries/entry.ts';
import { charts } from './entries/charts.tsx';
import { lines } from './entries/lines.tsx';
import { rowCharts } from './entries/row-charts.tsx';
import { controls } from './entries/controls.tsx';
import { fields } from './entries/fields.tsx';
import { figures } from './entries/figures.tsx';
import { layout } from './entries/layout.tsx';
import { markPictures } from './entries/pictures.tsx';
import { status } from './entries/status.tsx';
import { text } from './entries/text.tsx';

/** Everything the gallery shows, in its order. */
export const rooms: readonly Room[] = [
  { title: 'Text', entries: text },
  { title: 'Controls', entries: [...controls, ...fields] },
  { title: 'Status', entries: status },
  { title: 'Layout', entries: layout },
  { title: 'Figures', entries: figures },
  { title: 'Pictures', entries: markPictures },
  { title: 'Charts', entries: [...charts, ...lines, ...rowCharts] },
];
