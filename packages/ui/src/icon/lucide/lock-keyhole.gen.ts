// Written by `npm run icons` with shapes of lucide-react 1.73.0 (ISC, LICENSE).
import { createIcon } from '../create-icon.tsx';

export const LockKeyhole = createIcon(["circle",{"cx":"12","cy":"16","r":"1"}], ["rect",{"x":"3","y":"10","width":"18","height":"12","rx":"2"}], "M7 10V7a5 5 0 0 1 10 0v3");
