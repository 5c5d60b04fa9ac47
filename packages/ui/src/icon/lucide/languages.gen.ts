// Written by `npm run icons` with shapes of lucide-react 1.73.0 (ISC, LICENSE).
import { createIcon } from '../create-icon.tsx';

export const Languages = createIcon([
  ["path",{"d":"m5 8 6 6"}],
  ["path",{"d":"m4 14 6-6 2-3"}],
  ["path",{"d":"M2 5h12"}],
  ["path",{"d":"M7 2h1"}],
  ["path",{"d":"m22 22-5-10-5 10"}],
  ["path",{"d":"M14 18h6"}],
]);
