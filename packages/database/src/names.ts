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
