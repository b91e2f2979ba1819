/**
 * A picture as data: an element with CSS in `style`, laid out as a browser would with flexbox. The shell
 * describes a page's social image with it, and the composer draws it. Font families: `Newsreader` and `Inter`
 * in weight 500, and `Newsreader Extended` and `Inter Extended` for letters that those two lack.
 */
export interface DrawingNode {
  /** `div`, `span`, or an SVG element. */
  type: string;
  props: DrawingProps;
}

/** CSS in camel case, lengths in px; for SVG elements their attributes. */
export interface DrawingProps {
  style?: Readonly<Record<string, string | number>>;
  children?: string | DrawingNode | readonly DrawingNode[];
  [attribute: string]: unknown;
}
