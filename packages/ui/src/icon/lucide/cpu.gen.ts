// Written by `npm run icons` with shapes of lucide-react 1.73.0 (ISC, LICENSE).
import { createIcon } from '../create-icon.tsx';

export const Cpu = createIcon("M12 20v2", "M12 2v2", "M17 20v2", "M17 2v2", "M2 12h2", "M2 17h2", "M2 7h2", "M20 12h2", "M20 17h2", "M20 7h2", "M7 20v2", "M7 2v2", ["rect",{"x":"4","y":"4","width":"16","height":"16","rx":"2"}], ["rect",{"x":"8","y":"8","width":"8","height":"8","rx":"1"}]);
