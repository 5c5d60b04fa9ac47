// Written by `npm run icons` with shapes of lucide-react 1.73.0 (ISC, LICENSE).
import { createIcon } from '../create-icon.tsx';

export const CircleCheck = createIcon(["circle",{"cx":"12","cy":"12","r":"10"}], "m16 9-5.5 5.5L8 12");
