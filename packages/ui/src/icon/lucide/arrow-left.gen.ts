// Written by `npm run icons` with shapes of lucide-react 1.73.0 (ISC, LICENSE).
import { createIcon } from '../create-icon.tsx';

export const ArrowLeft = createIcon("m12 19-7-7 7-7", "M19 12H5");
