// Written by `npm run icons` with shapes of lucide-react 1.73.0 (ISC, LICENSE).
import { createIcon } from '../create-icon.tsx';

export const Equal = createIcon(["line",{"x1":"5","x2":"19","y1":"9","y2":"9"}], ["line",{"x1":"5","x2":"19","y1":"15","y2":"15"}]);
