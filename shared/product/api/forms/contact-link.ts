/** What a visitor looked at on the way to a recruiter: it travels in the address of the contact page. */
export interface HireContext {
  /** Key of a role, such as `mlops-engineer`. */
  role?: string | null | undefined;
  /** As the jobs or the salary data grade it: `senior`, `SE`. */
  level?: string | null | undefined;
  /** Its name: `Austin, TX`. */
  place?: string | null | undefined;
  /** `remote`, `hybrid` or `on-site`. */
  mode?: string | null | undefined;
  /** A year, with its currency: `180000USD`. */
  amount?: string | null | undefined;
  /** Path of the page that led to the recruiter. */
  from?: string | null | undefined;
  /** Query and figures of the calculator, from which it opens with them. */
  calculation?: string | null | undefined;
}

/** Writes what is known as the parameters of an address. */
export function contextQuery(context: HireContext): string {
  const known = Object.entries(context).filter((entry): entry is [string, string] => !!entry[1]);
  return new URLSearchParams(known).toString();
}

/** The contact page with what is known. Amounts are in the fragment, which browsers send to no server. */
export function contactLink({ amount, calculation, ...open }: HireContext): string {
  const search = contextQuery(open);
  const hash = contextQuery({ amount, calculation });
  return `/contact-ai-recruiters${search && `?${search}`}${hash && `#${hash}`}`;
}
