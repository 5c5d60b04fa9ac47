// Written by `npm run icons` with shapes of lucide-react 1.73.0 (ISC, LICENSE).
import { createIcon } from '../create-icon.tsx';

export const GitMerge = createIcon(["circle",{"cx":"18","cy":"18","r":"3"}], ["circle",{"cx":"6","cy":"6","r":"3"}], "M6 21V9a9 9 0 0 0 9 9");
