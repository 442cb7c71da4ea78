import { diagram } from '../../diagram.ts'
import { baby, bust, type PersonLook } from '../../kit/people.ts'
import { arrow, circle, line, rect, type Shape } from '../../kit/shapes.ts'
import { text } from '../../kit/text.ts'

const AGES: PersonLook[] = [
  { skin: 'skinDark', head: 'bun', cloth: 'marigold' },
  { skin: 'skinDark', head: 'wrap', cloth: 'leaf' },
  { skin: 'skinDark', head: 'veil', headPaint: 'inkSoft', cloth: 'indigo' },
]

/** Timing is a point in a life, spacing a time between two pregnancies. */
export const twoWords = diagram({
  id: 'timing-and-spacing',
  width: 'half',
  height: 322,
  texts: {
    en: {
      timing: 'Timing: when?',
      spacing: 'Spacing: how long between?',
      alt: 'Timing: a point on the line of a life, from a girl to an old woman. Spacing: the time between a pregnancy and the next one.',
      note: 'Show the ring on the line of life, then the green time between two pregnancies, which are yellow. Ask for a local word for each.',
    },
    fr: {
      timing: 'Moment : quand ?',
      spacing: 'Espacement : combien ?',
      alt: 'Moment : un point sur la ligne d’une vie, de la fille à la femme âgée. Espacement : le temps entre une grossesse et la suivante.',
      note: 'Montrez l’anneau sur la ligne de vie, puis le temps vert entre deux grossesses, en jaune. Demandez un mot local pour chacun.',
    },
    es: {
      timing: 'Momento: ¿cuándo?',
      spacing: 'Espaciamiento: ¿cuánto?',
      alt: 'Momento: un punto en la línea de una vida, de niña a mujer mayor. Espaciamiento: el tiempo entre un embarazo y el siguiente.',
      note: 'Muestre el anillo en la línea de la vida y luego el tiempo verde entre dos embarazos, en amarillo. Pida una palabra local para cada uno.',
    },
  },
  draw: ({ timing, spacing }): Shape[] => [
    text(timing, 0, 24, { bold: true, paint: 'indigo' }),
    ...AGES.map((look, index) => bust(look, { x: 8 + index * 140, y: 36, scale: 0.46 })),
    ...arrow([0, 142], [378, 142], { width: 6 }),
    circle(182, 142, 15, { fill: 'paper', stroke: 'terracotta', width: 6 }),
    text(spacing, 0, 208, { bold: true, paint: 'indigo' }),
    rect(0, 250, 84, 46, { fill: 'marigold' }),
    rect(84, 250, 212, 46, { fill: 'leaf' }),
    rect(296, 250, 84, 46, { fill: 'marigold' }),
    baby('skinDark', 'terracotta', { x: 58, y: 222, scale: 0.5 }),
    line([84, 246], [84, 306], { stroke: 'ink', width: 4 }),
    circle(296, 273, 15, { fill: 'paper', stroke: 'ink', width: 5 }),
    ...arrow([190, 273], [270, 273], { paint: 'white', width: 6 }),
    ...arrow([190, 273], [106, 273], { paint: 'white', width: 6 }),
  ],
})
