// Written by `npm run icons` with shapes of lucide-react 1.73.0 (ISC, LICENSE).
import { createIcon } from '../create-icon.tsx';

export const Bot = createIcon("M12 8V4H8", ["rect",{"width":"16","height":"12","x":"4","y":"8","rx":"2"}], "M2 14h2", "M20 14h2", "M15 13v2", "M9 13v2");
