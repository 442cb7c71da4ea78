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

/** The author in the properties of all files. */
export const AUTHOR = 'Training Resource Package for Family Planning'

/**
 * The font of Word and PowerPoint files. Atkinson Hyperlegible Next, the font of the site and of the PDF files, is not
 * on trainers' computers, and embedding it would add 80 kB to each file. All of them have Arial or a font with the same
 * metrics, so lines and slides break at the same places.
 */
export const OFFICE_FONT = 'Arial'
