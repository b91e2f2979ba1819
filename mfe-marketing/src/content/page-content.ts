import type { SiteMode } from '@talent/sdk/contract';
import type { SitemapFacts } from '@talent/sdk/server';
import type { ClaimName } from '@talent/content/claims';
import type { NextStepContent } from '@talent/page-parts/next-step';
import type { FigureBlock } from './figure-block';
import type { PageKind } from './page-kind';
import type { DescribedLink, ListItem, PageLink, Paragraph, RichText } from './rich-text';

/** Which published pay figures a page shows. They come from the database with their source. */
export type PayQuery =
  /** Reported pay ranges of several roles in the United States, all levels. */
  | { by: 'role'; roles: readonly string[] }
  /** Reported pay ranges of one role in the United States, by level. */
  | { by: 'level'; role: string }
  /** Wages of one occupation in Canada, the country and its provinces. */
  | { by: 'province'; role: string };

/** A block of a section. */
export type Block = BlockOf<Paragraph>;

/** A block whose paragraphs are of one kind. */
export type BlockOf<Text> =
  | { kind: 'text'; paragraphs: readonly Text[] }
  | { kind: 'list'; style: 'bullets' | 'checks' | 'numbers'; items: readonly ListItem[] }
  /** Steps in order; `when` is a short time such as `Day 1`. */
  /** Steps whose times are all weeks (`Weeks 3 and 4`) are drawn on one line of weeks. */
  | { kind: 'steps'; steps: readonly { title: string; text: RichText; when?: string }[] }
  /**
   * `columns` names every column; the first cell of a row is its heading. `leads`: first words of the cells whose owner does
   * the thing; each cell of such a table has a filled or a hollow square.
   */
  | {
      kind: 'table';
      caption: string;
      columns: readonly string[];
      rows: readonly (readonly RichText[])[];
      leads?: readonly string[];
    }
  /** Terms and what they mean, two columns on a wide screen. */
  | { kind: 'pairs'; pairs: readonly { term: string; text: RichText }[] }
  /** Figures of the agency about itself, from the claims file. */
  | { kind: 'claims'; claims: readonly ClaimName[] }
  /** The four clocks of a search, drawn from the intake call to the end of the support. */
  | { kind: 'clocks' }
  | { kind: 'pay'; query: PayQuery; note?: RichText }
  /** The newest figures of the job market, as a newsletter opens with them. */
  | { kind: 'market' }
  | {
      kind: 'questions';
      questions: readonly { question: string; answer: readonly Text[] }[];
    }
  | { kind: 'callout'; title: string; text: RichText }
  | { kind: 'links'; links: readonly DescribedLink[] }
  | FigureBlock;

/** A part of a page under its own heading. */
export interface PageSection {
  /** Anchor: lower case words joined by hyphens, unique on the page. */
  id: string;
  title: string;
  /** Shorter title for the list of contents; default: the title. */
  shortTitle?: string;
  /** The one mode of the site in which the section is shown; default: both. */
  only?: SiteMode;
  blocks: readonly Block[];
}

/** A page of text: everything on it but the frame and the figures of the database. */
export interface PageContent {
  path: string;
  /** One of the four kinds; absent for a page that is like no other, such as the contact page. */
  kind?: PageKind;
  /** The page's entry in the sitemap; null for a page that is only linked from an email, which no search engine lists. */
  sitemap: SitemapFacts | null;
  head: {
    /** Without the brand, which follows as ` | AI Talent Experts`: 10 to 40 characters. */
    title: string;
    /** 120 to 160 characters. */
    description: string;
    /** Three to six, comma-separated. */
    keywords: string;
  };
  /** Name of the page in the breadcrumb trail. */
  name: string;
  /** Page above this one in the trail; default: the home page. */
  parent?: PageLink;
  /** A few words over the title. */
  kicker: string;
  /** The page's one h1. */
  title: string;
  /** One text, or passages that are joined: those with claims may be left out. */
  lede: RichText | readonly Paragraph[];
  /** One or two buttons under the lede; the first is the one thing to do next. */
  actions: readonly PageLink[];
  sections: readonly PageSection[];
  /** Three to five pages that a reader of this one goes to next. */
  related: readonly DescribedLink[];
  /** The page's one next step, at its end. `form`: the form on the page is the next step, and nothing competes with it. */
  closing: NextStepContent | 'form';
  /** Present where the page offers a service: becomes schema.org Service. */
  service?: { name: string; audience: string };
  /** The page's questions also become schema.org FAQPage. One page of the whole site may say so. */
  faqPage?: true;
}
