/** In which conversation a file is, and as whom one reads it. */
export interface FilePlace {
  rid: string;
  bid: string;
}
