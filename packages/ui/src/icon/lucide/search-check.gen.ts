// Written by `npm run icons` with shapes of lucide-react 1.73.0 (ISC, LICENSE).
import { createIcon } from '../create-icon.tsx';

export const SearchCheck = createIcon("m8 11 2 2 4-4", ["circle",{"cx":"11","cy":"11","r":"8"}], "m21 21-4.3-4.3");
