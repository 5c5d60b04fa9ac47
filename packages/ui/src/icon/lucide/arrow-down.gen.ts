// Written by `npm run icons` with shapes of lucide-react 1.73.0 (ISC, LICENSE).
import { createIcon } from '../create-icon.tsx';

export const ArrowDown = createIcon("M12 5v14", "m19 12-7 7-7-7");
