// Written by `npm run icons` with shapes of lucide-react 1.73.0 (ISC, LICENSE).
import { createIcon } from '../create-icon.tsx';

export const Menu = createIcon("M4 5h16", "M4 12h16", "M4 19h16");
