// Written by `npm run icons` with shapes of lucide-react 1.73.0 (ISC, LICENSE).
import { createIcon } from '../create-icon.tsx';

export const UsersRound = createIcon("M18 21a8 8 0 0 0-16 0", ["circle",{"cx":"10","cy":"8","r":"5"}], "M22 20c0-3.37-2-6.5-4-8a5 5 0 0 0-.45-8.3");
