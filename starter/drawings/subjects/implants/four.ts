import { type Diagram, type DiagramTexts, diagram, type Language } from '../../diagram.ts'
import { calendar } from '../../kit/days.ts'
import { chip, cross } from '../../kit/marks.ts'
import { methodSign } from '../../kit/methods.ts'
import { bust } from '../../kit/people.ts'
import { arrow, group, rect, type Shape } from '../../kit/shapes.ts'
import { text } from '../../kit/text.ts'
import { GIRL } from '../people/signs.ts'
import { ribbon } from '../permanent/vas-client.ts'
import { padlock } from '../training/things.ts'
import { MONTHS } from './months.ts'
import { applicator, rod } from './parts.ts'
import { wholeArm } from './whole-arm.ts'

const CELL = { width: 184, height: 150, gap: 12 } as const

interface FourTexts extends DiagramTexts {
  hiv?: string
}

/** Four pictures beside the four messages of a slide, each 184 by 150. */
export function four(
  id: string,
  scenes: (hiv: string) => Shape[][],
  texts: Record<Language, FourTexts>,
  anatomical = false,
): Diagram {
  return diagram({
    id,
    anatomical,
    width: 'half',
    height: CELL.height * 2 + CELL.gap,
    texts,
    draw: ({ hiv = '' }) =>
      scenes(hiv).map((scene, index) =>
        group([rect(0, 0, CELL.width, CELL.height, { fill: 'indigoPale', radius: 12 }), ...scene], {
          x: (index % 2) * (CELL.width + CELL.gap),
          y: Math.floor(index / 2) * (CELL.height + CELL.gap),
        }),
      ),
  })
}

/** A rod that is drawn out of the upper arm. */
function armWithRodOut(): Shape[] {
  return [...wholeArm(), rod(104, 86, -58, 56), ...arrow([88, 66], [88, 18], { width: 6 })]
}

export const implantFourFacts = four(
  'implant-four-facts',
  (hiv) => [
    [...calendar(15, 31, 22, MONTHS.irregular)],
    [
      methodSign('implant', { x: 8, y: 30, scale: 0.82 }),
      ...cross(84, 106, 38),
      group(ribbon(0, 0), { x: 142, y: 58, scale: 0.7 }),
      text(hiv, 142, 134, { bold: true, size: 30, anchor: 'middle' }),
    ],
    [...wholeArm(), applicator({ x: 144, y: 86, rotate: 16 }, 44, 36)],
    armWithRodOut(),
  ],
  {
    en: {
      hiv: 'HIV',
      alt: 'Four pictures: a month with bleeding on irregular days; an implant with a cross beside the red ribbon of HIV: no protection; an applicator at an arm; a rod that comes out of an arm.',
      note: 'Cover the words: each trainee says one of the four sentences from its picture.',
    },
    fr: {
      hiv: 'VIH',
      alt: 'Quatre images : un mois avec des saignements à des jours imprévus ; un implant barré à côté du ruban rouge du VIH : pas de protection ; un applicateur au bras ; un bâtonnet qui sort du bras.',
      note: 'Cachez les mots : chaque participant dit une des quatre phrases d’après son image.',
    },
    es: {
      hiv: 'VIH',
      alt: 'Cuatro imágenes: un mes con sangrado en días irregulares; un implante tachado junto al lazo rojo del VIH: no protege; un aplicador en el brazo; una varilla que sale del brazo.',
      note: 'Tape las palabras: cada participante dice una de las cuatro frases a partir de su imagen.',
    },
  },
)

export const implantAdolescent = four(
  'implant-adolescent',
  () => [
    [bust(GIRL, { x: 8, y: 12, scale: 0.76 }), ...chip(1, 148, 40, 28)],
    armWithRodOut(),
    [
      methodSign('implant', { x: 6, y: 36, scale: 0.76 }),
      text('+', 92, 86, { bold: true, size: 34, anchor: 'middle' }),
      methodSign('condom', { x: 102, y: 36, scale: 0.76 }),
    ],
    [group(padlock(), { x: 42, y: 24 })],
  ],
  {
    en: {
      alt: 'Four pictures: a girl, category 1; a rod that comes out of an arm when she wishes; an implant and condoms together; a padlock for her privacy.',
      note: 'Ask which of the four pictures a girl in your community would name first.',
    },
    fr: {
      alt: 'Quatre images : une jeune fille, catégorie 1 ; un bâtonnet qui sort du bras quand elle le veut ; un implant et des préservatifs ensemble ; un cadenas pour sa vie privée.',
      note: 'Demandez laquelle des quatre images une jeune fille de votre communauté citerait d’abord.',
    },
    es: {
      alt: 'Cuatro imágenes: una joven, categoría 1; una varilla que sale del brazo cuando ella quiera; implante y condones juntos; un candado por su privacidad.',
      note: 'Pregunte cuál de las cuatro imágenes nombraría primero una joven de su comunidad.',
    },
  },
)
