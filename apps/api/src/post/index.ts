// How demo data name a post, as notifications do.
export { quoted } from './quoted.ts';
