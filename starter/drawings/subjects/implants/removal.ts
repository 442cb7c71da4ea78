import { diagram } from '../../diagram.ts'
import { backdrop } from '../../kit/frames.ts'
import { arrow, circle, line, path, rect, type Shape } from '../../kit/shapes.ts'
import { text } from '../../kit/text.ts'
import { anaesthetic, fingertip, forceps, LAYERS, rod, scalpel, syringe, tissue } from './parts.ts'
import { stepsBelow, stepsBeside, TWO_ROWS_HEIGHT } from './step-grid.ts'

/** The end near the elbow; the far end is pressed down, so that this one rises. */
const NEAR = { x: 98, y: LAYERS.fat - 1 } as const
const pressed = (): Shape[] => [
  ...tissue({ from: 70, to: 150, height: 6 }),
  rod(NEAR.x, NEAR.y, 5, 80),
  fingertip(180, LAYERS.skin + 8, 'glove', 6),
]

const press = [...pressed(), ...arrow([212, 30], [212, 66], { width: 5 })]
const mark = [
  ...pressed(),
  circle(NEAR.x + 4, LAYERS.skin - 6, 5, { fill: 'indigo' }),
  path('M97 78L106 62L124 68L114 84Z', { fill: 'ink' }),
  path('M106 62L136 14L154 20L124 68Z', { fill: 'indigo' }),
]
const numb = [
  ...tissue({ from: 96, to: 176, height: 6 }),
  anaesthetic(144, LAYERS.fat + 19, 32),
  rod(NEAR.x + 26, NEAR.y, 4, 80),
  syringe({ x: 136, y: LAYERS.fat + 18, rotate: 28 }),
]
/** From above: the rod under the skin, its far end pressed down, and the cut in its direction. */
const cut = [
  backdrop('skin'),
  path('M112 108H206', { stroke: 'skinLight', width: 26 }),
  path('M112 108H204', { stroke: 'bone', width: 8, dash: [14, 9] }),
  path('M98 108H107', { stroke: 'white', width: 14 }),
  path('M98 108H107', { stroke: 'blood', width: 8 }),
  ...arrow([102, 68], [102, 92], { paint: 'white', width: 5 }),
  text('2 mm', 102, 62, { size: 38, bold: true, paint: 'white', anchor: 'middle' }),
  scalpel({ x: 95, y: 113, rotate: -26 }),
  fingertip(206, 104, 'glove', 10),
]
const push = [
  ...tissue({ from: 60, to: 130, height: 5 }),
  path('M72 84V104', { stroke: 'blood', width: 5 }),
  rod(56, 86, 12, 80),
  fingertip(146, LAYERS.skin + 8, 'glove', 24),
  ...arrow([206, 62], [172, 62], { width: 5 }),
]
const draw = [
  ...tissue(),
  path('M126 88V104', { stroke: 'blood', width: 5 }),
  rod(86, 72, 26, 80),
  forceps({ x: 94, y: 76, rotate: 8 }),
  ...arrow([142, 56], [108, 36], { width: 5 }),
]
const whole = [
  backdrop(),
  path('M48 62H200V148H48Z', { fill: 'white', stroke: 'line', width: 2.5 }),
  rod(64, 82, 0, 112),
  rect(64, 104, 112, 30, { fill: 'marigoldPale', stroke: 'ink', width: 2 }),
  ...[0, 1, 2, 3, 4].map((cm) => line([64 + cm * 28, 104], [64 + cm * 28, 118], { stroke: 'ink', width: 2.5 })),
  text('4 cm', 132, 46, { size: 38, bold: true, anchor: 'middle' }),
]

export const removalFirst = [press, mark, numb]
export const removalLast = [cut, push, draw, whole]

/** Says on the first picture which end lies at the left and which at the right. */
function withEnds([first = [], ...others]: Shape[][], [left = '', right = '']: string[], leftY = 160): Shape[][] {
  return [
    [
      ...first,
      text(left, 8, leftY, { size: 25, bold: true, paint: 'white' }),
      text(right, 232, 160, { size: 25, bold: true, paint: 'white', anchor: 'end' }),
    ],
    ...others,
  ]
}

export const implantRemoval1 = diagram({
  id: 'implant-removal-1',
  width: 'full',
  height: 253,
  anatomical: true,
  texts: {
    en: {
      ends: ['elbow', 'shoulder'],
      captions: ['Press the end near the shoulder', 'Mark the end near the elbow', 'Anaesthetic under that end'],
      alt: 'Three pictures; the elbow is at the left. 1: a finger presses the end of the rod near the shoulder, so that the other end rises. 2: the end near the elbow is marked. 3: the anaesthetic goes under that end.',
      note: 'Ask why the anaesthetic goes under the rod: above it, the swelling hides the end.',
    },
    fr: {
      ends: ['coude', 'épaule'],
      captions: ['Appuyer sur le bout côté épaule', 'Marquer le bout côté coude', 'Anesthésier sous ce bout'],
      alt: 'Trois images ; le coude est à gauche. 1 : un doigt appuie sur le bout du bâtonnet côté épaule, l’autre bout se soulève. 2 : on marque le bout côté coude. 3 : l’anesthésique va sous ce bout.',
      note: 'Demandez pourquoi l’anesthésique va sous le bâtonnet : au-dessus, le gonflement cache le bout.',
    },
    es: {
      ends: ['codo', 'hombro'],
      captions: ['Presionar el extremo del hombro', 'Marcar el extremo del codo', 'Anestesia debajo de ese extremo'],
      alt: 'Tres imágenes; el codo está a la izquierda. 1: un dedo presiona el extremo de la varilla del lado del hombro y el otro extremo se levanta. 2: se marca el extremo del lado del codo. 3: la anestesia va debajo de ese extremo.',
      note: 'Pregunte por qué la anestesia va debajo de la varilla: encima, la hinchazón oculta el extremo.',
    },
  },
  draw: ({ captions, ends }) => stepsBelow(1, withEnds(removalFirst, ends), captions),
})

export const implantRemoval2 = diagram({
  id: 'implant-removal-2',
  width: 'full',
  height: TWO_ROWS_HEIGHT,
  anatomical: true,
  texts: {
    en: {
      ends: ['elbow', 'shoulder'],
      captions: [
        'Cut 2 mm along the rod',
        'Push until the tip shows',
        'Free it, grasp it, draw it out',
        'Show her the whole rod',
      ],
      alt: 'Four pictures. 4, seen from above: a scalpel opens 2 mm of skin at the tip of the rod, in the direction of the rod, while a finger presses the other end. 5: a finger pushes the rod towards the cut until its tip shows. 6: forceps grasp the tip and draw the rod out. 7: the whole rod lies beside a ruler, 4 cm long.',
      note: 'Ask what to do when the tip does not show: free it from scar tissue gently, and stop at the agreed time.',
    },
    fr: {
      ends: ['coude', 'épaule'],
      captions: [
        'Ouvrir 2 mm, dans l’axe',
        'Pousser jusqu’à voir le bout',
        'Libérer, saisir, retirer',
        'Montrer le bâtonnet entier',
      ],
      alt: 'Quatre images. 4, vue d’en haut : un bistouri ouvre 2 mm de peau au bout du bâtonnet, dans son axe, et un doigt appuie sur l’autre bout. 5 : un doigt pousse le bâtonnet vers l’ouverture jusqu’à voir son bout. 6 : une pince saisit le bout et retire le bâtonnet. 7 : le bâtonnet entier à côté d’une règle, 4 cm.',
      note: 'Demandez que faire si le bout ne se montre pas : le libérer doucement du tissu cicatriciel, et s’arrêter au temps convenu.',
    },
    es: {
      ends: ['codo', 'hombro'],
      captions: [
        'Abrir 2 mm, a lo largo',
        'Empujar hasta ver la punta',
        'Liberar, sujetar, sacar',
        'Mostrar la varilla entera',
      ],
      alt: 'Cuatro imágenes. 4, visto desde arriba: un bisturí abre 2 mm de piel en la punta de la varilla, a lo largo de ella, y un dedo presiona el otro extremo. 5: un dedo empuja la varilla hacia la abertura hasta ver la punta. 6: una pinza sujeta la punta y saca la varilla. 7: la varilla entera junto a una regla, 4 cm.',
      note: 'Pregunte qué hacer si la punta no aparece: liberarla con suavidad del tejido cicatricial y parar en el tiempo acordado.',
    },
  },
  draw: ({ captions, ends }) => stepsBeside(4, withEnds(removalLast, ends, 28), captions),
})
