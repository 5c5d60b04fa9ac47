// Written by `npm run icons` with shapes of lucide-react 1.73.0 (ISC, LICENSE).
import { createIcon } from '../create-icon.tsx';

export const CircleAlert = createIcon(["circle",{"cx":"12","cy":"12","r":"10"}], ["line",{"x1":"12","x2":"12","y1":"8","y2":"12"}], ["line",{"x1":"12","x2":"12.01","y1":"16","y2":"16"}]);
