/** Metadata of an event that needs none. */
type Nothing = Record<string, never>;

/** All recorded events. Keys are those of the stored event. */
export type AnalyticsEvent =
  | { event_type: 'page_view'; metadata: { page_path: string; page_title: string } }
  | {
      event_type: 'salary_dashboard_interaction';
      /** `interaction` names the action; the extras are its values. Never text that somebody typed. */
      metadata: { interaction: string; [extra: string]: string | number | boolean | null };
    }
  | { event_type: 'email_captured'; metadata: { source: string; user_role: string } }
  | { event_type: 'form_submission'; metadata: { form_type: string; success: boolean } }
  | { event_type: 'seo_page_view'; metadata: Nothing }
  | { event_type: 'core_web_vitals'; metadata: CoreWebVital }
  | { event_type: 'seo_health_check'; metadata: SeoHealth }
  | { event_type: 'scroll_depth'; metadata: ScrollDepth }
  | { event_type: 'engaged_user'; metadata: Nothing }
  /** `time`: ms since the view began. `text`: at most 100 characters. */
  | {
      event_type: 'link_click';
      metadata: { url: string; text: string; type: 'internal' | 'external'; time: number };
    }
  /** As above. */
  | { event_type: 'button_click'; metadata: { text: string; class: string; time: number } }
  | { event_type: 'exit_intent'; metadata: Nothing }
  /** `total_time` in ms; `max_scroll_depth` in percent of what can be scrolled. */
  | { event_type: 'page_exit'; metadata: { total_time: number; max_scroll_depth: number } }
  /** A part of the site could not be shown: which app, and the code of the error. */
  | { event_type: 'remote_failed'; metadata: { app: string; code: string } }
  /** A script of the site threw an uncaught error, recorded at most once a view, with the app of the page. */
  | { event_type: 'script_error'; metadata: PageOwner };

/** An app and its version. */
export interface PageOwner {
  app: string;
  app_version: string;
}

/** One measurement of the `web-vitals` library, with the app that owns the page. */
export interface CoreWebVital extends PageOwner {
  name: 'CLS' | 'FCP' | 'INP' | 'LCP' | 'TTFB';
  /** ms; CLS has no unit. */
  value: number;
  rating: 'good' | 'needs-improvement' | 'poor';
}

/** Search engine metadata in a page's head. Lengths are in characters. */
export interface SeoHealth {
  robots_present: boolean;
  robots_content: string | null;
  canonical_present: boolean;
  canonical_url: string | null;
  title_length: number;
  description_length: number;
}

/** Scroll depths that are recorded, percent of the page. */
export type Milestone = 25 | 50 | 75 | 100;

export interface ScrollDepth {
  depth: Milestone;
  /** ms since the view began. */
  time_to_depth: number;
  /** Open Graph type of the page. */
  content_type: string;
}
