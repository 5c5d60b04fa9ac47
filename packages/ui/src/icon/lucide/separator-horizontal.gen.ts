// Written by `npm run icons` with shapes of lucide-react 1.73.0 (ISC, LICENSE).
import { createIcon } from '../create-icon.tsx';

export const SeparatorHorizontal = createIcon("m16 16-4 4-4-4", "M3 12h18", "m8 8 4-4 4 4");
