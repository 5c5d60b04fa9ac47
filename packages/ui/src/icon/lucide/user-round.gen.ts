// Written by `npm run icons` with shapes of lucide-react 1.73.0 (ISC, LICENSE).
import { createIcon } from '../create-icon.tsx';

export const UserRound = createIcon(["circle",{"cx":"12","cy":"8","r":"5"}], "M20 21a8 8 0 0 0-16 0");
