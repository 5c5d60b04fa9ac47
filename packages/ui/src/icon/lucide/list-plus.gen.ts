// Written by `npm run icons` with shapes of lucide-react 1.73.0 (ISC, LICENSE).
import { createIcon } from '../create-icon.tsx';

export const ListPlus = createIcon("M16 5H3", "M11 12H3", "M16 19H3", "M18 9v6", "M21 12h-6");
