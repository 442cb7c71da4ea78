import { type DiagramTexts, diagram, WIDTHS } from '../../diagram.ts'
import { calendar as calendarOfDays } from '../../kit/days.ts'
import { cross } from '../../kit/marks.ts'
import { methodShapes, methodSign } from '../../kit/methods.ts'
import { calendar, clock } from '../../kit/objects.ts'
import { PANEL_FILLS } from '../../kit/panels.ts'
import { baby, bubble, bust, type PersonLook } from '../../kit/people.ts'
import { arrow, circle, group, path, rect, type Shape } from '../../kit/shapes.ts'
import { text, textBox } from '../../kit/text.ts'
import { ribbon } from '../eligibility/signs.ts'
import { padlock } from '../training/things.ts'

const GAP = 12
const WISH_HEIGHT = 218
const MATTER = { columns: 3, height: 104 } as const
const CLIENT: PersonLook = { skin: 'skin', head: 'wrap', headPaint: 'indigo', cloth: 'terracotta' }

interface WordsTexts extends DiagramTexts {
  words: string[]
}

/** An empty box to tick, 30 wide. */
export function tickBox(x: number, y: number): Shape {
  return rect(x, y, 30, 30, { fill: 'white', stroke: 'ink', width: 3.5, radius: 4 })
}

/** What the client would like, each with a box to tick: for her sheet before the visit. */
export const visitWishes = diagram<WordsTexts>({
  id: 'visit-wishes',
  width: 'full',
  height: WISH_HEIGHT,
  texts: {
    en: {
      words: ['a child soon', 'a child, but later', 'no more, or none', 'I do not know'],
      alt: 'Four pictures of a woman with a thought, each with a box to tick: a child soon; a child, but later; no more children, or none; I do not know yet.',
      note: 'She ticks one, or none. Nobody looks over her shoulder.',
    },
    fr: {
      words: ['bientôt un enfant', 'un enfant, plus tard', 'pas ou plus d’enfant', 'je ne sais pas'],
      alt: 'Quatre images d’une femme qui réfléchit, chacune avec une case à cocher : bientôt un enfant ; un enfant, mais plus tard ; pas d’enfant, ou plus aucun ; je ne sais pas encore.',
      note: 'Elle coche une case, ou aucune. Personne ne regarde par-dessus son épaule.',
    },
    es: {
      words: ['un hijo pronto', 'un hijo, más tarde', 'no más hijos, o ninguno', 'no lo sé'],
      alt: 'Cuatro dibujos de una mujer que piensa, cada uno con una casilla: un hijo pronto; un hijo, pero más tarde; no más hijos, o ninguno; todavía no lo sé.',
      note: 'Ella marca una casilla, o ninguna. Nadie mira por encima de su hombro.',
    },
  },
  draw: ({ words }) => {
    const width = (WIDTHS.full - GAP * 3) / 4
    return words.flatMap((label, index): Shape[] => {
      const x = index * (width + GAP)
      return [
        rect(x, 0, width, WISH_HEIGHT, { fill: PANEL_FILLS[index] ?? 'sand', radius: 14 }),
        bust(CLIENT, { x: x + 6, y: 50, scale: 0.52 }),
        ...bubble(x + 76, 10, 116, 78, 12),
        group(WISHES[index]?.() ?? [], { x: x + 76, y: 10 }),
        tickBox(x + 10, 166),
        ...textBox(label, x + 48, 181, width - 52, { middle: true }).shapes,
      ]
    })
  },
})

/** In a bubble of 116 by 78. */
const WISHES: (() => Shape[])[] = [
  () => [baby('skinDark', 'marigold', { x: 14, y: 14, scale: 0.8 })],
  () => [
    ...calendar(30, 42, 42),
    ...arrow([53, 42], [70, 42], { width: 5 }),
    baby('skinDark', 'marigold', { x: 70, y: 28, scale: 0.38 }),
  ],
  () => [
    path('M34 26C64 18 100 30 104 42C100 58 64 66 34 58', { stroke: 'steelDark', width: 3.5, dash: [7, 6] }),
    circle(32, 42, 18, { fill: 'white', stroke: 'steelDark', width: 3.5, dash: [7, 6] }),
  ],
  () => [text('?', 58, 59, { size: 56, bold: true, anchor: 'middle', paint: 'indigo' })],
]

/** What matters to the client in a method, each with a box to tick. */
export const visitMatters = diagram<WordsTexts>({
  id: 'visit-matters',
  width: 'full',
  height: MATTER.height * 2 + GAP,
  texts: {
    en: {
      words: [
        'nothing to remember',
        'I can stop it alone',
        'nobody notices',
        'my bleeding stays as it is',
        'no hormones',
        'protection from HIV too',
      ],
      alt: 'Six pictures, each with a box to tick: nothing to remember; I can stop it alone; nobody notices; my bleeding stays as it is; no hormones; protection from HIV too.',
      note: 'She may tick several. The talk begins with what she has ticked.',
    },
    fr: {
      words: [
        'rien à retenir',
        'j’arrête seule',
        'personne ne le voit',
        'mes règles restent les mêmes',
        'sans hormones',
        'protège aussi du VIH',
      ],
      alt: 'Six images, chacune avec une case à cocher : rien à retenir ; j’arrête seule ; personne ne le remarque ; mes règles restent les mêmes ; sans hormones ; protège aussi du VIH.',
      note: 'Elle peut cocher plusieurs cases. L’entretien commence par ce qu’elle a coché.',
    },
    es: {
      words: [
        'nada que recordar',
        'lo dejo yo sola',
        'nadie lo nota',
        'mi regla sigue igual',
        'sin hormonas',
        'protege también del VIH',
      ],
      alt: 'Seis dibujos, cada uno con una casilla: nada que recordar; lo dejo yo sola; nadie lo nota; mi regla sigue igual; sin hormonas; protege también del VIH.',
      note: 'Puede marcar varias. La conversación empieza por lo que marcó.',
    },
  },
  draw: ({ words }) => {
    const width = (WIDTHS.full - GAP * (MATTER.columns - 1)) / MATTER.columns
    return words.flatMap((label, index): Shape[] => {
      const x = (index % MATTER.columns) * (width + GAP)
      const y = Math.floor(index / MATTER.columns) * (MATTER.height + GAP)
      return [
        rect(x, y, width, MATTER.height, { fill: 'indigoPale', radius: 14 }),
        tickBox(x + 10, y + MATTER.height / 2 - 15),
        group(MATTERS[index]?.() ?? [], { x: x + 46, y: y + 12, scale: 0.8 }),
        ...textBox(label, x + 134, y + MATTER.height / 2, width - 138, { middle: true }).shapes,
      ]
    })
  },
})

const MATTERS: (() => Shape[])[] = [
  () => [...clock(46, 50, 40, 0.3), ...cross(82, 82, 32)],
  () => [
    methodSign('pills', { x: 0, y: 0, scale: 0.94 }),
    circle(80, 80, 20, { fill: 'ink' }),
    path('M74 71v18M86 71v18', { stroke: 'white', width: 6 }),
  ],
  () => padlock(),
  () => calendarOfDays(1, 22, 14, [2, 2, 2, 1, ...Array.from({ length: 24 }, () => 0)]),
  () => [
    methodSign('pills', { x: 0, y: 0, scale: 0.56 }),
    methodSign('injection', { x: 28, y: 34, scale: 0.56 }),
    ...cross(82, 82, 32),
  ],
  () => [group(methodShapes('condom'), { x: -22, y: 0 }), group(ribbon(), { x: 36, y: 14, scale: 0.7 })],
]
