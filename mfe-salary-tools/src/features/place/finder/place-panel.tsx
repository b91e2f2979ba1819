import type { PayPlace } from '@talent/api/salary/place-pay';
import { useSearchParams } from '@talent/sdk';
import { Combobox } from '@talent/ui/combobox';
import { RangeChart } from '@talent/ui/range-chart';
import { useEffect, useRef, useState } from 'react';
import {
  hasPlacePage,
  placeName,
  placePath,
  placeSources,
} from '../../../calculations/places/place-sources';
import { dollars } from '../../../content/country-money';
import { ChoiceSelect } from '../../../controls/choice-select';
import { SourceNotes } from '../../../controls/source-notes';
import { PageLink } from '../../../controls/page-links';
import { trackSalary } from '../../track-salary';
import { finderText } from '../content/finder-text';
import { placePage } from '../content/place-page';
import { apartText } from '../facts/place-facts';
import { placeRows } from '../facts/place-rows';
import { placeSourceLines } from '../facts/place-source-lines';
import { usePlaceFile, type PreparedPlaces } from './use-place-file';

const { finder: text } = placePage;

interface PlacePanelProps {
  /** Roles that have figures of places. */
  roles: readonly { key: string; label: string }[];
  /** The visitor has just opened it: its first field takes the focus. */
  isAsked: boolean;
}

/** Finds a place by what people call it, and shows what each source says of a role there. The place is kept in the address. */
export function PlacePanel({ roles, isAsked }: PlacePanelProps) {
  const area = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isAsked) area.current?.querySelector('input')?.focus();
  }, [isAsked]);
  const [search, setSearch] = useSearchParams();
  const [role, setRole] = useState(roles[0]?.key ?? '');
  const loaded = usePlaceFile(role);
  const known = loaded === null || loaded === 'failed' ? null : loaded;
  const place = known?.index.places.get(search.get('place') ?? '');
  const [isNamed] = useState(() => search.has('place'));
  function type(value: string): void {
    const found = known?.byName.get(value);
    if (!found) return;
    setSearch(
      (before) => {
        before.set('place', found.key);
        return before;
      },
      { replace: true, preventScrollReset: true },
    );
    trackSalary('filter', { filter: 'place', value: found.key });
  }
  return (
    <>
      <div ref={area} className="grid max-w-3xl gap-4 items-end sm:grid-cols-2">
        <ChoiceSelect
          label={text.role}
          options={roles.map(({ key, label }) => ({ value: key, label }))}
          value={role}
          onChoose={setRole}
        />
        <Combobox
          label={text.place}
          hint={text.hint}
          required
          // The text is the visitor's. That of an address is there once its figures have come.
          key={isNamed && place ? 'named' : 'typed'}
          defaultValue={place ? placeName(place) : ''}
          suggestions={known ? [...known.byName.keys()] : []}
          fits={(name, sought) => known?.isMeant(name, sought) ?? false}
          onChange={(event) => type(event.currentTarget.value)}
        />
      </div>
      {loaded === 'failed' && <p role="alert">{finderText.failed}</p>}
      {known && place && <PlaceResult {...{ known, role, place, roles }} />}
    </>
  );
}

function PlaceResult(
  props: Pick<PlacePanelProps, 'roles'> & {
    known: PreparedPlaces;
    role: string;
    place: PayPlace;
  },
) {
  const { known, role, place, roles } = props;
  const name = placeName(place);
  const label = roles.find(({ key }) => key === role)?.label ?? role;
  const rows = placeRows({
    ...{ sources: placeSources(known.index, role, place), place, role },
    country: { band: null, reported: null },
    labelOf: (of) => roles.find(({ key }) => key === of)?.label ?? of,
  });
  if (rows.length === 0) return <p className="mt-6">{text.none(label, name)}</p>;
  return (
    <div className="mt-6 max-w-4xl">
      <RangeChart
        headline={`${label} in ${name}`}
        subtitle={placePage.unit}
        source={<SourceNotes sources={placeSourceLines(rows, known.sources)} />}
        rows={rows.map(({ row }) => row)}
        rowLabel="Source"
        {...dollars}
      />
      <p className="mt-3 max-w-prose">{apartText(rows)}</p>
      {hasPlacePage(known.index, role, place) && (
        <p className="mt-2">
          <PageLink to={placePath(role, place.key)}>{text.page(label, name)}</PageLink>
        </p>
      )}
    </div>
  );
}
