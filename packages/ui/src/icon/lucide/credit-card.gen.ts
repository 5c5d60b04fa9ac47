// Written by `npm run icons` with shapes of lucide-react 1.73.0 (ISC, LICENSE).
import { createIcon } from '../create-icon.tsx';

export const CreditCard = createIcon(["rect",{"width":"20","height":"14","x":"2","y":"5","rx":"2"}], ["line",{"x1":"2","x2":"22","y1":"10","y2":"10"}], "M6 14h2");
