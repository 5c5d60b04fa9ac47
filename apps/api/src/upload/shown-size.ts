/** How large a picture is shown that stays as it was sent: upright, in pixels. */
export interface ShownSize {
  width: number;
  height: number;
}
