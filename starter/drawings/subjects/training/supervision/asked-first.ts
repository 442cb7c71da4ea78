import { diagram } from '../../../diagram.ts'
import { seatedAbove, standingAbove } from '../../../kit/from-above.ts'
import { cross, tick } from '../../../kit/marks.ts'
import { path, rect, type Shape } from '../../../kit/shapes.ts'
import { text } from '../../../kit/text.ts'

const [WIDTH, HEIGHT] = [178, 232] as const

/** Consent to be watched: the client is asked while the supervisor is still outside. */
export const askedFirst = diagram({
  id: 'supervision-asked-first',
  width: 'half',
  height: 316,
  texts: {
    en: {
      wrong: 'Already in',
      right: 'Asked first',
      alt: 'A consulting room from above, two times. Wrong: the supervisor already sits inside when the client is asked. Right: provider and client are alone and the door is closed; the supervisor waits outside.',
      note: 'Play both. Ask the client in the play in which room it was possible to say no.',
    },
    fr: {
      wrong: 'Déjà là',
      right: 'Demandé',
      alt: 'Une salle de consultation vue d’en haut, deux fois. Faux : la superviseuse est déjà assise quand on demande à la cliente. Juste : soignante et cliente sont seules, la porte est fermée ; la superviseuse attend dehors.',
      note: 'Jouez les deux. Demandez à la cliente dans quelle salle elle pouvait dire non.',
    },
    es: {
      wrong: 'Ya adentro',
      right: 'Antes se pide',
      alt: 'Un consultorio visto desde arriba, dos veces. Incorrecto: la supervisora ya está sentada adentro cuando se le pregunta a la clienta. Correcto: proveedora y clienta están solas y la puerta está cerrada; la supervisora espera afuera.',
      note: 'Representen las dos. Pregunte a la clienta en qué sala era posible decir que no.',
    },
  },
  draw: ({ wrong, right }): Shape[] => [
    ...room(0, true),
    seatedAbove({ x: 60, y: 56, rotate: 140, cloth: 'white' }),
    seatedAbove({ x: 112, y: 128, rotate: 320, cloth: 'terracotta', skin: 'skin' }),
    seatedAbove({ x: 42, y: 146, rotate: 70, cloth: 'indigo', skin: 'skin' }),
    ...cross(16, 300, 28),
    text(wrong, 36, 308),
    ...room(202, false),
    seatedAbove({ x: 262, y: 70, rotate: 140, cloth: 'white' }),
    seatedAbove({ x: 314, y: 142, rotate: 320, cloth: 'terracotta', skin: 'skin' }),
    standingAbove({ x: 340, y: 260, rotate: 90, cloth: 'indigo', skin: 'skin', scale: 0.8 }),
    ...tick(204, 300, 28),
    text(right, 224, 308),
  ],
})

function room(x: number, isOpen: boolean): Shape[] {
  return [
    rect(x + 2, 2, WIDTH - 4, HEIGHT - 4, { fill: 'sand', stroke: 'ink', width: 5 }),
    path(`M${x + 40} ${HEIGHT - 2}h56`, isOpen ? { stroke: 'paper', width: 8 } : { stroke: 'leaf', width: 7 }),
    ...(isOpen ? [path(`M${x + 40} ${HEIGHT - 2}l34 -44`, { stroke: 'terracotta', width: 5 })] : []),
  ]
}
