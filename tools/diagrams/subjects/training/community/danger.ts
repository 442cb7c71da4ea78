import { diagram } from '../../../diagram.ts'
import { LABEL, leader } from '../../../kit/leader.ts'
import { bodyFront } from '../../../kit/people.ts'
import { circle, ellipse, type Point, type Shape } from '../../../kit/shapes.ts'
import { textBox } from '../../../kit/text.ts'

const SCALE = 1.02
const [LEFT, TOP] = [346, 2] as const
/** A place on the body of `bodyFront`. */
const on = ([x, y]: Point): Point => [LEFT + x * SCALE, TOP + y * SCALE]

/** Where each sign is, and where its words stand: three at the left, three at the right. */
const PLACES: { at: Point; y: number; side: 'left' | 'right' }[] = [
  { at: [58, 24], y: 46, side: 'left' },
  { at: [56, 86], y: 148, side: 'left' },
  { at: [54, 246], y: 262, side: 'left' },
  { at: [82, 24], y: 46, side: 'right' },
  { at: [114, 100], y: 150, side: 'right' },
  { at: [78, 168], y: 268, side: 'right' },
]

/** Signs that need help at once, on the body. */
export const communityDanger = diagram({
  id: 'community-danger-signs',
  width: 'full',
  height: 334,
  texts: {
    en: {
      signs: [
        'Yellow eyes or skin: liver',
        'On combined pills, chest pain: clot',
        'On combined pills, leg pain, weak side, lost sight: clot, stroke',
        'After a dose: swollen face, hard breathing: allergy',
        'Hot, swollen, painful injection place: abscess',
        'Strong low belly pain, faint: pregnancy outside the womb',
      ],
      alt: 'A body with six signs that need help at once. Yellow eyes or skin: liver illness. On combined pills, chest pain: clot. On combined pills, leg pain, a weak side or lost sight: clot or stroke. After a dose, swollen face and hard breathing: severe allergy. Hot, swollen, painful place of injection: abscess. Strong pain low in the belly, faint: could be a pregnancy outside the womb.',
      note: 'Point to a place; the group says the sign and what to do until help is there.',
    },
    fr: {
      signs: [
        'Yeux ou peau jaunes : foie',
        'Pilule combinée, douleur à la poitrine : caillot',
        'Pilule combinée, mal à la jambe, côté faible, vue perdue : caillot, AVC',
        'Après une dose : visage gonflé, souffle court : allergie',
        'Point d’injection chaud, gonflé : abcès',
        'Forte douleur au bas-ventre, malaise : grossesse extra-utérine',
      ],
      alt: 'Un corps avec six signes qui demandent une aide immédiate. Yeux ou peau jaunes : maladie du foie. Sous pilule combinée, douleur à la poitrine : caillot. Sous pilule combinée, douleur à la jambe, côté faible ou vue perdue : caillot ou AVC. Après une dose, visage gonflé et respiration difficile : allergie grave. Point d’injection chaud, gonflé, douloureux : abcès. Forte douleur au bas-ventre, malaise : peut-être une grossesse extra-utérine.',
      note: 'Montrez un endroit ; le groupe dit le signe et que faire en attendant l’aide.',
    },
    es: {
      signs: [
        'Ojos o piel amarillos: hígado',
        'Con píldora combinada, dolor de pecho: coágulo',
        'Con píldora combinada, dolor de pierna, lado débil, sin vista: coágulo, derrame',
        'Tras una dosis: cara hinchada, sin aliento: alergia',
        'Sitio de inyección caliente, hinchado: absceso',
        'Dolor fuerte bajo el vientre, desmayo: embarazo ectópico',
      ],
      alt: 'Un cuerpo con seis señales que piden ayuda inmediata. Ojos o piel amarillos: enfermedad del hígado. Con píldora combinada, dolor de pecho: coágulo. Con píldora combinada, dolor de pierna, un lado débil o pérdida de la vista: coágulo o derrame. Tras una dosis, cara hinchada y dificultad para respirar: alergia grave. Sitio de inyección caliente, hinchado y doloroso: absceso. Dolor fuerte bajo el vientre, desmayo: puede ser un embarazo ectópico.',
      note: 'Señale un lugar; el grupo dice la señal y qué hacer hasta que llegue la ayuda.',
    },
  },
  draw: ({ signs }): Shape[] => [
    bodyFront('skin', { x: LEFT, y: TOP, scale: SCALE }),
    ...PLACES.flatMap(({ at, y, side }, index): Shape[] => {
      const isLeft = side === 'left'
      const x = isLeft ? 316 : 520
      return [
        ...leader([isLeft ? x + 6 : x - 6, y], on(at)),
        circle(...on(at), 9, { fill: 'marigold', stroke: 'ink', width: 3 }),
        ...textBox(signs[index] ?? '', x, y, 312, { ...LABEL, middle: true, anchor: isLeft ? 'end' : 'start' }).shapes,
      ]
    }),
    ellipse(...on([62, 24]), 2.6, 2.6, { fill: 'hair' }),
  ],
})
