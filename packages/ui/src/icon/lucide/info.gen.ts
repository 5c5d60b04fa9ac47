// Written by `npm run icons` with shapes of lucide-react 1.73.0 (ISC, LICENSE).
import { createIcon } from '../create-icon.tsx';

export const Info = createIcon(["circle",{"cx":"12","cy":"12","r":"10"}], "M12 16v-4", "M12 8h.01");
