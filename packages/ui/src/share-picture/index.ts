export { sharePictureSize } from './parts.ts';
export type { ShareArt, ShareContent, ShareFact } from './share-content.ts';
export { drawSharePicture } from './share-picture.ts';
