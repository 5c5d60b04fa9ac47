// Written by `npm run icons` with shapes of lucide-react 1.73.0 (ISC, LICENSE).
import { createIcon } from '../create-icon.tsx';

export const Ban = createIcon(["circle",{"cx":"12","cy":"12","r":"10"}], "M4.929 4.929 19.07 19.071");
