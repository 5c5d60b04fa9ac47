import { linguiConfig } from '@kontor/web/config/lingui';

export default linguiConfig;
