// Written by `npm run icons` with shapes of lucide-react 1.73.0 (ISC, LICENSE).
import { createIcon } from '../create-icon.tsx';

export const CircleX = createIcon(["circle",{"cx":"12","cy":"12","r":"10"}], "m15 9-6 6", "m9 9 6 6");
