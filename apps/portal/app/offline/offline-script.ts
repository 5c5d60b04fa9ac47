/**
 * Loads the page again as soon as it can be reached: when the browser has a network again, and where it had one all the while, when
 * the portal answers. That it does not answer is what the page says already.
 */
export const offlineScript = [
  'const load=()=>location.reload();',
  'addEventListener("online",load);',
  'setInterval(()=>{if(navigator.onLine)fetch("",{method:"HEAD",cache:"no-store"}).then(load,()=>{})},20000)',
].join('');
