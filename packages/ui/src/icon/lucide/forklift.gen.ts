// Written by `npm run icons` with shapes of lucide-react 1.73.0 (ISC, LICENSE).
import { createIcon } from '../create-icon.tsx';

export const Forklift = createIcon("M12 12H5a2 2 0 0 0-2 2v5", "M15 19h7", "M16 19V2", "M6 12V7a2 2 0 0 1 2-2h2.172a2 2 0 0 1 1.414.586l3.828 3.828A2 2 0 0 1 16 10.828", "M7 19h4", ["circle",{"cx":"13","cy":"19","r":"2"}], ["circle",{"cx":"5","cy":"19","r":"2"}]);
