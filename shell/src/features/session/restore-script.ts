import { storedSessionKey } from './stored-session';

/** Without the site's code the not-found page is shown after this time, ms. */
const LONGEST = 8000;

/**
 * Hides the not-found page in a browser that has stored a session, before it is painted: the page may be one of a guarded
 * remote whose cookie has expired. Without a session nothing happens. Storage that is blocked throws.
 */
export const restoreScript = [
  `try{if(localStorage.getItem('${storedSessionKey}')){`,
  `const{classList}=document.documentElement;classList.add('is-restoring');`,
  `setTimeout(()=>classList.remove('is-restoring'),${LONGEST})}}catch{}`,
].join('');
