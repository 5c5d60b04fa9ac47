// Written by `npm run icons` with shapes of lucide-react 1.73.0 (ISC, LICENSE).
import { createIcon } from '../create-icon.tsx';

export const Clock = createIcon(["circle",{"cx":"12","cy":"12","r":"10"}], "M12 6v6l4 2");
