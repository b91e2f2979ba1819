/** What the public site answers for one page: `GET /_platform/answer` of the gateway. */
export interface SiteAnswer {
  url: string;
  status: number;
  /** In lower case, one for each header line. */
  headers: readonly (readonly [name: string, value: string])[];
  /** The document. */
  body: string;
  /** Where the address under http:// leads, each hop's URL; null for a site without https. */
  fromHttp: { status: 'followed'; route: readonly string[] } | { status: 'no-answer' } | null;
}
