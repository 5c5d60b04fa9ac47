// Written by `npm run icons` with shapes of lucide-react 1.73.0 (ISC, LICENSE).
import { createIcon } from '../create-icon.tsx';

export const LayoutDashboard = createIcon(["rect",{"width":"7","height":"9","x":"3","y":"3","rx":"1"}], ["rect",{"width":"7","height":"5","x":"14","y":"3","rx":"1"}], ["rect",{"width":"7","height":"9","x":"14","y":"12","rx":"1"}], ["rect",{"width":"7","height":"5","x":"3","y":"16","rx":"1"}]);
