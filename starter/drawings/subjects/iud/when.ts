import { diagram } from '../../diagram.ts'
import { drop } from '../../kit/days.ts'
import { LABEL } from '../../kit/leader.ts'
import { baby } from '../../kit/people.ts'
import { group, type Look, line, rect, type Shape } from '../../kit/shapes.ts'
import { text, textBox, textWidth } from '../../kit/text.ts'

interface Times {
  heads: string[]
  /** Below the ends of the bars, from the left. */
  cycle: string[]
  birth: string[]
  rows: string[]
  /** Who inserts in the first 48 hours after a birth. */
  trained: string
  insert: string
  ifNot: string
  condoms: string
  wait: string
  lactation: string
}

/** The days for inserting an IUD: starter/figures/intrauterine-devices.md, rows "Copper IUD start", "LNG-IUD start", "MEC 48 hours". */
export const iudWhen = diagram({
  id: 'iud-when',
  width: 'full',
  height: 320,
  texts: {
    en: {
      heads: ['Her cycle', 'After a birth'],
      cycle: ['Day 1', '7', '12', 'Later'],
      birth: ['0', '48 h', '4 weeks', 'Later'],
      rows: ['Copper', 'LNG'],
      trained: 'trained provider',
      insert: 'insert',
      ifNot: 'if not pregnant',
      condoms: 'not pregnant; condoms 7 days',
      wait: 'wait',
      lactation: '* no condoms if she breastfeeds fully, under 6 months, no bleeding',
      alt: 'Two lines of time. In the cycle, from the first day of bleeding: a copper IUD until day 12, later if she is not pregnant; an LNG-IUD until day 7, later if she is not pregnant, with condoms for 7 days. After a birth, both: in the first 48 hours by a trained provider, then wait until 4 weeks, from then on if she is not pregnant; with the LNG-IUD condoms for 7 days, unless she breastfeeds fully, the baby is under 6 months and she has no bleeding.',
      note: 'Name a day, and let the group answer for each of the two devices: insert, insert with condoms, or wait.',
    },
    fr: {
      heads: ['Son cycle', 'Après un accouchement'],
      cycle: ['Jour 1', '7', '12', 'Après'],
      birth: ['0', '48 h', '4 semaines', 'Après'],
      rows: ['Cuivre', 'LNG'],
      trained: 'prestataire formé',
      insert: 'poser',
      ifNot: 'si non enceinte',
      condoms: 'non enceinte ; préservatif 7 j',
      wait: 'attendre',
      lactation: '* aucun si allaitement exclusif, moins de 6 mois, pas de règles',
      alt: 'Deux lignes de temps. Dans le cycle, depuis le premier jour des règles : DIU au cuivre jusqu’au jour 12, ensuite si elle n’est pas enceinte ; DIU au LNG jusqu’au jour 7, ensuite si elle n’est pas enceinte, avec le préservatif pendant 7 jours. Après un accouchement, pour les deux : dans les 48 heures par un prestataire formé, puis attendre 4 semaines, ensuite si elle n’est pas enceinte ; avec le DIU au LNG, le préservatif pendant 7 jours, sauf si elle allaite exclusivement, avant 6 mois et sans règles.',
      note: 'Nommez un jour ; le groupe répond pour chaque dispositif : poser, poser avec préservatif, ou attendre.',
    },
    es: {
      heads: ['Su ciclo', 'Después del parto'],
      cycle: ['Día 1', '7', '12', 'Luego'],
      birth: ['0', '48 h', '4 semanas', 'Luego'],
      rows: ['Cobre', 'LNG'],
      trained: 'personal capacitado',
      insert: 'colocar',
      ifNot: 'sin embarazo',
      condoms: 'sin embarazo; condón 7 días',
      wait: 'esperar',
      lactation: '* ninguno si lactancia exclusiva, menos de 6 meses, sin regla',
      alt: 'Dos líneas de tiempo. En el ciclo, desde el primer día de sangrado: DIU de cobre hasta el día 12, después si no hay embarazo; DIU de LNG hasta el día 7, después si no hay embarazo, con condón 7 días. Después del parto, los dos: en las primeras 48 horas por personal capacitado, luego esperar hasta las 4 semanas, después si no hay embarazo; con el DIU de LNG condón 7 días, salvo lactancia exclusiva antes de los 6 meses y sin regla.',
      note: 'Nombre un día; el grupo responde para cada dispositivo: colocar, colocar con condón o esperar.',
    },
  },
  draw: (texts) => [
    ...heading(texts.heads[0] ?? '', (x) => drop(x + 10, 13, 'blood', 0.75)),
    ...cycle(texts),
    group(
      [...heading(texts.heads[1] ?? '', (x) => baby('skinDark', 'marigold', { x, y: 0, scale: 0.5 })), ...birth(texts)],
      { y: 148 },
    ),
    text(texts.lactation, 0, 313),
  ],
})

const BAR = { left: 96, right: 836, top: 36, row: 36 } as const
/** Ends of the bars: days 7 and 12 of the cycle, to scale; 48 hours and 4 weeks after the birth, with room for words. */
const CYCLE = { early: 256, late: 390 } as const
const BIRTH = { soon: 240, month: 424 } as const

/** @param sign gets its left edge */
function heading(words: string, sign: (x: number) => Shape): Shape[] {
  return [text(words, 0, 24, LABEL), sign(textWidth(words, LABEL) + 12)]
}

function cycle({ rows, cycle, insert, ifNot, condoms }: Times): Shape[] {
  const { early, late } = CYCLE
  return [
    ...rowNames(rows),
    ...times(cycle, [early, late]),
    ...bar(insert, [BAR.left, late], [0, 1], 'now'),
    ...bar(ifNot, [late, BAR.right], [0, 1], 'later'),
    ...bar(insert, [BAR.left, early], [1, 1], 'now'),
    ...bar(condoms, [early, BAR.right], [1, 1], 'later'),
  ]
}

function birth({ rows, birth, trained, wait, ifNot, condoms }: Times): Shape[] {
  const { soon, month } = BIRTH
  return [
    ...rowNames(rows),
    ...times(birth, [soon, month]),
    ...bar(trained, [BAR.left, soon], [0, 2], 'now'),
    ...bar(wait, [soon, month], [0, 2], 'wait'),
    ...bar(ifNot, [month, BAR.right], [0, 1], 'later'),
    ...bar(`${condoms} *`, [month, BAR.right], [1, 1], 'later'),
  ]
}

function rowNames(names: string[]): Shape[] {
  return names.map((name, index) => text(name, 0, BAR.top + BAR.row * (index + 0.5) + 8.5))
}

/** Names of the times below the bars: at their start, at their ends, and in the middle of the last. */
function times([start = '', first = '', second = '', later = '']: string[], [one, two]: [number, number]): Shape[] {
  const bottom = BAR.top + 2 * BAR.row
  const look = { bold: true, paint: 'indigo' } as const
  return [
    ...[BAR.left, one, two].map((x) => line([x, BAR.top], [x, bottom + 6], { stroke: 'steelDark', width: 2 })),
    text(start, BAR.left, bottom + 28, look),
    text(first, one, bottom + 28, { ...look, anchor: 'middle' }),
    text(second, two, bottom + 28, { ...look, anchor: 'middle' }),
    text(later, (two + BAR.right) / 2, bottom + 28, { ...look, anchor: 'middle' }),
  ]
}

/** @param rows index of the first row, and how many rows the bar is high */
function bar(
  words: string,
  [from, to]: [number, number],
  [row, high]: [number, number],
  kind: 'now' | 'later' | 'wait',
): Shape[] {
  const [top, height] = [BAR.top + row * BAR.row + 3, high * BAR.row - 6]
  const looks: Record<typeof kind, Look> = {
    now: { fill: 'leaf' },
    later: { fill: 'leafPale' },
    wait: { stroke: 'terracotta', width: 2.5, dash: [7, 6] },
  }
  return [
    rect(from + 2, top, to - from - 4, height, { ...looks[kind], radius: 8 }),
    ...textBox(words, (from + to) / 2, top + height / 2, to - from - 10, {
      bold: true,
      paint: kind === 'now' ? 'white' : 'ink',
      anchor: 'middle',
      middle: true,
    }).shapes,
  ]
}
