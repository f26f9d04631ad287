// The colours of areas on every map: one hue from pale to deep; in the dark the other way round, so that more stays further from the ground.
// Neighbouring classes are about equally far apart in lightness.

export const areaColours = {
  light: ['#e6f0e2', '#b0d2ab', '#7cb383', '#458f60', '#146039'],
  dark: ['#1c3529', '#2f6248', '#4b9168', '#82bf91', '#cfeccb'],
} as const;

/** Where nothing is known. */
export const unknownColour = { light: '#d9dbd7', dark: '#414645' } as const;
