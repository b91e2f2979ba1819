declare module 'jsdom' {
  /** A parsed document; scripts do not run. */
  export class JSDOM {
    constructor(html: string);
    readonly window: { readonly document: Document };
  }
}
