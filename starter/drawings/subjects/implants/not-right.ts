import { methodSign } from '../../kit/methods.ts'
import { arrow, group, path, rect, type Shape } from '../../kit/shapes.ts'
import { sticksOut } from './depth.ts'
import { four } from './four.ts'
import { check } from './insertion.ts'
import { applicator, LAYERS, rod, tissue } from './parts.ts'

/** A scene of a step, as wide as a cell. */
function cut(scene: Shape[]): Shape[] {
  return [group(scene, { x: 0, y: 10, scale: 184 / 240 })]
}

/** A condom, and a screen on which the rod is seen. */
function imaging(): Shape[] {
  return [
    methodSign('condom', { x: 8, y: 40, scale: 0.68 }),
    rect(84, 30, 92, 76, { fill: 'ink', stroke: 'steelDark', width: 5, radius: 8 }),
    path('M118 38H142L166 92Q130 104 94 92Z', { fill: 'steelDark' }),
    rod(112, 74, -4, 38),
    path('M130 108V126M108 128H152', { stroke: 'steelDark', width: 8 }),
  ]
}

/** The needle under the skin comes out again; an arrow says to withdraw it. */
const throughSkin = [
  ...tissue({ from: 84, to: 214, height: 26 }),
  applicator({ x: 222, y: LAYERS.skin - 6 }, 120, 62),
  ...arrow([150, 26], [84, 26], { width: 6 }),
]

/** What may not be right after placing a rod, in the order of the lines. */
export const implantNotRight = four(
  'implant-not-right',
  () => [cut(check), imaging(), cut(throughSkin), cut(sticksOut)],
  {
    en: {
      alt: 'Four pictures in the order of the lines: the needle seen through a glass; a condom, and a screen that shows the rod; a needle whose tip came out through the skin, with an arrow back; a rod that sticks out of the skin.',
      note: 'Cover the words: for each picture a trainee says what to do first.',
    },
    fr: {
      alt: 'Quatre images dans l’ordre des lignes : l’aiguille vue à la loupe ; un préservatif, et un écran où l’on voit le bâtonnet ; une aiguille ressortie par la peau, avec une flèche en arrière ; un bâtonnet qui sort de la peau.',
      note: 'Cachez les mots : pour chaque image, un participant dit ce qu’il fait d’abord.',
    },
    es: {
      alt: 'Cuatro imágenes en el orden de las líneas: la aguja vista con lupa; un condón y una pantalla que muestra la varilla; una aguja cuya punta salió por la piel, con una flecha hacia atrás; una varilla que sale de la piel.',
      note: 'Tape las palabras: con cada imagen alguien dice qué hacer primero.',
    },
  },
  true,
)
