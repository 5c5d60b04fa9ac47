import { routerConfig } from '@kontor/web/config/react-router';

export default routerConfig(import.meta.url);
