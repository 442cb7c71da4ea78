import { diagram } from '../../../diagram.ts'
import { circle, rect, type Shape } from '../../../kit/shapes.ts'
import { text } from '../../../kit/text.ts'

/** The invented example of the slide 'How much to ask for'. */
const [GIVEN, MONTHS, LEFT] = [18, 2, 10] as const
const WANTED = GIVEN * MONTHS
const ASK = WANTED - LEFT
const [COLUMNS, STEP] = [9, 38] as const

/** Pebbles: what two months need, what is there, what to ask for. */
export const communityOrder = diagram({
  id: 'community-order',
  width: 'half',
  height: 350,
  texts: {
    en: {
      need: `Needed: ${MONTHS} × ${GIVEN} = ${WANTED}`,
      have: `There: ${LEFT}`,
      ask: `Ask for: ${ASK}`,
      more: 'More users due? Add them.',
      alt: `Invented example with pebbles: ${GIVEN} packets given in a month, two months in hand are ${WANTED}. ${LEFT} pebbles are filled, they are there; ${ASK} are empty, ask for these.`,
      note: 'The numbers are invented. Lay the same pebbles on the floor and let somebody move them.',
    },
    fr: {
      need: `Il faut : ${MONTHS} × ${GIVEN} = ${WANTED}`,
      have: `En stock : ${LEFT}`,
      ask: `Demander : ${ASK}`,
      more: 'Plus d’usagères ? Ajouter.',
      alt: `Exemple inventé avec des cailloux : ${GIVEN} plaquettes données en un mois, deux mois de réserve font ${WANTED}. ${LEFT} cailloux sont pleins, ils sont là ; ${ASK} sont vides, il faut les demander.`,
      note: 'Les chiffres sont inventés. Posez les cailloux par terre et faites résoudre un autre exemple.',
    },
    es: {
      need: `Se necesitan: ${MONTHS} × ${GIVEN} = ${WANTED}`,
      have: `Hay: ${LEFT}`,
      ask: `Pedir: ${ASK}`,
      more: '¿Más usuarias? Sumar.',
      alt: `Ejemplo inventado con piedritas: ${GIVEN} sobres entregados en un mes, dos meses de reserva son ${WANTED}. ${LEFT} piedritas están llenas, son las que hay; ${ASK} están vacías, esas se piden.`,
      note: 'Las cifras son inventadas. Ponga las piedritas en el suelo y pida que resuelvan otro ejemplo.',
    },
  },
  draw: ({ need, have, ask, more }): Shape[] => [
    text(need, 190, 26, { bold: true, paint: 'indigo', anchor: 'middle' }),
    rect(2, 42, 376, 172, { fill: 'sand', radius: 14 }),
    ...Array.from({ length: WANTED }, (_, index): Shape => {
      const [x, y] = [38 + (index % COLUMNS) * STEP, 68 + Math.floor(index / COLUMNS) * 40]
      return circle(x, y, 14, index < LEFT ? { fill: 'indigo' } : { fill: 'white', stroke: 'terracotta', width: 3.5 })
    }),
    circle(22, 246, 14, { fill: 'indigo' }),
    text(have, 48, 254, { bold: true }),
    circle(22, 292, 14, { fill: 'white', stroke: 'terracotta', width: 3.5 }),
    text(ask, 48, 300, { bold: true, paint: 'terracotta' }),
    text(more, 190, 342, { anchor: 'middle' }),
  ],
})
