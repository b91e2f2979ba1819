import { formatCount } from '@talent/sdk/format';
import { seoTitleLength } from '@talent/api/blog/seo-title';
import { blogTopics } from '@talent/api/blog/topics';
import type { SaveFailure } from '../api/save-post';

/** Topics of the public blog, by slug. */
export const topicLabels: Readonly<Record<string, string>> = Object.fromEntries(
  blogTopics.map(({ slug, label }) => [slug, label]),
);

export const audienceLabels: Readonly<Record<string, string>> = {
  employers: 'Employers',
  engineers: 'Engineers',
  both: 'Both',
};

export const listTexts = {
  title: 'Blog posts',
  lede: 'All posts, in every state. Visitors see posts that are Published; a Scheduled post is Published from its time on.',
  create: 'New post',
  caption: 'Blog posts.',
  status: 'Status',
  everyStatus: 'All',
  text: 'Title contains',
  columns: {
    title: 'Title',
    status: 'Status',
    topic: 'Topic',
    author: 'Author',
    published: 'Published',
    updated: 'Last saved',
  },
  untitled: 'Untitled',
  edit: 'Edit',
  archive: 'Archive',
  archived: (count: number): string =>
    count === 1 ? 'Post archived' : `${formatCount(count)} posts archived`,
  authors: 'Authors',
  calendar: 'Calendar',
  empty: 'No posts match. Choose another status, or write a new post.',
} as const;

export const editorTexts = {
  newTitle: 'New post',
  titlePlaceholder: 'Post title',
  editTitle: 'Edit post',
  back: 'All posts',
  loading: 'Loading the post',
  failed: 'The post could not be loaded.',
  retry: 'Try again',
  missing: 'There is no post at this address. It may have been deleted.',
  fields: {
    title: 'Title',
    slug: 'Address',
    seoTitle: 'SEO title',
    description: 'Description',
    topic: 'Topic',
    author: 'Author',
    audience: 'Written for',
    updated: 'Shown as updated on',
    cover: 'Cover',
    body: 'Text (Markdown)',
  },
  slugHint: 'The part of the address after /blog/: words joined by hyphens.',
  slugChange: (slug: string): string =>
    `This post has been public. Its current address, /blog/${slug}, will redirect to the new one.`,
  seoTitleHint: (count: number): string =>
    `For search results and browser tabs, where the brand follows it. ${formatCount(count)} characters; ${seoTitleLength.min} to ${seoTitleLength.max} are allowed. Without one, the title is used; Google cuts it after 60 characters.`,
  length: (count: number, min: number, max: number): string =>
    `${formatCount(count)} characters; ${min} to ${max} are recommended`,
  save: 'Save',
  saving: 'Saving …',
  saveAgain: 'Save again',
  saved: (version: number, time: string): string => `Version ${version}, saved ${time}`,
  publish: 'Publish …',
  unpublish: 'Unpublish',
  unpublishSure: (slug: string): string =>
    `Take this post off the site? /blog/${slug} and its earlier addresses then say 'Page not found'. Publishing it again brings them back.`,
  unpublishPlanSure: (slug: string): string =>
    `Cancel the schedule? Visitors will not see /blog/${slug} until you publish the post.`,
  unpublishYes: 'Take it off the site',
  unpublishPlanYes: 'Cancel the schedule',
  archive: 'Archive',
  toDraft: 'Back to draft',
  remove: 'Delete draft',
  removeSure: 'Permanently delete this draft and its versions?',
  removeYes: 'Delete permanently',
  cancel: 'Cancel',
  removeFailed:
    'The draft was not deleted. Someone changed it in the meantime, or the connection failed. Reload the page.',
  problems: 'Fix these problems to save the post',
  updating: 'Updating the site …',
  live: 'Live',
  gone: 'Visitors no longer see the post.',
  planned: (time: string): string => `Visitors see the post from ${time}.`,
  open: 'Open the page',
  siteFailed: 'Saved, but the site could not be updated',
  siteRetry: 'Update the site',
} as const;

export const unsavedTexts = {
  broughtBack: 'Your unsaved work is back',
  broughtBackDetail: (time: string): string => `You wrote it on ${time} and did not save it.`,
  keep: 'Keep it',
  discard: 'Discard it',
} as const;

export const conflictTexts = {
  title: 'This post was saved in another place while you were writing',
  detail: (mine: number, theirs: number): string =>
    `You started from version ${mine}; version ${theirs} is stored now. Your text is kept in this browser. Choose a side: the other text stays as a version or beside the editor.`,
  sides: 'Both texts, side by side',
  theirs: 'Stored text',
  mine: 'Your text',
  theirsAt: (version: number, time: string, by: string): string =>
    `Version ${version}, saved ${time}${by && ` ${by}`}`,
  by: (who: string): string => `by ${who}`,
  mineAt: 'In this tab, not saved',
  fields: 'Other fields that differ',
  nothing: 'empty',
  keepMine: 'Overwrite with mine',
  takeTheirs: 'Use the stored version',
  merge: 'Merge by hand',
  merging: (version: number): string =>
    `You are merging with version ${version}. Copy over what you need, then save.`,
  setAside: 'The stored version is in the editor. Your text is set aside.',
  bringBack: 'Bring my text back',
  letGo: 'Discard my text',
} as const;

export const revisionTexts = {
  title: 'Versions',
  show: 'Show versions',
  loading: 'Loading the versions',
  failed: 'The versions could not be loaded.',
  current: 'stored now',
  by: (who: 'you' | 'other' | 'none'): string =>
    ({ you: 'by you', other: 'by another admin', none: 'by an import' })[who],
  compare: (version: number): string => `Compare version ${version}`,
  differences: (version: number): string => `Changes from version ${version} to the stored text`,
  restore: (version: number): string => `Restore version ${version}`,
  blocked: 'Save or undo your changes before you restore a version.',
} as const;

export const diffTexts = {
  same: 'The texts are the same.',
  differs: 'differs',
  skipped: '⋯',
} as const;

export const problemTexts = {
  title: 'Enter a title before the post goes public; at most 200 characters.',
  slug: 'Use letters a to z and digits, joined by hyphens, with at least one letter; at most 100 characters.',
  slugReserved: 'This address is used by another page. Choose a different one.',
  seoTitle: `Use ${seoTitleLength.min} to ${seoTitleLength.max} characters for the SEO title, without dots at its end, or leave it empty.`,
  slugTaken: 'Another post uses this address, or used it before. Choose a different one.',
  description: 'Enter a description before the post goes public; at most 400 characters.',
  topic: 'Choose a topic before the post goes public.',
  author: 'Choose an author.',
  body: 'Write the text of the post.',
} as const;

/** Messages about a failed save; the text in the editor stays. */
export const failureTexts: Readonly<Record<SaveFailure, string>> = {
  'slug-taken': problemTexts.slugTaken,
  gone: 'The post was deleted in the meantime. Copy your text and save it as a new post.',
  'not-allowed':
    'Your sign-in has ended. Sign in again, and the post is saved; until then your text is kept in this browser.',
  offline:
    'The server did not answer. Your text is kept in this browser, and a draft is sent again by itself.',
  refused: 'The post was not accepted. Check the fields and save again; your text stays.',
};
