import { diagram } from '../../diagram.ts'
import { tick } from '../../kit/marks.ts'
import { calendar, clock } from '../../kit/objects.ts'
import { circle, group, path, type Shape } from '../../kit/shapes.ts'
import { signGrid } from '../../kit/sign-grid.ts'
import { FRENCH_LETTERS, LETTERS, letterTile } from '../permanent/letters.ts'

const HEIGHT = 320

/** The four letters of methods such as sterilization, each with a picture of what it asks for. */
export const lettersShown = diagram({
  id: 'letters-shown',
  width: 'half',
  height: HEIGHT,
  texts: {
    en: {
      letters: LETTERS,
      alt: 'Four letters with a picture each. A, accept: a tick. C, caution: a magnifying glass. D, delay: a calendar with a clock. S, special: a team of three.',
      note: 'Trainees say which letter sends a client away today without her method, and what she gets meanwhile.',
    },
    fr: {
      letters: FRENCH_LETTERS,
      alt: 'Quatre lettres, chacune avec une image. A, accepter : une coche. P, prudence : une loupe. D, différer : un calendrier et une horloge. S, spécial : une équipe de trois personnes.',
      note: 'Les participants disent quelle lettre renvoie une cliente sans sa méthode aujourd’hui, et ce qu’elle reçoit en attendant.',
    },
    es: {
      letters: LETTERS,
      alt: 'Cuatro letras, cada una con un dibujo. A, aceptar: un visto. C, cautela: una lupa. D, demorar: un calendario con un reloj. S, especial: un equipo de tres personas.',
      note: 'El grupo dice qué letra deja hoy a una usuaria sin su método y qué recibe mientras tanto.',
    },
  },
  draw: ({ letters }) =>
    signGrid(
      PICTURES.map((picture, index) => () => [
        ...letterTile(index, 38, 50, 68, letters),
        group(picture(), { x: 80, y: 4, scale: 0.92 }),
      ]),
      HEIGHT,
      172,
    ),
})

const PICTURES: (() => Shape[])[] = [
  () => tick(50, 50, 84),
  () => [
    path('M62 62L90 92', { stroke: 'ink', width: 13 }),
    circle(42, 42, 34, { fill: 'white', stroke: 'ink', width: 6 }),
    path('M42 22V46M42 58v3', { stroke: 'terracotta', width: 9 }),
  ],
  () => [...calendar(44, 50, 78), ...clock(76, 74, 24, 0.75)],
  () => [...member(22, 34), ...member(78, 34), ...member(50, 56)],
]

/** One of a team. @param x and `y` of the head */
function member(x: number, y: number): Shape[] {
  return [
    path(`M${x - 24} ${y + 44}Q${x - 24} ${y + 16} ${x} ${y + 16}T${x + 24} ${y + 44}Z`, {
      fill: 'leaf',
      stroke: 'white',
      width: 3,
    }),
    circle(x, y, 15, { fill: 'skinDark', stroke: 'white', width: 3 }),
  ]
}
