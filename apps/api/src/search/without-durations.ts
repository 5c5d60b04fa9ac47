/** In how many days or weeks something is ready, in the languages texts come in. */
const duration =
  /\d+(?:\s?[-–]\s?\d+)?[ \u00a0-]?(?:(?:business |working )?(?:days?|weeks?)|d[ií]as?|semanas?|giorn[oi]|settiman[ae]|Tagen?|Wochen?)(?!\p{L})|\d+ ?(?:天|个?工作日|周)/giu;
/** What every one of them has in it, by which most texts are passed over. */
const begins = /\d[ \u00a0-]?[dwsgbtDW天个工周]/;

/** A description without lead times, which have a field and a filter of their own: as a word their number passes for any other. */
export function withoutDurations(description: string): string {
  return begins.test(description) ? description.replace(duration, ' ') : description;
}
