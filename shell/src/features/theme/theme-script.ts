/**
 * Gives the page the theme that is kept in the browser before the first paint, and answers the select of the footer, also before
 * other scripts are there. Nothing chosen is the system's theme. Storage that is blocked throws: the choice holds for the document.
 */
export const themeScript = [
  `{const{dataset:d}=document.documentElement,k='theme';`,
  `try{d[k]=localStorage.getItem(k)||''}catch{}`,
  `addEventListener('input',({target:t})=>{if(t.id!==k)return;d[k]=t.value;`,
  `try{localStorage.setItem(k,t.value)}catch{}});`,
  `addEventListener('DOMContentLoaded',()=>{const t=document.getElementById(k);if(t)t.value=d[k]||''})}`,
].join('');
