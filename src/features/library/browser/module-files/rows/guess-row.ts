import { moduleType } from '../../../content-types/module.ts'
import type { SECTION_TITLES } from '../../../messages.ts'

export type Section = keyof typeof SECTION_TITLES

/**
 * Words of the names of files and folders in English, French and Spanish, without accents. The first section that has one of them
 * wins: 'Session plan' is a plan and 'Session 3' are slides.
 */
const SECTION_WORDS: readonly (readonly [Section, RegExp])[] = [
  [
    'module_session_plan',
    /\b(session plan|plan(es)? de (la )?(session|seance|sesion)|agenda|timetable|programme?|programa)/,
  ],
  [
    'evaluation_tools',
    /\b(tests?\b|prueba|quiz|check ?list|list[ea]s? de (control|verific)|role ?play|jeux? de role|juego|case stud|etudes? de cas|estudios? de caso|evaluation|evaluacion|assessment|exam|questionnaire|cuestionario)/,
  ],
  [
    'handouts',
    /\b(hand ?out|fiche|job ?aid|aide|ayuda|poster|affiche|cartel|leaflet|brochure|depliant|folleto|hoja|worksheet|calend)/,
  ],
  ['references', /\b(reference|referencia|guideline|lignes? directrice|directrices|bibliogra|further reading)/],
  ['presentation_slides', /\b(slide|presentation|presentacion|diapo|(session|seance|sesion) ?([0-9]+|[ivx]+)\b)/],
  ['module_session_plan', /\bplan/],
]

/** An ending has a letter: 'Plan v1.2' has none. */
const ENDING = /\.(?=\d*[a-z])[a-z0-9]{1,5}$|\.(numbers|keynote)$/i
const MAX_TITLE = moduleType.fields.files.fields.title.max

/** A title that is not too long, cut after a word. */
function shortened(title: string): string {
  if (title.length <= MAX_TITLE) return title
  // Not inside of a letter of two units.
  const cut = title.slice(0, MAX_TITLE).replace(/[\ud800-\udbff]$/, '')
  const end = cut.lastIndexOf(' ')
  return end > MAX_TITLE / 2 ? cut.slice(0, end) : cut
}

/** What the name of a file says about its row. @param folder its folder in an import, e.g. '02-slides' */
export function guessRow(fileName: string, folder = ''): { title: string; section: Section } {
  const stem = fileName.replace(ENDING, '')
  const title = shortened(stem.replace(/[_\s]+/g, ' ').trim())
  const byName = /\.ppt[xm]?$/i.test(fileName) ? 'presentation_slides' : findSection(stem)
  return {
    title: title.charAt(0).toUpperCase() + title.slice(1),
    section: findSection(folder) ?? byName ?? 'handouts',
  }
}

function findSection(name: string): Section | undefined {
  const words = foldAccents(name)
    .replace(/[^a-z0-9]+/g, ' ')
    .replace(/([a-z])(\d)/g, '$1 $2')
  return SECTION_WORDS.find(([, pattern]) => pattern.test(words))?.[0]
}

/** Lower case without accents: 'Séance' becomes 'seance'. */
export function foldAccents(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
}
