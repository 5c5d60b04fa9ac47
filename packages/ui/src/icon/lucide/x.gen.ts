// Written by `npm run icons` with shapes of lucide-react 1.73.0 (ISC, LICENSE).
import { createIcon } from '../create-icon.tsx';

export const X = createIcon("M18 6 6 18", "m6 6 12 12");
