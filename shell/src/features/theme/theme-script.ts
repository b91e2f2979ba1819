/** Key of a visitor's choice in the browser's storage: `light` or `dark`, missing while the page follows the system. */
export const THEME_KEY = 'theme';

/** Gives the page the chosen theme before its first paint. Storage that is blocked throws. */
export const themeScript = [
  `try{const t=localStorage.getItem('${THEME_KEY}');`,
  `if(t==='light'||t==='dark')document.documentElement.dataset.theme=t}catch{}`,
].join('');
