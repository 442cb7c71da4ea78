import type { SlideKind } from '../../drawings/covers/kinds.ts'
import type { Language } from '../../drawings/diagram.ts'

interface Wording {
  sources: string
  /** Where the sources of a poster are that has no room for them. */
  seeSources: string
  /** On the slide of sources that are too long for it. */
  sourcesInNotes: string
  /** Label of the guidance notice. */
  guidance: string
  /** Heading of the answer key of a test. */
  answerKey: string
  /** Start of the heading of the key to a set of cards. */
  cardKey: string
  /** Column headings of a checklist. */
  step: string
  date: string
  licence: string
  kinds: Record<SlideKind, string>
  page: string
  slide: string
  /** Heading of the notes of a slide. */
  notes: string
  /** After the title of a deck: the PDF with its notes. */
  withNotes: string
  withNotesDetails: string
  untick: string
  pattern: string
  band: string
  /** Label before the date of the last change. */
  updated: string
  /** Formats an ISO date. */
  day: (date: string) => string
}

/** Not from Intl, whose month names differ between Node versions. */
const MONTHS: Record<Language, string> = {
  en: 'January February March April May June July August September October November December',
  fr: 'janvier février mars avril mai juin juillet août septembre octobre novembre décembre',
  es: 'enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre',
}

/** An ISO date as `4 March 2026`, `4 mars 2026` or `4 de marzo de 2026`. */
function dayIn(language: Language): (date: string) => string {
  const months = MONTHS[language].split(' ')
  return (date) => {
    const [year = '', month = '', day = ''] = date.slice(0, 10).split('-')
    const number = language === 'fr' && day === '01' ? '1er' : `${Number(day)}`
    return [number, months[Number(month) - 1], year].join(language === 'es' ? ' de ' : ' ')
  }
}

/** Fixed texts of the files, by language. */
export const WORDING: Record<Language, Wording> = {
  en: {
    sources: 'Sources',
    seeSources: 'see the facilitator’s guide',
    sourcesInNotes: 'The sources are in the notes of this slide.',
    guidance: 'Guidance',
    answerKey: 'Answer key',
    cardKey: 'Key for the facilitator',
    step: 'Step',
    date: 'Date and initials',
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
    notes: 'Notes',
    withNotes: 'with notes',
    withNotesDetails: 'Each slide with its notes on one page, for a phone or for printing.',
    untick: 'To tick',
    pattern: 'Colour code',
    band: 'Woven band',
    updated: 'Updated',
    day: dayIn('en'),
  },
  fr: {
    sources: 'Sources',
    seeSources: 'voir les diapositives de la section',
    sourcesInNotes: 'Les sources sont dans les commentaires de cette diapositive.',
    guidance: 'Recommandations suivies',
    answerKey: 'Corrigé',
    cardKey: 'Corrigé',
    step: 'Étape',
    date: 'Date et initiales',
    licence: 'À copier et adapter en citant la source, sans usage commercial : CC BY-NC 4.0',
    kinds: {
      core: 'Contenu essentiel',
      key: 'Message clé',
      activity: 'Activité',
      question: 'Discussion',
      advanced: 'Approfondissement, facultatif',
    },
    page: 'Page',
    slide: 'Diapositive',
    notes: 'Notes',
    withNotes: 'avec les notes',
    withNotesDetails: 'Chaque diapositive avec ses notes sur une page, pour un téléphone ou pour l’impression.',
    untick: 'À cocher',
    pattern: 'Code couleur',
    band: 'Bande tissée',
    updated: 'Mis à jour le',
    day: dayIn('fr'),
  },
  es: {
    sources: 'Fuentes',
    seeSources: 'véanse las diapositivas de la sección',
    sourcesInNotes: 'Las fuentes están en las notas de esta diapositiva.',
    guidance: 'Recomendaciones seguidas',
    answerKey: 'Clave de respuestas',
    cardKey: 'Clave',
    step: 'Paso',
    date: 'Fecha e iniciales',
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
    notes: 'Notas',
    withNotes: 'con notas',
    withNotesDetails: 'Cada diapositiva con sus notas en una página, para un teléfono o para imprimir.',
    untick: 'Para marcar',
    pattern: 'Código de color',
    band: 'Banda tejida',
    updated: 'Actualizado el',
    day: dayIn('es'),
  },
}

/** The line under a document's title with the date of its last change. */
export function updatedLine({ language, updated }: { language: Language; updated: string }): string {
  return `${WORDING[language].updated} ${WORDING[language].day(updated)}`
}

/** The licence where there is no room for a sentence, on sheets for clients and posters. */
export const LICENCE_NAME = 'CC BY-NC 4.0'
