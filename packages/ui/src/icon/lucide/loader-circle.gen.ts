// Written by `npm run icons` with shapes of lucide-react 1.73.0 (ISC, LICENSE).
import { createIcon } from '../create-icon.tsx';

export const LoaderCircle = createIcon("M21 12a9 9 0 1 1-6.219-8.56");
