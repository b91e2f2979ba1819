/** Providers whose names are often mistyped, and long enough that a similar name is rarely another provider. */
const WELL_KNOWN = [
  'gmail.com',
  'googlemail.com',
  'yahoo.com',
  'hotmail.com',
  'outlook.com',
  'icloud.com',
  'protonmail.com',
];

/** Real providers with a name similar to one of those. */
const REAL = new Set([
  ...WELL_KNOWN,
  'email.com',
  'mail.com',
  'ymail.com',
  'gmx.com',
  'hotmail.co',
]);

/** The address that was probably meant, where one typo leads to a well-known provider; otherwise null. */
export function suggestAddress(email: string): string | null {
  const at = email.lastIndexOf('@');
  const domain = email.slice(at + 1).toLowerCase();
  if (REAL.has(domain)) return null;
  const meant = WELL_KNOWN.find((known) => isOneSlipAway(domain, known));
  return meant === undefined ? null : `${email.slice(0, at)}@${meant}`;
}

/** One letter omitted, added, replaced, or swapped with the next one. */
function isOneSlipAway(typed: string, meant: string): boolean {
  let start = 0;
  while (start < typed.length && typed[start] === meant[start]) start += 1;
  const [a, b] = [typed.slice(start), meant.slice(start)];
  if (a === b) return false;
  return (
    a.slice(1) === b.slice(1) ||
    a.slice(1) === b ||
    a === b.slice(1) ||
    (a.length > 1 && a[0] === b[1] && a[1] === b[0] && a.slice(2) === b.slice(2))
  );
}
