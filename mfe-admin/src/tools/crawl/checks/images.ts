import { pageCheck } from './problem';
import { readPages } from './shown-pages';

/** Pictures without an `alt` attribute. An empty one is right: that is how decoration is marked. */
export const imagesCheck = pageCheck('images', readPages, function* ({ document }) {
  for (const { source, alt } of document.images) {
    if (alt !== null) continue;
    const evidence = `<img src="${source}"> has no alt`;
    yield { rule: 'alt-missing', severity: 'error', subject: source, evidence };
  }
});
