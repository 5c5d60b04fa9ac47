// Written by `npm run icons` with shapes of lucide-react 1.73.0 (ISC, LICENSE).
import { createIcon } from '../create-icon.tsx';

export const Plus = createIcon([
  ["path",{"d":"M5 12h14"}],
  ["path",{"d":"M12 5v14"}],
]);
