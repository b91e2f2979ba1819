import { DateField, type DateFieldProps } from '@talent/ui/date-field';
import type { ReactNode } from 'react';
import { formatUtc } from './format-time';
import { zoneName } from './schedule-time';

/** Asks for a time to the minute in this browser's zone, which its label names; the hint has the time in UTC. */
export function TimeField(
  props: Omit<DateFieldProps, 'withTime' | 'step'> & { label: string; value: string },
): ReactNode {
  const { label, value, hint, ...rest } = props;
  const time = new Date(value);
  const isTime = value !== '' && !Number.isNaN(time.getTime());
  return (
    <DateField
      {...rest}
      label={`${label} (${zoneName()})`}
      withTime
      step="60"
      value={value}
      hint={isTime ? `That is ${formatUtc(time.toISOString())}.` : hint}
    />
  );
}
