import type { GateSource } from '../../access/email-form';

/** Where a closed role is unlocked: by a form in this place, or by the page's own form at an anchor such as `#sign-up`. */
export type UnlockPlace = { kind: 'form'; source: GateSource } | { kind: 'link'; href: string };
