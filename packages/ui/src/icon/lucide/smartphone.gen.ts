// Written by `npm run icons` with shapes of lucide-react 1.73.0 (ISC, LICENSE).
import { createIcon } from '../create-icon.tsx';

export const Smartphone = createIcon(["rect",{"width":"14","height":"20","x":"5","y":"2","rx":"2","ry":"2"}], "M12 18h.01");
