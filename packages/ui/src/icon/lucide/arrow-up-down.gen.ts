// Written by `npm run icons` with shapes of lucide-react 1.73.0 (ISC, LICENSE).
import { createIcon } from '../create-icon.tsx';

export const ArrowUpDown = createIcon("m21 16-4 4-4-4", "M17 20V4", "m3 8 4-4 4 4", "M7 4v16");
