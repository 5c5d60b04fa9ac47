/** How far a picture is that is not saved yet. */
export type PictureStage = 'chosen' | 'sending' | 'saving' | 'failed';
