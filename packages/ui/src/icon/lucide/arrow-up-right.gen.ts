// Written by `npm run icons` with shapes of lucide-react 1.73.0 (ISC, LICENSE).
import { createIcon } from '../create-icon.tsx';

export const ArrowUpRight = createIcon("M7 7h10v10", "M7 17 17 7");
