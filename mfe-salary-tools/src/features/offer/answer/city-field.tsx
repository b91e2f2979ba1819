import { Field } from '@talent/ui/field';
import { offerText } from '../content/offer-text';

const { fields } = offerText;

interface CityFieldProps {
  id: string;
  value: string;
  /** Id of a `datalist` with the known places. */
  citiesId: string;
  onWant: () => void;
  onType: (city: string) => void;
}

/** A city or state of the United States, as people write it. It has no name: it is never sent. */
export function CityField({ id, value, citiesId, onWant, onType }: CityFieldProps) {
  return (
    <Field id={id} label={fields.city} required={false}>
      {({ required: _, ...control }) => (
        <input
          {...control}
          className="control"
          list={citiesId}
          placeholder={fields.cityHint}
          value={value}
          onFocus={onWant}
          onChange={({ target }) => onType(target.value)}
        />
      )}
    </Field>
  );
}

/** The places that fields with its id offer. */
export function CityList({ id, cities }: { id: string; cities: readonly string[] }) {
  return (
    <datalist id={id}>
      {cities.map((name) => (
        <option key={name} value={name} />
      ))}
    </datalist>
  );
}
