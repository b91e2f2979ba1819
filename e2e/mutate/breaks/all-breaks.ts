import type { AreaName } from '../areas.ts';
import type { NamedBreak } from '../named-break.ts';
import { formBreaks } from './forms.ts';
import { gatewayBreaks } from './gateway.ts';
import { guardBreaks } from './guard.ts';
import { salaryBreaks } from './salary.ts';
import { sdkBreaks } from './sdk.ts';
import { shellBreaks } from './shell.ts';
import { specificationBreaks } from './specification.ts';

/** The named breaks of each area. */
export const allBreaks: Readonly<Record<AreaName, readonly NamedBreak[]>> = {
  specification: specificationBreaks,
  sdk: sdkBreaks,
  shell: shellBreaks,
  gateway: gatewayBreaks,
  guard: guardBreaks,
  forms: formBreaks,
  salary: salaryBreaks,
};
