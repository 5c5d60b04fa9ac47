// Written by `npm run icons` with shapes of lucide-react 1.73.0 (ISC, LICENSE).
import { createIcon } from '../create-icon.tsx';

export const Lock = createIcon(["rect",{"width":"18","height":"11","x":"3","y":"11","rx":"2","ry":"2"}], "M7 11V7a5 5 0 0 1 10 0v4");
