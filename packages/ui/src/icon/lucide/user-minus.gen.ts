// Written by `npm run icons` with shapes of lucide-react 1.73.0 (ISC, LICENSE).
import { createIcon } from '../create-icon.tsx';

export const UserMinus = createIcon("M16 21v-2a4 4 0 0 0-4-4H6a4 4 0 0 0-4 4v2", ["circle",{"cx":"9","cy":"7","r":"4"}], ["line",{"x1":"22","x2":"16","y1":"11","y2":"11"}]);
