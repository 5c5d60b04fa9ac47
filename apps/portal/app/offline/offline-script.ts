/** Milliseconds until the portal is asked: soon at first, as the browser may say that it has a network before it can be used. */
const firstPause = 1_000;
const longestPause = 20_000;

/**
 * Loads the page again as soon as it can be reached: when the browser has a network again, and where it had one all the while, when
 * the portal answers. That it does not answer is what the page says already.
 */
export const offlineScript = [
  'const load=()=>location.reload();',
  'addEventListener("online",load);',
  `let pause=${firstPause};`,
  'const wait=()=>setTimeout(ask,pause);',
  `const later=()=>{pause=Math.min(pause*2,${longestPause});wait()};`,
  'const ask=()=>navigator.onLine?fetch("",{method:"HEAD",cache:"no-store"}).then(load,later):later();',
  'wait()',
].join('');
