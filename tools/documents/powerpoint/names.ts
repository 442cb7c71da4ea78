import type { SourceDocument } from '../source.ts'

type Language = SourceDocument['language']

interface Names {
  /** The language of the text for spelling checkers and screen readers. */
  code: string
  cover: string
  title: string
  text: string
  table: string
  bar: string
}

/** Names of layouts, placeholders and shapes, which PowerPoint shows to people who edit a deck. */
export const NAMES: Record<Language, Names> = {
  en: { code: 'en-GB', cover: 'Title slide', title: 'Title', text: 'Text', table: 'Table', bar: 'Bar' },
  fr: { code: 'fr-FR', cover: 'Diapositive de titre', title: 'Titre', text: 'Texte', table: 'Tableau', bar: 'Barre' },
  es: { code: 'es-ES', cover: 'Diapositiva de título', title: 'Título', text: 'Texto', table: 'Tabla', bar: 'Barra' },
}

/** The PowerPoint library measures in inches. */
export const inches = (points: number): number => points / 72

/** Converts the frame of a shape from points to inches. */
export function inchFrame(x: number, y: number, w: number, h: number): { x: number; y: number; w: number; h: number } {
  return { x: inches(x), y: inches(y), w: inches(w), h: inches(h) }
}
