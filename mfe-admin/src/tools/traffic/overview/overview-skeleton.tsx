import type { ReactNode } from 'react';
import { FactTiles } from '../../../charts/fact-tiles';
import { topLists } from '../api/traffic';
import { overviewTexts, sourceTexts, visitTexts as text } from '../content/traffic';

/** The place of words that have not come: as wide as typical ones. */
function Blank({ children }: { children: string }): ReactNode {
  return (
    <span className="bg-surface rounded-sm">
      <span className="invisible">{children}</span>
    </span>
  );
}

const labels = [
  overviewTexts.visitors,
  overviewTexts.views,
  overviewTexts.engaged,
  overviewTexts.time,
  text.goals.contact,
];
const tiles = labels.map((label) => ({
  label,
  figure: <Blank>0,000</Blank>,
  note: <Blank>{`${text.change('+00%')}. ${text.normal('0,000', '0,000')}`}</Blank>,
}));

/** The first screen without its figures: the same tiles, chart and lists in the same sizes. */
export function OverviewSkeleton(): ReactNode {
  return (
    <>
      <p className="text-sm">
        <Blank>{sourceTexts.backend('0000-00-00 00:00')}</Blank>
      </p>
      <div className="mt-4">
        <FactTiles facts={tiles} />
      </div>
      <div className="bg-surface mt-4 h-11 w-56 rounded-sm" />
      <div className="h-[24.5rem]" />
      <div className="mt-8 grid grid-cols-1 gap-8 lg:grid-cols-2">
        {topLists.map((list) => (
          <div key={list}>
            <p className="mb-2 font-semibold">{text.lists[list]}</p>
            <div className="bg-surface h-[23rem] rounded-sm" />
          </div>
        ))}
      </div>
    </>
  );
}
