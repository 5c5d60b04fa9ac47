// Written by `npm run icons` with shapes of lucide-react 1.73.0 (ISC, LICENSE).
import { createIcon } from '../create-icon.tsx';

export const CalendarX = createIcon([
  ["path",{"d":"M8 2v3"}],
  ["path",{"d":"M16 2v3"}],
  ["rect",{"x":"3","y":"3","width":"18","height":"18","rx":"2"}],
  ["path",{"d":"M3 9h18"}],
  ["path",{"d":"m14 13-4 4"}],
  ["path",{"d":"m10 13 4 4"}],
]);
