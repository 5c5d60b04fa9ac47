/** Colours of `style/tokens.css` by day: a picture that is drawn on the server knows no custom properties. */
export const colours = {
  surface: '#ffffff',
  sunken: '#f7f6f3',
  line: '#dcdad3',
  ink: '#12252a',
  'ink-3': '#566468',
  frame: '#10282e',
  'frame-line': '#36545c',
  'on-frame': '#f4f6f4',
  'on-frame-2': '#b5c6c9',
  verified: '#17663a',
} as const;
