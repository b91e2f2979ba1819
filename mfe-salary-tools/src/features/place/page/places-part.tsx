import { Section } from '@talent/ui/section';
import { DataTable } from '@talent/ui/data-table';
import { PageLink } from '../../../controls/page-links';
import { placePage } from '../content/place-page';
import { SourceNotes } from '../../../controls/source-notes';
import type { PlaceListRow, RolePlaces } from '../facts/map-facts';
import { TileMap } from '../map/tile-map';

const { list: text, none } = placePage;

/** Metros in sight; the others are folded. */
const IN_SIGHT = 10;

/** The pay of a role by place: maps, then its metros. */
export function Places({ places }: { places: RolePlaces }) {
  const { maps, metros, sources } = places;
  if (maps.length + metros.length === 0) return null;
  return (
    <Section id={text.id} title={text.title} rule>
      <div className="grid gap-x-12 gap-y-10 lg:grid-cols-2">
        <div className="min-w-0 space-y-10">
          {maps.map((map) => (
            <TileMap key={map.country} map={map} />
          ))}
          <p className="max-w-prose text-sm text-ink-muted">{text.canada}</p>
        </div>
        {metros.length > 0 && (
          <div className="min-w-0">
            <MetroTable metros={metros.slice(0, IN_SIGHT)} />
            {metros.length > IN_SIGHT && (
              <details className="mt-4">
                <summary className="inline-block py-1 font-medium">
                  {`${text.more} (${metros.length})`}
                </summary>
                <MetroTable metros={metros.slice(IN_SIGHT)} />
              </details>
            )}
            <p className="mt-4 max-w-prose text-sm text-ink-muted">{text.note}</p>
          </div>
        )}
      </div>
      <div className="mt-8">
        <SourceNotes sources={sources} />
      </div>
    </Section>
  );
}

function MetroTable({ metros }: { metros: readonly PlaceListRow[] }) {
  const { heads } = text;
  return (
    <DataTable
      caption={text.metros}
      heads={[heads.place, heads.median, heads.buys, heads.of]}
      strong={1}
      rows={metros.map(({ label, to, median, buys, of }) => ({
        key: to,
        name: <PageLink to={to}>{label}</PageLink>,
        cells: [median, buys ?? none, of],
      }))}
    />
  );
}
