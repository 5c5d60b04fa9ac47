// Written by `npm run icons` with shapes of lucide-react 1.73.0 (ISC, LICENSE).
import { createIcon } from '../create-icon.tsx';

export const Rss = createIcon("M4 11a9 9 0 0 1 9 9", "M4 4a16 16 0 0 1 16 16", ["circle",{"cx":"5","cy":"19","r":"1"}]);
