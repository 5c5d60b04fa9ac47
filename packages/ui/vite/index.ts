export { layerOrder } from './layer-order.ts';
export { precompress } from './precompress.ts';
