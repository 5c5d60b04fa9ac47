/** What the picture shows beside its title. */
export type ShareArt =
  /** An SVG document without text, all of it; its ground goes on to the edges. */
  | { kind: 'drawing'; svg: string }
  /** The sign of an industry (four digits) or a category (six), milled on a slab. */
  | { kind: 'plate'; seed: string; place: string }
  /** The ISO code of a country on its plate. */
  | { kind: 'country'; code: string }
  /** The mark of a business, or the round one of a person, from their name. */
  | { kind: 'mark'; of: 'business' | 'person'; seed: string; name: string; industry: string | undefined };

export interface ShareFact {
  label: string;
  value: string;
  /** Proof that holds today has the green seal. */
  proven?: boolean;
}

/** What a picture for social networks says of a page. */
export interface ShareContent {
  /** The logo for dark ground, an SVG document. */
  logo: string;
  /** The portal's country. */
  portal: { code: string; name: string };
  /** What kind of page it is. */
  kind: string;
  title: string;
  /** At most three; `lead` stands in their place, or beside one that is alone. */
  facts: readonly ShareFact[];
  lead?: string | undefined;
  art: ShareArt;
}
