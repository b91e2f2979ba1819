import type { MarkdownDocument } from '@talent/markdown/document';
import type { GuideFacts } from '../../content/guide-text';

/** What a guide's page is composed from. */
export interface GuideData {
  h1: string;
  description: string;
  /** ISO 8601. */
  updatedAt: string;
  readingMinutes: number;
  document: MarkdownDocument;
  related: GuideFacts['related'];
}
