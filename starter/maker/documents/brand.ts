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

/** The name of the theme in PowerPoint. */
export const THEME_NAME = 'Training Resource Package'

/**
 * The font of Word and PowerPoint files: all computers and phones have it or a font with the same widths. The PDFs embed
 * Arimo, which has the widths of Arial, so lines and pages break at the same places in all files.
 */
export const OFFICE_FONT = 'Arial'
