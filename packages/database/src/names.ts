/** A name by interface language, as the `names` columns of reference tables hold it. English is always there. */
export interface Names {
  en: string;
  es?: string;
  it?: string;
  zh?: string;
}

export interface Spec {
  key: string;
  value: string;
  unit?: string;
}

/** A picture as the row that shows it holds it. */
export interface StoredPicture {
  /** The upload it is. */
  upload: string;
  url: string;
  versions?: { url: string; width: number; height: number; type: string }[];
  /** What is to be seen, in words. */
  alt?: string;
}

/** One size and format of a picture, as `uploads.versions` holds it. */
export interface PictureVersion {
  /** Of its file: `512.webp`. */
  name: string;
  width: number;
  height: number;
  type: 'image/webp' | 'image/avif';
}

/** A file that is no picture, as a row stores it; one that was imported has an address alone. */
export interface StoredFile {
  upload?: string;
  url: string;
  contentType?: string;
  bytes?: number;
}

/** A document that was sent, with the name it was sent under. */
export interface StoredDocument extends StoredFile {
  name: string;
}

/** Whom or what a text names with an @ before it, by the name of then. */
export interface StoredMention {
  type: 'business' | 'user' | 'product';
  id: string;
  name: string;
  /** Named while nobody but the author saw the post: told when everybody does. */
  isUntold?: true;
}
