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
}

/** One size and format of a picture, as `uploads.versions` holds it. */
export interface PictureVersion {
  /** Of its file: `512.webp`. */
  name: string;
  width: number;
  height: number;
  type: 'image/webp' | 'image/avif';
}
