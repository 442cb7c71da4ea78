import { diagram } from '../../diagram.ts'
import { frames } from '../../kit/frames.ts'
import { arrow, path } from '../../kit/shapes.ts'
import { fingertip, LAYERS, rod, tissue } from './parts.ts'

const right = [
  ...tissue({ from: 64, to: 190, height: 7 }),
  rod(92, LAYERS.fat + 3, 0, 72),
  fingertip(128, LAYERS.skin - 4, 'glove'),
]
const deep = [...tissue(), rod(92, 146, 2, 72), ...arrow([128, 26], [128, 72], { width: 5 })]
/** A rod whose end is outside the skin. */
export const sticksOut = [
  ...tissue({ from: 100, to: 200, height: 5 }),
  path('M86 86L92 100', { stroke: 'blood', width: 5 }),
  rod(64, 74, 22, 72),
]

/** The right depth of a rod and two wrong ones. */
export const implantDepth = diagram({
  id: 'implant-depth',
  width: 'full',
  height: 281,
  anatomical: true,
  texts: {
    en: {
      captions: [
        'Just under the skin: easy to feel, easy to remove',
        'Too deep: not felt. Do not cut; find it by imaging, refer',
        'Rod sticks out: remove it, place a new one',
      ],
      alt: 'Three cuts through the skin of the arm. Right: the rod lies just under the skin and a finger feels it. Wrong: the rod lies deep in the muscle and cannot be felt. Wrong: the rod sticks out of the skin.',
      note: 'Ask which of the three a finger can find, and what you would tell the client in the other two.',
    },
    fr: {
      captions: [
        'Juste sous la peau : facile à sentir et à retirer',
        'Trop profond : non palpable. Ne pas inciser ; imagerie, référer',
        'Le bâtonnet sort : retirer, en poser un nouveau',
      ],
      alt: 'Trois coupes de la peau du bras. Bien : le bâtonnet est juste sous la peau et un doigt le sent. Mal : le bâtonnet est profond, dans le muscle, et on ne le sent pas. Mal : le bâtonnet sort de la peau.',
      note: 'Demandez lequel des trois un doigt peut trouver, et ce que l’on dit à la cliente dans les deux autres cas.',
    },
    es: {
      captions: [
        'Justo bajo la piel: fácil de palpar y de retirar',
        'Muy profunda: no se palpa. No cortar; imagen, referir',
        'La varilla sale: retirar y colocar otra nueva',
      ],
      alt: 'Tres cortes de la piel del brazo. Bien: la varilla está justo bajo la piel y un dedo la palpa. Mal: la varilla está profunda, en el músculo, y no se palpa. Mal: la varilla sale de la piel.',
      note: 'Pregunte cuál de las tres puede encontrar un dedo y qué se le dice a la usuaria en las otras dos.',
    },
  },
  draw: ({ captions: [first = '', second = '', third = ''] }) =>
    frames([
      { scene: right, caption: first, mark: 'right' },
      { scene: deep, caption: second, mark: 'wrong' },
      { scene: sticksOut, caption: third, mark: 'wrong' },
    ]),
})
