import type { Choice } from '#core/content-type.ts'
import { moduleType } from '../../../content-types/module.ts'
import type { SECTION_TITLES } from '../../../messages.ts'
import { cleanTitle, foldAccents } from './clean-title.ts'

type Section = keyof typeof SECTION_TITLES

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

const DEFAULT_SECTION: Section = 'handouts'

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

/** The name of a file without its ending, otherwise whole. */
export function wholeTitle(fileName: string): string {
  return fileName
    .normalize()
    .replace(ENDING, '')
    .replace(/(_|\s|%20)+/g, ' ')
    .trim()
}

/**
 * What the name of a file says about its row.
 * @param groups of its table  @param folder its folder in an import, e.g. '02-slides'  @param near the group in which it was dropped
 */
export function guessRow(
  fileName: string,
  groups: readonly Choice[],
  { folder = '', near = '' } = {},
): { title: string; section: string } {
  const stem = wholeTitle(fileName)
  const title = shortened(cleanTitle(stem))
  const byName = /\.ppt[xm]?$/i.test(fileName) ? 'presentation_slides' : findSection(stem)
  const named = (name: string) =>
    groups.find(({ label }) => ` ${wordsOf(name)} `.includes(` ${wordsOf(label)} `))?.value
  const guesses = [named(folder), findSection(folder), byName, named(stem), near, DEFAULT_SECTION, groups[0]?.value]
  return {
    title: title.charAt(0).toUpperCase() + title.slice(1),
    section: guesses.find((guess) => groups.some(({ value }) => value === guess)) ?? '',
  }
}

function findSection(name: string): Section | undefined {
  const words = wordsOf(name).replace(/([a-z])(\d)/g, '$1 $2')
  return SECTION_WORDS.find(([, pattern]) => pattern.test(words))?.[0]
}

function wordsOf(name: string): string {
  return foldAccents(name)
    .replace(/[^a-z0-9]+/g, ' ')
    .trim()
}
