import { type DiagramTexts, diagram, type Language, WIDTHS } from '../../diagram.ts'
import { box } from '../../kit/boxes.ts'
import { leader } from '../../kit/leader.ts'
import { circle, type Point, path, rect, type Shape } from '../../kit/shapes.ts'
import { textBox } from '../../kit/text.ts'
import { outline } from '../training/community/outline.ts'

/** A sign: its place on the woman of `outline`, and the height of its label. */
interface Sign {
  at: Point
  labelY: number
}

/** At the left: she calls soon. */
const SOON: Sign[] = [
  { at: [48, 8], labelY: 90 },
  { at: [49, 32], labelY: 172 },
  { at: [60, 180], labelY: 268 },
]
/** At the right: she gets help at once. */
const AT_ONCE: Sign[] = [
  { at: [92, 8], labelY: 94 },
  { at: [92, 29], labelY: 156 },
  { at: [84, 48], labelY: 218 },
  { at: [88, 226], labelY: 290 },
]

interface CallTexts extends DiagramTexts {
  heads: [soon: string, atOnce: string]
  soon: string[]
  atOnce: string[]
}

const CALL: Record<Language, CallTexts> = {
  en: {
    heads: ['Call soon', 'Help at once'],
    soon: ['Headache that stays', 'Sight or hearing changed', 'Very heavy or long bleeding'],
    atOnce: [
      'A fit, or a very bad headache',
      'Yellow eyes or skin',
      'Swollen face, hard breathing',
      'Pus at the place',
    ],
    alt: 'A woman in a dress with signs. At the left, call soon: a headache that stays; sight or hearing changed; very heavy or long bleeding. At the right, help at once: a fit, or a very bad headache; yellow eyes or skin; a swollen face or hard breathing; pus at the place of the injection.',
    note: 'Trainees show a partner the places on their own body. Which ones cannot wait a minute?',
  },
  fr: {
    heads: ['Appeler bientôt', 'Aide tout de suite'],
    soon: ['Mal de tête qui dure', 'Vue ou ouïe changée', 'Saignement très abondant ou long'],
    atOnce: [
      'Très fort mal de tête ; convulsions',
      'Yeux ou peau jaunes',
      'Visage gonflé, souffle court',
      'Pus à l’endroit',
    ],
    alt: 'Une femme en robe avec des signes. À gauche, appeler bientôt : mal de tête qui dure ; vue ou ouïe changée ; saignement très abondant ou long. À droite, aide tout de suite : très fort mal de tête, ou convulsions ; yeux ou peau jaunes ; visage gonflé ou souffle court ; pus à l’endroit de l’injection.',
    note: 'Chacun montre les endroits sur son propre corps. Lesquels n’attendent pas une minute ?',
  },
  es: {
    heads: ['Llamar pronto', 'Ayuda de inmediato'],
    soon: ['Dolor de cabeza que sigue', 'Cambia la vista o el oído', 'Sangrado muy abundante o largo'],
    atOnce: [
      'Dolor de cabeza muy fuerte; convulsiones',
      'Ojos o piel amarillos',
      'Cara hinchada, falta el aire',
      'Pus en el lugar',
    ],
    alt: 'Una mujer con vestido y señales. A la izquierda, llamar pronto: dolor de cabeza que sigue; cambia la vista o el oído; sangrado muy abundante o largo. A la derecha, ayuda de inmediato: dolor de cabeza muy fuerte, o convulsiones; ojos o piel amarillos; cara hinchada o falta de aire; pus en el lugar de la inyección.',
    note: 'Cada persona muestra los lugares en su propio cuerpo. ¿Cuáles no esperan ni un minuto?',
  },
}

const HEIGHT = 336
const WOMAN = { x: 348, y: 10 } as const
const [LEFT, RIGHT] = [316, 520] as const

/** Signs with which a woman who injects herself calls, or gets help at once. */
export const scCall = diagram({
  id: 'sc-call-signs',
  width: 'full',
  height: HEIGHT,
  texts: CALL,
  draw: ({ heads, soon, atOnce }) => [
    rect(0, 0, WIDTHS.full / 2, HEIGHT, { fill: 'marigoldPale', radius: 14 }),
    rect(WIDTHS.full / 2, 0, WIDTHS.full / 2, HEIGHT, { fill: 'terracottaPale', radius: 14 }),
    ...box(heads[0], [12, 10], [280, 42], { fill: 'white', stroke: 'ink', bold: true, size: 27 }),
    ...box(heads[1], [544, 10], [280, 42], { fill: 'ink', ink: 'white', bold: true, size: 27 }),
    outline('skin', { ...WOMAN, scale: 1 }),
    ...SOON.flatMap((sign, index) => pointed(sign, soon[index] ?? '', true)),
    ...AT_ONCE.flatMap((sign, index) => pointed(sign, atOnce[index] ?? '', false)),
  ],
})

function pointed({ at: [dx, dy], labelY }: Sign, words: string, isLeft: boolean): Shape[] {
  const [x, y] = [WOMAN.x + dx, WOMAN.y + dy]
  const edge = isLeft ? LEFT : RIGHT
  return [
    ...leader([x, y], [edge, labelY]),
    circle(
      x,
      y,
      11,
      isLeft ? { fill: 'marigold', stroke: 'ink', width: 3 } : { fill: 'blood', stroke: 'white', width: 3 },
    ),
    ...(isLeft ? [] : [path(`M${x} ${y - 4}v4M${x} ${y + 3.8}v0.5`, { stroke: 'white', width: 3 })]),
    ...textBox(words, isLeft ? edge - 8 : edge + 8, labelY, 304, {
      bold: true,
      middle: true,
      size: 27,
      anchor: isLeft ? 'end' : 'start',
    }).shapes,
  ]
}
