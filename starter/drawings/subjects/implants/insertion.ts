import { diagram } from '../../diagram.ts'
import { backdrop } from '../../kit/frames.ts'
import { arrow, circle, path, rect, type Shape } from '../../kit/shapes.ts'
import { text } from '../../kit/text.ts'
import { anaesthetic, applicator, fingertip, LAYERS, rod, syringe, tissue } from './parts.ts'
import { stepsBelow, stepsBeside, TWO_ROWS_HEIGHT } from './step-grid.ts'

/** The largest angle at which the needle enters: starter/figures/contraceptive-implants.md, row "Site". */
const ANGLE = '< 30°'
const UNDER_SKIN = LAYERS.fat + 9

const anaesthetise = [
  ...tissue({ from: 96, to: 236, height: 8 }),
  anaesthetic(172, UNDER_SKIN - 5, 48),
  syringe({ x: 166, y: UNDER_SKIN - 4, rotate: 18 }),
]

/** The rod seen in the needle, through a glass. */
export const check = [
  backdrop(),
  applicator({ x: 178, y: 84 }),
  circle(158, 84, 40, { fill: 'white', stroke: 'ink', width: 5 }),
  path('M186 112L210 138', { stroke: 'ink', width: 8 }),
  path('M119 76H176L190 92H119Z', { fill: 'steelDark' }),
  rect(124, 79, 58, 10, { fill: 'white', radius: 5 }),
]

/** The angle is drawn behind the applicator, where nothing covers it. */
const enter = [
  ...tissue(),
  applicator({ x: 160, y: 101, rotate: 20 }, 62, 72),
  path('M124 88L8 88', { stroke: 'ink', width: 3 }),
  path('M35 55L13 47', { stroke: 'ink', width: 3, dash: [6, 5] }),
  path('M16 88A108 108 0 0 1 22 51', { stroke: 'ink', width: 4 }),
  text(ANGLE, 134, 62, { bold: true, size: 38 }),
]

/** The dashed line is the tilt of step 3. */
const lower = [
  ...tissue({ from: 100, to: 190, height: 16 }),
  path('M112 76L8 28', { stroke: 'ink', width: 3, dash: [8, 6] }),
  applicator({ x: 138, y: 80 }),
  ...arrow([22, 38], [22, 62], { width: 5 }),
]

const TENT = { from: 88, to: 226, height: 26 } as const
/** The nose of the applicator when the needle is in to its full length, and the middle height of the needle. */
const IN_FULLY = { nose: 114, y: 79 } as const

const glide = [
  ...tissue(TENT),
  applicator({ x: IN_FULLY.nose + 66, y: IN_FULLY.y }),
  ...arrow([157, 54], [157, 18], { width: 6 }),
  ...arrow([136, 117], [216, 117], { width: 8 }),
]

/** The applicator stays where it was; a dashed outline shows where its slider was. */
const slideBack = [
  ...tissue(TENT),
  rod(120, IN_FULLY.y + 2, 0, 62),
  applicator({ x: IN_FULLY.nose + 2, y: IN_FULLY.y }, 2),
  rect(80, 54, 26, 14, { fill: 'indigoPale', stroke: 'indigo', width: 2.5, dash: [4, 4], radius: 5 }),
  ...arrow([92, 38], [28, 38], { width: 6 }),
]

export const feelBothEnds: Shape[] = [
  ...tissue({ from: 52, to: 204, height: 7 }),
  rod(92, LAYERS.fat - 2, 0, 72),
  fingertip(98, LAYERS.skin - 4, 'glove', -6),
  fingertip(158, LAYERS.skin - 4, 'skin', 8),
]

export const firstSteps = [anaesthetise, check, enter]
export const lastSteps = [lower, glide, slideBack, feelBothEnds]

/** Placing one rod, steps 1 to 3. */
export const implantInsertion1 = diagram({
  id: 'implant-insertion-1',
  width: 'full',
  height: 252,
  anatomical: true,
  texts: {
    en: {
      captions: ['Numb the path, just under the skin', 'Check that the rod is inside', 'Enter at less than 30 degrees'],
      alt: 'Three pictures. 1: a syringe places anaesthetic just under the skin, along the path of the rod. 2: the rod is seen in the needle of the applicator. 3: the needle enters the skin at less than 30 degrees.',
      note: 'Let the trainees show the angle with their own applicator on the table before they touch the model.',
    },
    fr: {
      captions: [
        'Anesthésier le trajet, sous la peau',
        'Vérifier que le bâtonnet est là',
        'Entrer à moins de 30 degrés',
      ],
      alt: 'Trois images. 1 : une seringue dépose l’anesthésique juste sous la peau, sur le trajet du bâtonnet. 2 : on voit le bâtonnet dans l’aiguille de l’applicateur. 3 : l’aiguille entre dans la peau à moins de 30 degrés.',
      note: 'Les participants montrent l’angle avec leur applicateur sur la table avant de toucher au modèle.',
    },
    es: {
      captions: [
        'Anestesiar el trayecto, bajo la piel',
        'Comprobar que está la varilla',
        'Entrar a menos de 30 grados',
      ],
      alt: 'Tres imágenes. 1: una jeringa deja anestésico justo bajo la piel, a lo largo del trayecto de la varilla. 2: se ve la varilla en la aguja del aplicador. 3: la aguja entra en la piel a menos de 30 grados.',
      note: 'Los participantes muestran el ángulo con su aplicador sobre la mesa antes de tocar el modelo.',
    },
  },
  draw: ({ captions }) => stepsBelow(1, firstSteps, captions),
})

/** Placing one rod, steps 4 to 7. */
export const implantInsertion2 = diagram({
  id: 'implant-insertion-2',
  width: 'full',
  height: TWO_ROWS_HEIGHT,
  anatomical: true,
  texts: {
    en: {
      captions: [
        'Lower the applicator: flat',
        'Lift the skin, glide in fully',
        'Hold still, slider all the way back',
        'Feel both ends, she too',
      ],
      alt: 'Four pictures. 4: the applicator lies flat on the skin. 5: the needle lifts the skin like a tent and goes in to its full length. 6: the applicator stays still while the slider moves back; the rod stays under the skin. 7: a gloved finger and the client’s finger feel both ends of the rod.',
      note: 'Point to the skin that rises like a tent in picture 5, and ask what happens when the applicator moves in picture 6.',
    },
    fr: {
      captions: [
        'Abaisser l’applicateur à plat',
        'Soulever la peau, glisser à fond',
        'Tenir immobile, curseur en arrière',
        'Palper les deux bouts, elle aussi',
      ],
      alt: 'Quatre images. 4 : l’applicateur est à plat sur la peau. 5 : l’aiguille soulève la peau comme une tente et entre sur toute sa longueur. 6 : l’applicateur reste immobile, le curseur recule et le bâtonnet reste sous la peau. 7 : un doigt ganté et le doigt de la cliente sentent les deux bouts du bâtonnet.',
      note: 'Montrez la peau soulevée comme une tente sur l’image 5, puis demandez ce qui arrive si l’applicateur bouge à l’image 6.',
    },
    es: {
      captions: [
        'Bajar el aplicador hasta acostarlo',
        'Levantar la piel y entrar del todo',
        'Quieto; atrás el deslizador',
        'Palpar los dos extremos, ella también',
      ],
      alt: 'Cuatro imágenes. 4: el aplicador está acostado sobre la piel. 5: la aguja levanta la piel como una carpa y entra en toda su longitud. 6: el aplicador queda quieto, el deslizador va atrás y la varilla queda bajo la piel. 7: un dedo con guante y el dedo de la usuaria palpan los dos extremos de la varilla.',
      note: 'Señale la piel levantada como una carpa en la imagen 5 y pregunte qué pasa si el aplicador se mueve en la imagen 6.',
    },
  },
  draw: ({ captions }) => stepsBeside(4, lastSteps, captions),
})
