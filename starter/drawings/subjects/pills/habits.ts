import { diagram } from '../../diagram.ts'
import { motherAndBaby } from '../../kit/people.ts'
import { circle, group, line, path, rect, type Shape } from '../../kit/shapes.ts'
import { text, textBox } from '../../kit/text.ts'
import { pack, pills } from './pack.ts'

/** Four habits to which a pill can be tied. */
export const pillHabits = diagram({
  id: 'pill-habits',
  width: 'half',
  height: 322,
  texts: {
    en: {
      words: ['Tea', 'Teeth', 'Phone alarm', 'Bedtime'],
      alt: 'Four habits to which a pill can be tied: tea, brushing teeth, an alarm on the phone, bedtime.',
      note: 'Ask which habit has the same hour on all days of the week, also on holidays.',
    },
    fr: {
      words: ['Thé', 'Dents', 'Alarme', 'Coucher'],
      alt: 'Quatre habitudes auxquelles attacher la pilule : le thé, le brossage des dents, une alarme du téléphone, le coucher.',
      note: 'Demandez quelle habitude a la même heure tous les jours de la semaine, aussi les jours de fête.',
    },
    es: {
      words: ['Té', 'Dientes', 'Alarma', 'Al acostarse'],
      alt: 'Cuatro hábitos a los que se puede unir la píldora: el té, cepillarse los dientes, una alarma del teléfono, acostarse.',
      note: 'Pregunte qué hábito tiene la misma hora todos los días de la semana, también los feriados.',
    },
  },
  draw: ({ words }) =>
    [cup(), brush(), phone(), bed()].flatMap((picture, index) => {
      const [x, y] = [(index % 2) * 194, Math.floor(index / 2) * 164]
      return [
        rect(x + 2, y + 2, 182, 152, { fill: 'white', stroke: 'line', width: 3, radius: 12 }),
        group(picture, { x: x + 38, y: y + 8 }),
        text(words[index] ?? '', x + 93, y + 140, { bold: true, anchor: 'middle' }),
      ]
    }),
})

function cup(): Shape[] {
  return [
    path('M20 44h66v34q0 22 -22 22h-22q-22 0 -22 -22Z', { fill: 'terracotta' }),
    path('M86 52q24 0 20 20q-2 14 -22 14', { stroke: 'terracotta', width: 8 }),
    path('M38 34q-8 -10 0 -18M56 34q-8 -10 0 -18M74 34q-8 -10 0 -18', { stroke: 'steelDark', width: 4 }),
    path('M10 104h86', { stroke: 'steelDark', width: 6 }),
  ]
}

function brush(): Shape[] {
  return [
    path('M16 96L92 20', { stroke: 'indigo', width: 12 }),
    path('M70 42l26 -26', { stroke: 'indigo', width: 14 }),
    path('M58 30l10 10M66 22l10 10M74 14l10 10M82 6l10 10', { stroke: 'waterDeep', width: 6 }),
  ]
}

function phone(): Shape[] {
  return [
    rect(28, 2, 58, 104, { fill: 'ink', radius: 10 }),
    rect(34, 14, 46, 76, { fill: 'white', radius: 3 }),
    circle(57, 48, 17, { stroke: 'indigo', width: 4 }),
    path('M57 38v11l7 5', { stroke: 'indigo', width: 4 }),
    path('M16 40q-8 12 0 24M98 40q8 12 0 24', { stroke: 'terracotta', width: 4 }),
  ]
}

function bed(): Shape[] {
  return [
    path('M6 100V52M6 86H106V100M106 86V70q0 -8 -8 -8H44v24', { stroke: 'skinDark', width: 7 }),
    path('M46 64h50q8 0 8 8v12H46Z', { fill: 'leaf' }),
    circle(28, 70, 13, { fill: 'skin' }),
    path('M16 66C16 52 40 52 41 66Q28 58 16 66Z', { fill: 'hair' }),
    path('M84 8a18 18 0 1 0 16 26a20 20 0 0 1 -16 -26Z', { fill: 'marigold', stroke: 'ink', width: 2.5 }),
  ]
}

/** Milk and pill: while three conditions are true, both protect. */
export const popSafeguards = diagram({
  id: 'pop-safeguards',
  width: 'half',
  height: 322,
  texts: {
    en: {
      milk: 'Her milk',
      pill: 'Her pill',
      both: 'Two safeguards, while all three lines are true',
      alt: 'A mother who breastfeeds, and a pack of pills: two safeguards, as long as all three conditions are true.',
      note: 'Cover one half with your hand when a condition is no longer true. Ask what is left: the pill and its hour.',
    },
    fr: {
      milk: 'Son lait',
      pill: 'Sa pilule',
      both: 'Deux protections, tant que les trois conditions sont vraies',
      alt: 'Une mère qui allaite et une plaquette de pilules : deux protections, tant que les trois conditions sont vraies.',
      note: 'Cachez une moitié quand une condition n’est plus vraie. Demandez ce qui reste : la pilule et son heure.',
    },
    es: {
      milk: 'Su leche',
      pill: 'Su píldora',
      both: 'Dos protecciones, mientras se cumplan las tres',
      alt: 'Una madre que da el pecho y un paquete de píldoras: dos protecciones, mientras se cumplan las tres condiciones.',
      note: 'Tape una mitad cuando una condición ya no se cumpla. Pregunte qué queda: la píldora y su hora.',
    },
  },
  draw: ({ milk, pill, both }) => [
    ...shield(0),
    ...shield(204),
    motherAndBaby(
      { skin: 'skinDark', head: 'wrap', headPaint: 'marigold', cloth: 'terracotta' },
      { x: 28, y: 18, scale: 0.7 },
    ),
    pack(pills([28, 'active']), 222, 54, 0.42),
    text(milk, 88, 194, { bold: true, anchor: 'middle', paint: 'leaf' }),
    text(pill, 292, 194, { bold: true, anchor: 'middle', paint: 'leaf' }),
    line([190, 84], [190, 112], { stroke: 'ink', width: 7 }),
    line([176, 98], [204, 98], { stroke: 'ink', width: 7 }),
    ...textBox(both, 190, 258, 376, { bold: true, anchor: 'middle' }).shapes,
  ],
})

function shield(x: number): Shape[] {
  return [
    path(
      `M${x + 6} 8H${x + 170}V150C${x + 170} 196 ${x + 130} 226 ${x + 88} 242C${x + 46} 226 ${x + 6} 196 ${x + 6} 150Z`,
      {
        fill: 'leafPale',
        stroke: 'leaf',
        width: 5,
      },
    ),
  ]
}
