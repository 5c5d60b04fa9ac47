// Written by `npm run icons` with shapes of lucide-react 1.73.0 (ISC, LICENSE).
import { createIcon } from '../create-icon.tsx';

export const Ellipsis = createIcon(["circle",{"cx":"12","cy":"12","r":"1"}], ["circle",{"cx":"19","cy":"12","r":"1"}], ["circle",{"cx":"5","cy":"12","r":"1"}]);
