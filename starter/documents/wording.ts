import type { SourceDocument } from './source.ts'
import type { SlideKind } from './text/slides.ts'

type Language = SourceDocument['language']

interface Wording {
  sources: string
  licence: string
  kinds: Record<SlideKind, string>
  page: string
  slide: string
  untick: string
  pattern: string
  band: string
  updated: (date: string) => string
}

const MONTHS: Record<Language, string> = {
  en: 'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec',
  fr: 'janvier février mars avril mai juin juillet août septembre octobre novembre décembre',
  es: 'enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre',
}

/** Day, name of the month and year. Not by Intl, whose month names differ from one version of Node to the next. */
function dateParts(date: string, language: Language): { day: string; month: string; year: string } {
  const [year = '', month = '', day = ''] = date.slice(0, 10).split('-')
  return { day, month: MONTHS[language].split(' ')[Number(month) - 1] ?? '', year }
}

/** What the files say by themselves, in the language of their text. */
export const WORDING: Record<Language, Wording> = {
  en: {
    sources: 'Sources',
    licence: 'Free to copy and adapt with credit, not for sale: CC BY-NC 4.0',
    kinds: {
      core: 'Core content',
      key: 'Key message',
      activity: 'Activity',
      question: 'Discussion',
      advanced: 'Advanced, optional',
    },
    page: 'Page',
    slide: 'Slide',
    untick: 'To tick',
    pattern: 'Colour code',
    band: 'Woven band',
    updated: (date) => {
      const { day, month, year } = dateParts(date, 'en')
      return `Updated ${month} ${day}, ${year}`
    },
  },
  fr: {
    sources: 'Sources',
    licence: 'À copier et adapter librement en citant la source, sans usage commercial : CC BY-NC 4.0',
    kinds: {
      core: 'Contenu essentiel',
      key: 'Message clé',
      activity: 'Activité',
      question: 'Discussion',
      advanced: 'Approfondissement, facultatif',
    },
    page: 'Page',
    slide: 'Diapositive',
    untick: 'À cocher',
    pattern: 'Code couleur',
    band: 'Bande tissée',
    updated: (date) => {
      const { day, month, year } = dateParts(date, 'fr')
      return `Mis à jour le ${day === '01' ? '1er' : Number(day)} ${month} ${year}`
    },
  },
  es: {
    sources: 'Fuentes',
    licence: 'Se puede copiar y adaptar citando la fuente, sin fines comerciales: CC BY-NC 4.0',
    kinds: {
      core: 'Contenido esencial',
      key: 'Mensaje clave',
      activity: 'Actividad',
      question: 'Discusión',
      advanced: 'Avanzado, opcional',
    },
    page: 'Página',
    slide: 'Diapositiva',
    untick: 'Para marcar',
    pattern: 'Código de color',
    band: 'Banda tejida',
    updated: (date) => {
      const { day, month, year } = dateParts(date, 'es')
      return `Actualizado el ${Number(day)} de ${month} de ${year}`
    },
  },
}
