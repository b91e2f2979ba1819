import type { PayPlace } from '@talent/api/salary/place-pay';
import { useEffect, useMemo, useState } from 'react';
import { isMeant } from '../../../calculations/places/find-places';
import { indexPlacePay } from '../../../calculations/places/place-index';
import { placeName, placeSources } from '../../../calculations/places/place-sources';
import { PLACE_FILES, readPlaceFile, type PlaceFile } from './place-file';

/** The figures of a role by place, ready to be asked. */
export type PreparedPlaces = ReturnType<typeof prepare>;

function prepare(file: PlaceFile, role: string) {
  const index = indexPlacePay(readPlaceFile(file));
  const places = [...index.places.values()].filter((place) => {
    const { official, title, occupation, mix } = placeSources(index, role, place);
    const own = occupation.some((each) => each.place.key === place.key);
    return (place.kind !== 'city' && (official ?? title ?? mix.some(({ cell }) => cell))) || own;
  });
  const byName = new Map(places.map((place) => [placeName(place), place]));
  const isMeantBy = (name: string, sought: string) => {
    const place = byName.get(name);
    return place !== undefined && isMeant(place, index.statesOf(place), sought);
  };
  return {
    index,
    sources: file.sources,
    byName,
    isMeant: isMeantBy,
    /** The place that typed words name: exactly, or the first that they can mean, states first. */
    find: (typed: string): PayPlace | undefined => {
      const names = [...byName.keys()].filter((name) => isMeantBy(name, typed));
      const found = names.map((name) => byName.get(name)).filter((place) => place !== undefined);
      return byName.get(typed) ?? found.find(({ kind }) => kind === 'state') ?? found[0];
    },
  };
}

/** The figures of a role, none for an empty key; null until they have come. */
export function usePlaceFile(role: string): PreparedPlaces | 'failed' | null {
  const [files, setFiles] = useState<Readonly<Record<string, PlaceFile | 'failed'>>>({});
  useEffect(() => {
    if (role === '' || files[role] !== undefined) return;
    const controller = new AbortController();
    const { signal } = controller;
    const keep = (file: PlaceFile | 'failed') =>
      setFiles((before) => ({ ...before, [role]: file }));
    fetch(PLACE_FILES.replace(':role', role), { signal })
      .then(async (response) =>
        keep(response.ok ? ((await response.json()) as PlaceFile) : 'failed'),
      )
      .catch(() => signal.aborted || keep('failed'));
    return () => controller.abort();
  }, [role, files]);
  const file = files[role];
  return useMemo(
    () => (file === undefined ? null : file === 'failed' ? file : prepare(file, role)),
    [file, role],
  );
}
