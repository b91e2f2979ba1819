/** Words of the panel that uploads an image. */
export const imageTexts = {
  choose: 'Choose a file',
  alt: 'What it shows',
  altHint: 'For readers who cannot see it. Say what matters in one sentence.',
  altMissing: 'Describe the image. It cannot be inserted without a description.',
  tooLarge: (megabytes: string): string =>
    `This file is ${megabytes} MB; the limit is 5 MB. Export it smaller, for example 1,600 px wide as WebP.`,
  wrongType:
    'This file is not a PNG, JPEG, WebP or AVIF. Save it as one of these and choose it again.',
  unreadable:
    'This file cannot be read as an image. Open it in another program to see if it is damaged.',
  failed: 'The image was not uploaded. Check the connection and try again.',
  chosen: (name: string, width: number, height: number): string =>
    `${name}, ${width} by ${height} px`,
  text: {
    title: 'Insert an image',
    hint: 'PNG, JPEG, WebP or AVIF, at most 5 MB. You can also paste an image into the text or drop it there.',
    insert: 'Upload and insert',
  },
  cover: {
    title: 'Upload a cover',
    hint: 'PNG, JPEG, WebP or AVIF, at most 5 MB. Set the focus on the point that must stay in view.',
    insert: 'Upload and use as cover',
  },
  inserting: 'Uploading …',
} as const;

/** Words of the controls that cut an image. */
export const cropTexts = {
  shape: 'Shape',
  shapes: { whole: 'As it is', wide: 'Wide, 16:9', photo: 'Photo, 4:3', square: 'Square, 1:1' },
  acrossFocus: 'Focus, from left to right',
  downFocus: 'Focus, from top to bottom',
  zoom: 'Zoom',
  stored: (width: number, height: number): string => `Stored with ${width} by ${height} px.`,
} as const;

/** Words of the field that chooses the cover. */
export const coverTexts = {
  title: 'Cover',
  drawn: 'Drawn from the post: its first counted figure, else its topic. It changes with the text.',
  chosen: 'An uploaded picture. Lists, the page and shared links show the part around its focus.',
  upload: 'Upload a picture',
  replace: 'Upload another picture',
  remove: 'Use the drawing again',
} as const;
