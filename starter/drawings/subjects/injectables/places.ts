import { diagram, WIDTHS } from '../../diagram.ts'
import { LABEL } from '../../kit/leader.ts'
import { bodyFront } from '../../kit/people.ts'
import { circle, ellipse, group, line, path, rect, type Shape } from '../../kit/shapes.ts'
import { text, textBox } from '../../kit/text.ts'
import { device } from './device.ts'
import { vial } from './syringe.ts'

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
      head: 'DMPA-SC: under the skin',
      arm: 'Back of the arm: only by another person',
      belly: 'Belly, not at the navel',
      thigh: 'Front of the thigh',
      alt: 'Front of a body with three places for DMPA-SC: the belly but not the navel, the front of the thigh, and the back of the upper arm when another person injects.',
      note: 'Point to each place and ask who reaches it alone, and in which position.',
    },
    fr: {
      head: 'DMPA-SC : sous la peau',
      arm: 'Arrière du bras : par une autre personne',
      belly: 'Ventre, loin du nombril',
      thigh: 'Devant de la cuisse',
      alt: 'Corps de face avec trois endroits pour le DMPA-SC : le ventre, loin du nombril, le devant de la cuisse, et l’arrière du bras si une autre personne injecte.',
      note: 'Montrez chaque endroit et demandez qui l’atteint seule, et dans quelle position.',
    },
    es: {
      head: 'AMPD-SC: bajo la piel',
      arm: 'Atrás del brazo: solo otra persona',
      belly: 'Vientre, lejos del ombligo',
      thigh: 'Frente del muslo',
      alt: 'Cuerpo de frente con tres lugares para la AMPD-SC: el vientre, lejos del ombligo, el frente del muslo y la parte de atrás del brazo si inyecta otra persona.',
      note: 'Señale cada lugar y pregunte quién lo alcanza sola y en qué posición.',
    },
  },
  draw: ({ head, arm, belly, thigh }) => [
    text(head, 0, 26, LABEL),
    device({ cap: 'closed', medicine: 'mixed' }, { x: 358, y: 28, scale: 0.2 }),
    group(
      [
        bodyFront('skin', { x: 8, y: 6, scale: 1.03 }),
        ellipse(62, 152, 11, 9, SPOT),
        ellipse(98, 152, 11, 9, SPOT),
        ellipse(63, 240, 10, 22, SPOT),
        ellipse(97, 240, 10, 22, SPOT),
        path('M133 100C138 112 139 126 137 142', { stroke: 'ink', width: 15 }),
        path('M133 100C138 112 139 126 137 142', { stroke: 'marigold', width: 10, dash: [1, 15] }),
        line([141, 110], [200, 56], LEADER),
        line([106, 154], [200, 186], LEADER),
        line([104, 244], [200, 282], LEADER),
      ],
      { y: 46, scale: 0.86 },
    ),
    ...textBox(arm, 178, 96, WIDTHS.half - 178, { bold: true, middle: true }).shapes,
    ...textBox(belly, 178, 206, WIDTHS.half - 178, { bold: true, middle: true }).shapes,
    ...textBox(thigh, 178, 290, WIDTHS.half - 178, { bold: true, middle: true }).shapes,
  ],
})

/** Where an injection into the muscle is given: arm and hip from the side, buttock from behind. */
export const imPlaces = diagram({
  id: 'im-places',
  width: 'half',
  height: 336,
  anatomical: true,
  texts: {
    en: {
      head: 'DMPA-IM, NET-EN: muscle',
      arm: 'Upper arm',
      hip: 'Hip',
      buttock: 'Buttock: upper outer part',
      alt: 'Three places for an injection into the muscle: the upper arm; the hip from the side, between two spread fingers of a hand that lies on the hip bone; the upper outer quarter of the buttock from behind.',
      note: 'Draw the cross on the buttock in the air. Ask what lies below it: the sciatic nerve.',
    },
    fr: {
      head: 'DMPA-IM, NET-EN : muscle',
      arm: 'Haut du bras',
      hip: 'Hanche',
      buttock: 'Fesse : quart supérieur externe',
      alt: 'Trois endroits d’injection dans le muscle : le haut du bras ; la hanche vue de côté, entre deux doigts écartés d’une main posée sur l’os de la hanche ; le quart supérieur externe de la fesse, vu de dos.',
      note: 'Tracez en l’air la croix sur la fesse. Demandez ce qui se trouve plus bas : le nerf sciatique.',
    },
    es: {
      head: 'AMPD-IM, EN-NET: músculo',
      arm: 'Parte alta del brazo',
      hip: 'Cadera',
      buttock: 'Glúteo: parte superior externa',
      alt: 'Tres lugares para inyectar en el músculo: la parte alta del brazo; la cadera vista de lado, entre dos dedos separados de una mano puesta sobre el hueso; el cuadrante superior externo del glúteo, visto por detrás.',
      note: 'Trace en el aire la cruz sobre el glúteo. Pregunte qué hay más abajo: el nervio ciático.',
    },
  },
  draw: ({ head, arm, hip, buttock }) => [
    text(head, 0, 26, LABEL),
    vial({ x: 362, y: 0, scale: 0.4 }),
    ...[
      { scene: upperArm, label: arm },
      { scene: hipFromSide, label: hip },
      { scene: buttockFromBehind, label: buttock },
    ].flatMap(({ scene, label }, row): Shape[] => {
      const y = 40 + row * 100
      return [
        rect(0, y, 150, 96, { fill: 'indigoPale', radius: 12 }),
        group(scene(), { x: 8, y, scale: 0.89 }),
        ...textBox(label, 166, y + 48, WIDTHS.half - 166, { bold: true, middle: true }).shapes,
      ]
    }),
  ],
})

/** A shoulder and an upper arm from the side. */
function upperArm(): Shape[] {
  return [
    path('M50 108C46 80 40 46 54 26Q74 8 98 26C110 46 104 80 102 108Z', { fill: 'skin' }),
    path('M50 26Q74 2 102 26L100 34Q76 22 52 34Z', { fill: 'leaf' }),
    circle(76, 56, 10, SPOT),
  ]
}

/** A hip from the side, the belly at the right; the hand of the provider lies on the hip bone. */
function hipFromSide(): Shape[] {
  return [
    path('M46 0C48 16 30 26 26 48C22 68 40 74 44 108H108C106 90 116 66 112 44C110 28 100 16 102 0Z', { fill: 'skin' }),
    path('M40 28Q72 8 106 32', { stroke: 'skinDark', width: 3, dash: [4, 6] }),
    path('M130 92L94 82', { stroke: 'skinDeep', width: 25 }),
    ellipse(84, 78, 17, 14, { fill: 'skinDeep' }),
    path('M90 74L100 38', { stroke: 'skinDeep', width: 11 }),
    path('M78 72L58 32', { stroke: 'skinDeep', width: 11 }),
    path('M72 82L54 74', { stroke: 'skinDeep', width: 11 }),
    circle(81, 44, 9, SPOT),
  ]
}

/** A buttock from behind, with its quarters; the place is in the upper outer one. */
function buttockFromBehind(): Shape[] {
  return [
    path('M42 0C44 16 24 28 20 52C18 72 26 92 28 108H122C124 92 132 72 130 52C126 28 106 16 108 0Z', { fill: 'skin' }),
    path('M75 24V88M26 90Q52 104 75 88Q98 104 124 90', { stroke: 'skinDark', width: 3 }),
    path('M102 20V96M78 58H130', { stroke: 'white', width: 2.5, dash: [5, 5] }),
    circle(115, 41, 9, SPOT),
  ]
}
