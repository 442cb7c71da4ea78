import { diagram, WIDTHS } from '../../diagram.ts'
import { bodyFront } from '../../kit/people.ts'
import { circle, ellipse, type Group, group, line, path, rect, type Shape } from '../../kit/shapes.ts'
import { textBox } from '../../kit/text.ts'

const LEADER = { stroke: 'indigo', width: 2.5 } as const
const SPOT = { fill: 'marigold', stroke: 'ink', width: 2.5 } as const

/** Where DMPA-SC is injected: front of the body. */
export const scPlaces = diagram({
  id: 'sc-places',
  width: 'half',
  height: 336,
  anatomical: true,
  texts: {
    en: {
      arm: 'Back of the arm: only by another person',
      belly: 'Belly, not at the navel',
      thigh: 'Front of the thigh',
      alt: 'Front of a body with three places for DMPA-SC: the belly but not the navel, the front of the thigh, and the back of the upper arm when another person injects.',
      note: 'Point to each place and ask who reaches it alone, and in which position.',
    },
    fr: {
      arm: 'Arrière du bras : par une autre personne',
      belly: 'Ventre, loin du nombril',
      thigh: 'Devant de la cuisse',
      alt: 'Corps de face avec trois endroits pour le DMPA-SC : le ventre, loin du nombril, le devant de la cuisse, et l’arrière du bras si une autre personne injecte.',
      note: 'Montrez chaque endroit et demandez qui l’atteint seule, et dans quelle position.',
    },
    es: {
      arm: 'Atrás del brazo: solo otra persona',
      belly: 'Vientre, lejos del ombligo',
      thigh: 'Frente del muslo',
      alt: 'Cuerpo de frente con tres lugares para la AMPD-SC: el vientre, lejos del ombligo, el frente del muslo y la parte de atrás del brazo si inyecta otra persona.',
      note: 'Señale cada lugar y pregunte quién lo alcanza sola y en qué posición.',
    },
  },
  draw: ({ arm, belly, thigh }) => [
    bodyFront('skin', { x: 8, y: 6, scale: 1.03 }),
    ellipse(62, 152, 11, 9, SPOT),
    ellipse(98, 152, 11, 9, SPOT),
    ellipse(63, 240, 10, 22, SPOT),
    ellipse(97, 240, 10, 22, SPOT),
    path('M133 100C138 112 139 126 137 142', { stroke: 'ink', width: 15 }),
    path('M133 100C138 112 139 126 137 142', { stroke: 'marigold', width: 10, dash: [1, 15] }),
    line([141, 110], [186, 60], LEADER),
    line([106, 154], [186, 184], LEADER),
    line([104, 244], [186, 274], LEADER),
    ...textBox(arm, 192, 62, WIDTHS.half - 192, { bold: true, middle: true }).shapes,
    ...textBox(belly, 192, 184, WIDTHS.half - 192, { bold: true, middle: true }).shapes,
    ...textBox(thigh, 192, 276, WIDTHS.half - 192, { bold: true, middle: true }).shapes,
  ],
})

/** Where an injection into the muscle is given: back of the body. */
export const imPlaces = diagram({
  id: 'im-places',
  width: 'half',
  height: 336,
  anatomical: true,
  texts: {
    en: {
      arm: 'Upper arm',
      hip: 'Hip',
      buttock: 'Buttock: upper outer part',
      alt: 'Back of a body with the places for an injection into the muscle: the upper arm, the hip, and the upper outer quarter of the buttock.',
      note: 'Draw the cross on the buttock in the air. Ask what lies below it: the sciatic nerve.',
    },
    fr: {
      arm: 'Haut du bras',
      hip: 'Hanche',
      buttock: 'Fesse : quart supérieur externe',
      alt: 'Corps de dos avec les endroits d’injection dans le muscle : le haut du bras, la hanche, et le quart supérieur externe de la fesse.',
      note: 'Tracez en l’air la croix sur la fesse. Demandez ce qui se trouve plus bas : le nerf sciatique.',
    },
    es: {
      arm: 'Parte alta del brazo',
      hip: 'Cadera',
      buttock: 'Glúteo: parte superior externa',
      alt: 'Cuerpo de espaldas con los lugares para inyectar en el músculo: la parte alta del brazo, la cadera y el cuadrante superior externo del glúteo.',
      note: 'Trace en el aire la cruz sobre el glúteo. Pregunte qué hay más abajo: el nervio ciático.',
    },
  },
  draw: ({ arm, hip, buttock }) => [
    bodyBack({ x: 8, y: 6, scale: 1.03 }),
    circle(125, 88, 9, SPOT),
    circle(118, 182, 8, SPOT),
    circle(104, 199, 9, SPOT),
    line([133, 86], [186, 66], LEADER),
    line([126, 180], [186, 164], LEADER),
    line([112, 203], [186, 252], LEADER),
    ...textBox(arm, 192, 66, WIDTHS.half - 192, { bold: true, middle: true }).shapes,
    ...textBox(hip, 192, 162, WIDTHS.half - 192, { bold: true, middle: true }).shapes,
    ...textBox(buttock, 192, 260, WIDTHS.half - 192, { bold: true, middle: true }).shapes,
  ],
})

/** The same person from behind, with the quarters of the right buttock. */
function bodyBack(place: { x: number; y: number; scale: number }): Group {
  const limb = { stroke: 'skin', width: 21 } as const
  const fold = { stroke: 'skinDark', width: 2.5 } as const
  const shapes: Shape[] = [
    rect(60, 44, 20, 24, { fill: 'skin' }),
    circle(70, 28, 24, { fill: 'hair' }),
    circle(70, 8, 11, { fill: 'hair' }),
    path(
      'M36 66Q70 58 104 66C110 88 98 106 98 124C98 140 108 152 110 178C112 196 108 214 104 222H36C32 214 28 196 30 178C32 152 42 140 42 124C42 106 30 88 36 66Z',
      { fill: 'skin' },
    ),
    path('M38 74C24 96 26 120 18 168', limb),
    path('M102 74C116 96 114 120 122 168', limb),
    path('M54 200C52 236 52 262 50 306', { ...limb, width: 31 }),
    path('M86 200C88 236 88 262 90 306', { ...limb, width: 31 }),
    path('M70 84V158', { stroke: 'skinDark', width: 2.5, dash: [2, 9] }),
    path('M70 172V220M38 222Q54 232 70 220Q86 232 102 222', fold),
    path('M89 172V224M72 198H106', { stroke: 'white', width: 2.5, dash: [5, 5] }),
  ]
  return group(shapes, place)
}
