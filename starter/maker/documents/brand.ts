export { INK, type Ink } from '../../drawings/kit/palette.ts'

/** The name of the theme in PowerPoint. */
export const THEME_NAME = 'Training Resource Package'

/**
 * The font of Word and PowerPoint files: all computers and phones have it or a font with the same widths. The PDFs embed
 * Arimo, which has the widths of Arial, so lines and pages break at the same places in all files.
 */
export const OFFICE_FONT = 'Arial'
