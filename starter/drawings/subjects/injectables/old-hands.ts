import { diagram } from '../../diagram.ts'
import { FOUR_PAIRS_HEIGHT, fourPairs } from '../../kit/four-pairs.ts'
import { methodShapes } from '../../kit/methods.ts'
import { clock } from '../../kit/objects.ts'
import { arrow, circle, group, path, type Shape } from '../../kit/shapes.ts'
import { text } from '../../kit/text.ts'
import { device } from './device.ts'

/** A needle from above. @param length in points */
function needle(length: number): Shape[] {
  return [
    path('M38 2H62V22H38Z', { fill: 'indigo' }),
    path(`M50 20V${22 + length}`, { stroke: 'ink', width: 6 }),
    path('M4 32H40M60 32H96', { stroke: 'skin', width: 10 }),
  ]
}

const MUSCLE: (() => Shape[])[] = [
  () => [
    path('M4 66H96', { stroke: 'skin', width: 22 }),
    ...arrow([44, 32], [10, 32], { width: 7 }),
    ...arrow([56, 32], [90, 32], { width: 7 }),
  ],
  () => methodShapes('injection'),
  () => needle(74),
  () => clock(50, 50, 44, 0.08, 'terracotta'),
]
const SKIN: (() => Shape[])[] = [
  () => [
    path('M2 78H24C40 78 34 40 50 40S60 78 76 78H98', { stroke: 'skin', width: 22 }),
    ...arrow([4, 34], [30, 44], { width: 7 }),
    ...arrow([96, 34], [70, 44], { width: 7 }),
  ],
  () => [
    group([device({ cap: 'off', medicine: 'pressed' }, { x: 0, y: 0, scale: 0.58 })], { x: 50, y: 78 }),
    ...arrow([4, 36], [30, 36], { width: 7 }),
    ...arrow([96, 36], [70, 36], { width: 7 }),
  ],
  () => needle(34),
  () => [
    circle(50, 50, 44, { fill: 'white', stroke: 'indigo', width: 6 }),
    text('7', 50, 72, { size: 64, bold: true, anchor: 'middle' }),
  ],
]

/** What changes for hands that are used to injections into the muscle. */
export const oldHands = diagram({
  id: 'sc-old-hands',
  width: 'full',
  height: FOUR_PAIRS_HEIGHT,
  texts: {
    en: {
      heads: ['From the muscle', 'Under the skin'],
      muscle: ['Stretch the skin flat', 'Push a plunger', 'Long needle, deep', 'Quick, and done'],
      skin: ['Pinch it up', 'Press a bubble', 'Short needle, to the port', 'Count to seven'],
      alt: 'Two columns. From the muscle: stretch the skin flat; push a plunger; long needle, deep; quick, and done. Under the skin: pinch it up; press a bubble; short needle, to the port; count to seven.',
      note: 'Experienced hands show the left movement, then the right one.',
    },
    fr: {
      heads: ['Dans le muscle', 'Sous la peau'],
      muscle: ['Tendre la peau', 'Pousser un piston', 'Aiguille longue, profond', 'Vite fait'],
      skin: ['Pincer la peau', 'Presser une bulle', 'Aiguille courte, à fond', 'Compter jusqu’à sept'],
      alt: 'Deux colonnes. Dans le muscle : tendre la peau ; pousser un piston ; aiguille longue, profond ; vite fait. Sous la peau : pincer ; presser une bulle ; aiguille courte, jusqu’à la partie dure ; compter jusqu’à sept.',
      note: 'Les mains expérimentées montrent le geste de gauche, puis celui de droite.',
    },
    es: {
      heads: ['En el músculo', 'Bajo la piel'],
      muscle: ['Estirar la piel', 'Empujar un émbolo', 'Aguja larga, profundo', 'Rápido y listo'],
      skin: ['Pellizcar la piel', 'Apretar una burbuja', 'Aguja corta, hasta el fondo', 'Contar hasta siete'],
      alt: 'Dos columnas. En el músculo: estirar la piel; empujar un émbolo; aguja larga, profundo; rápido y listo. Bajo la piel: pellizcar; apretar una burbuja; aguja corta, hasta la parte dura; contar hasta siete.',
      note: 'Las manos con experiencia muestran el movimiento de la izquierda y luego el de la derecha.',
    },
  },
  draw: ({ heads, muscle, skin }) =>
    fourPairs(heads, [
      { words: muscle, scenes: MUSCLE, fill: 'sand' },
      { words: skin, scenes: SKIN, fill: 'leafPale' },
    ]),
})
