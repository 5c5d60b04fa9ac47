// Written by `npm run icons` with shapes of lucide-react 1.73.0 (ISC, LICENSE).
import { createIcon } from '../create-icon.tsx';

export const ArrowUpToLine = createIcon("M5 3h14", "m18 13-6-6-6 6", "M12 7v14");
