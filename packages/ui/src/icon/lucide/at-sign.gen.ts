// Written by `npm run icons` with shapes of lucide-react 1.73.0 (ISC, LICENSE).
import { createIcon } from '../create-icon.tsx';

export const AtSign = createIcon(["circle",{"cx":"12","cy":"12","r":"4"}], "M16 8v5a3 3 0 0 0 6 0v-1a10 10 0 1 0-4 8");
