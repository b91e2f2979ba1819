import type { NamedBreak } from '../named-break.ts';
import { fileBreaks } from './files.ts';
import { formBreaks } from './forms.ts';
import { gatewayBreaks } from './gateway.ts';
import { guardBreaks } from './guard.ts';
import { releaseBreaks } from './releases.ts';
import { salaryBreaks } from './salary.ts';
import { sdkBreaks } from './sdk.ts';
import { shellBreaks } from './shell.ts';
import { specificationBreaks } from './specification.ts';

/** The named breaks of each part of the product. */
export const allBreaks: Readonly<Record<string, readonly NamedBreak[]>> = {
  specification: specificationBreaks,
  sdk: sdkBreaks,
  shell: shellBreaks,
  gateway: gatewayBreaks,
  releases: releaseBreaks,
  guard: guardBreaks,
  forms: formBreaks,
  salary: salaryBreaks,
  files: fileBreaks,
};
