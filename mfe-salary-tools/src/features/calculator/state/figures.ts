import { readAmount, type AmountProblem } from '../../../calculations/read-amount';

/** Unit of a number field. Money is in the currency of the chosen country. */
export type FigureUnit = 'money' | 'percent' | 'count' | 'years';

interface FieldLimits {
  unit: FigureUnit;
  max: number;
}

const offerFields = {
  base: { unit: 'money', max: 50_000_000 },
  bonusPercent: { unit: 'percent', max: 500 },
  bonusAmount: { unit: 'money', max: 50_000_000 },
  grant: { unit: 'money', max: 100_000_000 },
  share1: { unit: 'percent', max: 100 },
  share2: { unit: 'percent', max: 100 },
  share3: { unit: 'percent', max: 100 },
  share4: { unit: 'percent', max: 100 },
  signOn: { unit: 'money', max: 50_000_000 },
} as const satisfies Record<string, FieldLimits>;
type OfferField = keyof typeof offerFields;

/** Fields for numbers: their unit and the largest value that makes sense. Those of the second offer end in `B`. */
export const numberFields = {
  years: { unit: 'years', max: 60 },
  ...offerFields,
  ...(Object.fromEntries(
    Object.entries(offerFields).map(([name, limits]) => [`${name}B`, limits]),
  ) as { [Name in OfferField as `${Name}B`]: (typeof offerFields)[Name] }),
  salary: { unit: 'money', max: 50_000_000 },
  salaryBonus: { unit: 'percent', max: 500 },
  salarySignOn: { unit: 'money', max: 50_000_000 },
  benefits: { unit: 'percent', max: 200 },
  otherCharges: { unit: 'money', max: 10_000_000 },
  equipment: { unit: 'money', max: 10_000_000 },
  fee: { unit: 'percent', max: 100 },
  rate: { unit: 'money', max: 1_000_000 },
  unitsAMonth: { unit: 'count', max: 744 },
  markup: { unit: 'percent', max: 500 },
  contractEquipment: { unit: 'money', max: 10_000_000 },
  contractMonths: { unit: 'count', max: 36 },
  conversionFee: { unit: 'money', max: 10_000_000 },
  employees: { unit: 'count', max: 500 },
  contractors: { unit: 'count', max: 500 },
} as const satisfies Record<string, FieldLimits>;

export type NumberField = keyof typeof numberFields;

/** Everything that a visitor enters about an offer or a hire, as typed. It never leaves the browser. */
export type Figures = Readonly<
  Record<
    | NumberField
    | 'skills'
    | 'bonusKind'
    | 'bonusKindB'
    | 'schedule'
    | 'scheduleB'
    | 'model'
    | 'rateUnit',
    string
  >
>;
export type FigureName = keyof Figures;

/** Empty fields, and the first answer of each choice. */
export const noFigures: Figures = {
  ...(Object.fromEntries(Object.keys(numberFields).map((name) => [name, ''])) as Record<
    NumberField,
    string
  >),
  skills: '',
  bonusKind: 'percent',
  bonusKindB: 'percent',
  schedule: 'cliff',
  scheduleB: 'cliff',
  model: 'permanent',
  rateUnit: 'day',
};

/**
 * The calculator's first amounts: round amounts of our own that show what it does. They are no offer and no market
 * figure, and the page says so. Only this object is the example: any edit makes another one without these amounts.
 */
export const exampleFigures: Figures = {
  ...noFigures,
  base: '180,000',
  bonusPercent: '10',
  grant: '100,000',
  signOn: '20,000',
  baseB: '190,000',
  bonusPercentB: '10',
  grantB: '60,000',
  salary: '180,000',
  salaryBonus: '10',
  benefits: '20',
  rate: '1,000',
  unitsAMonth: '20',
};

/** The figures in a record of unknown origin; null where it has none. */
export function figuresFrom(values: Readonly<Record<string, unknown>>): Figures | null {
  const known = Object.entries(values).filter(
    (entry): entry is [FigureName, string] =>
      entry[0] in noFigures && typeof entry[1] === 'string' && entry[1].length <= 200,
  );
  return known.length === 0 ? null : { ...noFigures, ...Object.fromEntries(known) };
}

/** The figures that differ from the defaults. */
export function givenFigures(figures: Figures): [FigureName, string][] {
  return (Object.entries(figures) as [FigureName, string][]).filter(
    ([name, value]) => value.trim() !== '' && value !== noFigures[name],
  );
}

/** The number in a field; null where it is empty or cannot be read. */
export function numberIn(figures: Figures, field: NumberField): number | null {
  const typed = readAmount(figures[field], numberFields[field].max);
  return typed.status === 'read' ? typed.value : null;
}

/** Why the text of a field is no number; null where it is one, or empty. */
export function problemOf(figures: Figures, field: NumberField): AmountProblem | null {
  const typed = readAmount(figures[field], numberFields[field].max);
  return typed.status === 'refused' ? typed.reason : null;
}

/** Those of the fields whose text cannot be read. */
export function unreadable(figures: Figures, fields: readonly NumberField[]): NumberField[] {
  return fields.filter((field) => problemOf(figures, field) !== null);
}

/** One of two offers: `a` is the first. */
export type OfferName = 'a' | 'b';

/** The field of an offer. */
export function fieldOf<Name extends OfferField | 'bonusKind' | 'schedule'>(
  offer: OfferName,
  name: Name,
): Name | `${Name}B` {
  return offer === 'a' ? name : `${name}B`;
}

/** The skills that were ticked. */
export function skillsIn({ skills }: Figures): string[] {
  return skills.split(',').filter(Boolean);
}
