import { diagram } from '../../diagram.ts'
import { hundred } from '../../kit/hundred.ts'
import { circle, type Shape } from '../../kit/shapes.ts'
import { textBox } from '../../kit/text.ts'

/** Of 100 pregnancies; of these unintended ones, 61 in 100 end in induced abortion: starter/figures/benefits-of-family-planning.md. */
const UNINTENDED = 48
const ABORTED = Math.round(UNINTENDED * 0.61)
const STEP = 21

/** 100 pregnancies: unintended, and of these ended by abortion. */
export const unintended = diagram({
  id: 'unintended-pregnancies',
  width: 'half',
  height: 316,
  texts: {
    en: {
      all: `${UNINTENDED} of 100 unintended`,
      some: `of these, ${ABORTED} end in abortion`,
      alt: `100 dots for 100 pregnancies in the world. ${UNINTENDED} are filled: they are unintended. ${ABORTED} of these are black: they end in induced abortion.`,
      note: 'Each dot is one of 100 pregnancies in the world. Ask what your country’s dots would look like.',
    },
    fr: {
      all: `${UNINTENDED} sur 100 non voulues`,
      some: `dont ${ABORTED} finissent en avortement`,
      alt: `100 points pour 100 grossesses dans le monde. ${UNINTENDED} sont pleins : elles ne sont pas voulues. ${ABORTED} d’entre eux sont noirs : elles finissent par un avortement provoqué.`,
      note: 'Chaque point est une grossesse sur 100 dans le monde. Demandez à quoi ressembleraient les points de votre pays.',
    },
    es: {
      all: `${UNINTENDED} de 100 no planeados`,
      some: `de ellos, ${ABORTED} acaban en aborto`,
      alt: `100 puntos para 100 embarazos en el mundo. ${UNINTENDED} están llenos: no fueron planeados. ${ABORTED} de ellos son negros: acaban en aborto inducido.`,
      note: 'Cada punto es uno de 100 embarazos en el mundo. Pregunte cómo serían los puntos de su país.',
    },
  },
  draw: ({ all, some }): Shape[] => [
    ...hundred(85, 0, STEP, UNINTENDED),
    ...Array.from({ length: ABORTED }, (_, index) =>
      circle(85 + STEP * (0.5 + (index % 10)), STEP * (0.5 + Math.floor(index / 10)), STEP * 0.4, { fill: 'ink' }),
    ),
    circle(24, 246, 11, { fill: 'ink' }),
    circle(50, 246, 11, { fill: 'terracotta' }),
    ...textBox(all, 72, 246, 308, { middle: true, bold: true }).shapes,
    circle(24, 290, 11, { fill: 'ink' }),
    ...textBox(some, 46, 290, 334, { middle: true }).shapes,
  ],
})
