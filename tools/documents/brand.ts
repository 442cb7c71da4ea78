/** The colours of the brand, six hexadecimal digits without `#` (as Word and PowerPoint want them). */
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

/** Who stands in the files' properties as their author. */
export const AUTHOR = 'Training Resource Package for Family Planning'

/**
 * The font of Word and PowerPoint files. Atkinson Hyperlegible Next, the font of the site and of the PDF files, is not
 * on trainers' computers, and to embed it would add 80 kB to each file. Arial, or a font of exactly its widths, is on
 * all of them, so lines and slides break there as they do here.
 */
export const OFFICE_FONT = 'Arial'
