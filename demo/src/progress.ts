/** `small` is a part of `full`: about 1,500 real and 150 invented businesses instead of 56,900 and 1,500. */
export type DemoSize = 'small' | 'full';

/** What is being loaded, and how much of it is done (0 to 1). */
export type Progress = (what: string, share: number) => void;
