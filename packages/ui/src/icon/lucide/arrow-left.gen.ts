// Written by `npm run icons` with shapes of lucide-react 1.73.0 (ISC, LICENSE).
import { createIcon } from '../create-icon.tsx';

export const ArrowLeft = createIcon([
  ["path",{"d":"m12 19-7-7 7-7"}],
  ["path",{"d":"M19 12H5"}],
]);
