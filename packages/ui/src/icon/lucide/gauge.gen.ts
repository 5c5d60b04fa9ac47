// Written by `npm run icons` with shapes of lucide-react 1.73.0 (ISC, LICENSE).
import { createIcon } from '../create-icon.tsx';

export const Gauge = createIcon("m12 14 4-4", "M3.34 19a10 10 0 1 1 17.32 0");
