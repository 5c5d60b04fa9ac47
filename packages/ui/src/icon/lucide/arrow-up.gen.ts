// Written by `npm run icons` with shapes of lucide-react 1.73.0 (ISC, LICENSE).
import { createIcon } from '../create-icon.tsx';

export const ArrowUp = createIcon("m5 12 7-7 7 7", "M12 19V5");
