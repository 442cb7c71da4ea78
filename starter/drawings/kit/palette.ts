/** The colours of the brand, six hexadecimal digits without `#` (the notation of Word and PowerPoint). */
export const INK = {
  paper: 'FBF7F0',
  white: 'FFFFFF',
  sand: 'F2EADC',
  line: 'E0D5C3',
  ink: '1D1B22',
  inkSoft: '57525E',
  indigo: '27357E',
  deep: '161E4D',
  terracotta: 'B0452B',
  marigold: 'F0B429',
  leaf: '25694A',
} as const

export type Ink = keyof typeof INK

/**
 * The colours of drawings, six hexadecimal digits: those of the brand, and those of bodies and things. Neighbours differ in
 * lightness, so that a drawing stays readable on a black-and-white copy.
 */
export const PAINTS = {
  ...INK,
  indigoPale: 'DCE0F3',
  terracottaPale: 'F4D9CF',
  marigoldPale: 'FBE9BD',
  leafPale: 'D5E8DC',
  /** Skin in four tones, light to dark, and the shade of the first. */
  skinLight: 'C98E62',
  skin: '9C6240',
  skinDark: '6B3F27',
  skinDeep: '432616',
  hair: '231815',
  /** Inside of the body. */
  flesh: 'E9A79A',
  fleshPale: 'F8DDD5',
  fleshDeep: 'B85B52',
  fat: 'F6DFA0',
  muscle: 'C0635A',
  bone: 'F4EEDF',
  blood: '9E1B1B',
  /** Things. */
  steel: 'A9B1BC',
  steelPale: 'E4E8ED',
  steelDark: '5B6470',
  water: 'A9D3E8',
  waterDeep: '2F7FA6',
} as const

export type Paint = keyof typeof PAINTS

/** `#RRGGBB`. */
export function colour(paint: Paint): string {
  return `#${PAINTS[paint]}`
}
