// Written by `npm run icons` with shapes of lucide-react 1.73.0 (ISC, LICENSE).
import { createIcon } from '../create-icon.tsx';

export const Monitor = createIcon(["rect",{"width":"20","height":"14","x":"2","y":"3","rx":"2"}], ["line",{"x1":"8","x2":"16","y1":"21","y2":"21"}], ["line",{"x1":"12","x2":"12","y1":"17","y2":"21"}]);
