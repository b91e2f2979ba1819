/** Where an alert looks: the countries of the salary figures. */
export const alertCountries = [
  { value: 'US', label: 'United States' },
  { value: 'CA', label: 'Canada' },
] as const;
