import { diagram, type Language } from '../../../diagram.ts'
import { cross, tick } from '../../../kit/marks.ts'
import { arrow, group, line, rect, type Shape } from '../../../kit/shapes.ts'
import { text, textBox } from '../../../kit/text.ts'
import { windowOf } from '../../injectables/windows.ts'

const { earliest, due, latest } = windowOf('DMPA')
/** The weeks after the latest one that the repaired slide still shows. */
const WEEKS = latest + 2
const EARLY = due - earliest
const LATE = latest - due

interface Texts {
  before: string
  after: string
  ask: string
  weeks: string
  alt: string
  note: string
}

const TEXTS: Record<Language, Texts> = {
  en: {
    before: 'Before: 90 words',
    after: 'After: one idea',
    ask: 'Which box is she in?',
    weeks: 'weeks since DMPA',
    alt: `Two slides on late DMPA. Before: ninety words in small letters. After: a row of boxes for weeks; ${due} is due, ${EARLY} boxes before and ${LATE} behind it are marked, and the question stands below: which box is she in?`,
    note: 'Read both from the last row. Say a week; somebody points to the box.',
  },
  fr: {
    before: 'Avant : 90 mots',
    after: 'Après : une idée',
    ask: 'Dans quelle case ?',
    weeks: 'semaines après la DMPA',
    alt: `Deux diapositives sur le retard de DMPA. Avant : quatre-vingt-dix mots en petites lettres. Après : une rangée de cases pour les semaines ; ${due} est la date prévue, ${EARLY} cases avant et ${LATE} après sont marquées, avec la question : dans quelle case est-elle ?`,
    note: 'Lisez les deux depuis le dernier rang. Dites une semaine ; quelqu’un montre la case.',
  },
  es: {
    before: 'Antes: 90 palabras',
    after: 'Después: una idea',
    ask: '¿En qué casilla está?',
    weeks: 'semanas tras la AMPD',
    alt: `Dos diapositivas sobre la AMPD tardía. Antes: noventa palabras en letra pequeña. Después: una fila de casillas para las semanas; ${due} es la cita, ${EARLY} casillas antes y ${LATE} después están marcadas, con la pregunta: ¿en qué casilla está ella?`,
    note: 'Lea las dos desde la última fila. Diga una semana y que alguien señale la casilla.',
  },
}

/** A crowded slide and the same slide repaired. */
export const slideRepair = diagram({
  id: 'training-slide-repair',
  width: 'full',
  height: 300,
  texts: TEXTS,
  draw: ({ before, after, ask, weeks }): Shape[] => [
    rect(2, 48, 280, 236, { fill: 'white', stroke: 'ink', width: 4, radius: 6 }),
    ...Array.from({ length: 14 }, (_, row) =>
      line([16, 66 + row * 15.4], [268 - ((row * 37) % 70), 66 + row * 15.4], {
        stroke: row === 0 ? 'ink' : 'steel',
        width: row === 0 ? 8 : 5,
      }),
    ),
    ...cross(18, 22, 32),
    text(before, 44, 30, { bold: true }),
    ...arrow([292, 166], [330, 166], { width: 7 }),
    rect(340, 48, 494, 236, { fill: 'white', stroke: 'ink', width: 4, radius: 6 }),
    ...Array.from({ length: WEEKS }, (_, index) => weekBox(index + 1)),
    ...[earliest, due, latest].map((week) =>
      text(`${week}`, boxLeft(week) + 11, 176, {
        bold: true,
        anchor: 'middle',
        paint: week === due ? 'terracotta' : 'ink',
      }),
    ),
    text(weeks, 354, 102, { paint: 'inkSoft' }),
    text(ask, 587, 246, { size: 34, bold: true, paint: 'indigo', anchor: 'middle' }),
    ...tick(356, 22, 34),
    text(after, 384, 30, { bold: true }),
  ],
})

/** The same two slides, one below the other, beside the lines of a slide. */
export const slideIdea = diagram({
  id: 'training-slide-idea',
  width: 'half',
  height: 340,
  texts: TEXTS,
  draw: ({ before, after, ask }): Shape[] => [
    rect(0, 0, 380, 150, { fill: 'terracottaPale', radius: 14 }),
    rect(16, 16, 168, 118, { fill: 'white', stroke: 'ink', width: 3.5, radius: 5 }),
    ...Array.from({ length: 9 }, (_, row) =>
      line([26, 28 + row * 12], [174 - ((row * 37) % 50), 28 + row * 12], { stroke: 'steelDark', width: 4 }),
    ),
    ...cross(214, 40, 32),
    ...textBox(before, 200, 92, 176, { bold: true, middle: true }).shapes,
    rect(0, 162, 380, 178, { fill: 'leafPale', radius: 14 }),
    rect(12, 206, 356, 124, { fill: 'white', stroke: 'ink', width: 3.5, radius: 5 }),
    group(
      Array.from({ length: WEEKS }, (_, index) => weekBox(index + 1)),
      { x: 22 - boxLeft(1) * 0.69, y: 140, scale: 0.69 },
    ),
    ...[earliest, due, latest].map((week) =>
      text(`${week}`, 22 + (boxLeft(week) - boxLeft(1) + 11) * 0.69, 268, {
        bold: true,
        anchor: 'middle',
        paint: week === due ? 'terracotta' : 'ink',
      }),
    ),
    text(ask, 190, 312, { bold: true, paint: 'indigo', anchor: 'middle', size: 26 }),
    ...tick(30, 184, 32),
    text(after, 56, 193, { bold: true }),
  ],
})

function boxLeft(week: number): number {
  return 353 + (week - 1) * 24.8
}

function weekBox(week: number): Shape {
  const isInside = week >= earliest && week <= latest
  const fill = week === due ? 'marigold' : isInside ? 'leafPale' : 'white'
  return rect(boxLeft(week), 112, 22, 36, { fill, stroke: isInside ? 'leaf' : 'steelDark', width: isInside ? 4 : 2 })
}
