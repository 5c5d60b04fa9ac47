// Written by `npm run icons` with shapes of lucide-react 1.73.0 (ISC, LICENSE).
import { createIcon } from '../create-icon.tsx';

export const SeparatorHorizontal = createIcon([
  ["path",{"d":"m16 16-4 4-4-4"}],
  ["path",{"d":"M3 12h18"}],
  ["path",{"d":"m8 8 4-4 4 4"}],
]);
