// Written by `npm run icons` with shapes of lucide-react 1.73.0 (ISC, LICENSE).
import { createIcon } from '../create-icon.tsx';

export const ArrowRight = createIcon("M5 12h14", "m12 5 7 7-7 7");
