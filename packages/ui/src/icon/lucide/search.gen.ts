// Written by `npm run icons` with shapes of lucide-react 1.73.0 (ISC, LICENSE).
import { createIcon } from '../create-icon.tsx';

export const Search = createIcon("m21 21-4.34-4.34", ["circle",{"cx":"11","cy":"11","r":"8"}]);
