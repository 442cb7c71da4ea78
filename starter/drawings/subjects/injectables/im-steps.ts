import { diagram } from '../../diagram.ts'
import { openHand } from '../../kit/hands.ts'
import { cross, stepNumber, tick } from '../../kit/marks.ts'
import { circle, group, path, rect, type Shape } from '../../kit/shapes.ts'
import { text } from '../../kit/text.ts'
import { sceneNoRub } from './scenes.ts'
import { flatSkin } from './skin.ts'
import { syringe, vial } from './syringe.ts'

/** One cell of three by two. */
const CELL = { width: 278, height: 170 } as const

/** An injection into the muscle, from the vial to the box. */
export const imSteps = diagram({
  id: 'im-steps',
  width: 'full',
  height: 2 * CELL.height,
  anatomical: true,
  texts: {
    en: {
      words: [
        'Hands, date, vial',
        'Shake gently (DMPA)',
        'Whole dose',
        'Straight in, deep',
        'Do not rub',
        'No recapping: box',
      ],
      alt: 'Six steps of an injection into the muscle: wash hands and check the date of the vial; shake a DMPA vial gently; draw up the whole dose with a new syringe; needle straight in and deep, inject slowly; do not rub; straight into the safety box, without the cap.',
      note: 'Trainees name what is wrong when you leave out one step in a demonstration.',
    },
    fr: {
      words: [
        'Mains, date, flacon',
        'Agiter (DMPA)',
        'Toute la dose',
        'Droit, profond',
        'Ne pas frotter',
        'Sans capuchon : boîte',
      ],
      alt: 'Six étapes d’une injection dans le muscle : se laver les mains et vérifier la date du flacon ; agiter doucement le flacon de DMPA ; aspirer toute la dose avec une seringue neuve ; piquer droit et profond, injecter lentement ; ne pas frotter ; tout de suite dans la boîte de sécurité, sans capuchon.',
      note: 'Les participants disent ce qui manque quand vous oubliez une étape dans une démonstration.',
    },
    es: {
      words: [
        'Manos, fecha, frasco',
        'Agitar (AMPD)',
        'Toda la dosis',
        'Recta y profunda',
        'No frotar',
        'Sin tapa: a la caja',
      ],
      alt: 'Seis pasos de una inyección en el músculo: lavarse las manos y ver la fecha del frasco; agitar con suavidad el frasco de AMPD; extraer toda la dosis con una jeringa nueva; aguja recta y profunda, inyectar despacio; no frotar; enseguida a la caja de seguridad, sin tapa.',
      note: 'Las participantes dicen qué falta cuando usted omite un paso en una demostración.',
    },
  },
  draw: ({ words }) =>
    [check(), shake(), drawUp(), intoMuscle(), sceneNoRub(), toBox()].flatMap((scene, index) => {
      const [x, y] = [(index % 3) * CELL.width, Math.floor(index / 3) * CELL.height]
      return [
        group(scene, { x: x + 52, y: y + 4, scale: 0.72 }),
        ...stepNumber(index + 1, x + 22, y + 24),
        text(words[index] ?? '', x + CELL.width / 2, y + 156, { bold: true, anchor: 'middle' }),
      ]
    }),
})

function check(): Shape[] {
  return [
    openHand('skinLight', { x: 70, y: 98, scale: 0.6 }),
    path('M70 150h1', { stroke: 'skinLight', width: 4 }),
    ...[
      [112, 34],
      [28, 44],
      [118, 86],
    ].map(([x = 0, y = 0]) => circle(x, y, 9, { fill: 'white', stroke: 'waterDeep', width: 3 })),
    vial({ x: 190, y: 40, scale: 1.2 }),
    ...tick(226, 44, 34),
  ]
}

function shake(): Shape[] {
  return [
    vial({ x: 124, y: 24, scale: 1.3, rotate: 12 }),
    path('M68 34Q54 70 66 104M50 26Q32 70 48 114', { stroke: 'indigo', width: 5 }),
    path('M176 48Q192 84 176 118M194 40Q214 84 196 126', { stroke: 'indigo', width: 5 }),
  ]
}

function drawUp(): Shape[] {
  return [
    vial({ x: 120, y: 92, scale: 1.0, rotate: 180 }),
    rect(98, 12, 44, 34, { fill: 'white' }),
    syringe(0.7, { x: 120, y: 60, scale: 0.5, rotate: 180 }),
    path('M176 100v44M164 130l12 16l12 -16', { stroke: 'indigo', width: 6 }),
  ]
}

/** A needle straight through skin and fat into the muscle, 240 by 170. */
export function intoMuscle(): Shape[] {
  return [
    ...flatSkin(10, 94, 220, { skin: 10, fat: 30, muscle: 76 }),
    syringe(0.4, { x: 112, y: 154, scale: 0.8 }),
    path('M182 24v44M170 54l12 16l12 -16', { stroke: 'indigo', width: 6 }),
  ]
}

function toBox(): Shape[] {
  return [
    path('M64 82L84 66H184L164 82Z', { fill: 'marigoldPale', stroke: 'ink', width: 3 }),
    path('M164 82L184 66V150L164 166Z', { fill: 'marigold', stroke: 'ink', width: 3 }),
    rect(64, 82, 100, 84, { fill: 'marigold', stroke: 'ink', width: 3 }),
    syringe(0.06, { x: 122, y: 82, scale: 0.44 }),
    path('M114 100L136 146H92Z', { fill: 'white', stroke: 'ink', width: 3 }),
    path('M114 116v14M114 138v1', { stroke: 'ink', width: 4 }),
    ...cross(216, 44, 34),
    path('M196 70l34 20', { stroke: 'marigold', width: 13 }),
  ]
}
