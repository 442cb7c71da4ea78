import { diagram, WIDTHS } from '../../diagram.ts'
import { coins } from '../../kit/belongings.ts'
import { moon } from '../../kit/objects.ts'
import { bust, type PersonLook } from '../../kit/people.ts'
import { circle, group, line, path, rect, type Shape } from '../../kit/shapes.ts'
import { text } from '../../kit/text.ts'
import { pen } from '../training/things.ts'
import { NURSE, onCouch, WOMAN } from './tubes-body.ts'
import { vehicle } from './tubes-facts.ts'

const HEIGHT = 320
const SAD: PersonLook = { ...WOMAN, isSad: true }

/** A form with a line for the signature, 64 wide and 82 high. */
function form(x: number, y: number): Shape[] {
  return [
    rect(x, y, 64, 82, { fill: 'white', stroke: 'ink', width: 3, radius: 4 }),
    ...[16, 30, 44].map((down) => line([x + 10, y + down], [x + 54, y + down], { stroke: 'steel', width: 3.5 })),
    line([x + 10, y + 68], [x + 54, y + 68], { stroke: 'ink', width: 3 }),
  ]
}

/** A woman in labour is given a form between two contractions. */
export const tubesLabour = diagram({
  id: 'tubes-labour',
  width: 'half',
  height: HEIGHT,
  texts: {
    en: {
      alt: 'Above, the line of her contractions: two peaks, and between them a form with a pen. Below, a woman in labour lies on a couch with a round belly and a drawn face; a nurse stands beside her.',
      note: 'Follow the line with a finger and stop between the peaks: how long is this pause?',
    },
    fr: {
      alt: 'En haut, la courbe des contractions : deux pics, et entre eux une fiche avec un stylo. En bas, une femme en travail est couchée, le ventre rond et le visage tendu ; une infirmière est à côté d’elle.',
      note: 'Suivez la courbe du doigt et arrêtez-vous entre les pics : combien dure cette pause ?',
    },
    es: {
      alt: 'Arriba, la línea de sus contracciones: dos picos, y entre ellos un formulario con un bolígrafo. Abajo, una mujer en trabajo de parto está acostada, con el vientre redondo y la cara tensa; una enfermera está a su lado.',
      note: 'Siga la línea con el dedo y deténgase entre los picos: ¿cuánto dura esta pausa?',
    },
  },
  draw: () => [
    rect(0, 0, WIDTHS.half, 132, { fill: 'sand', radius: 14 }),
    path('M12 116C50 116 52 22 84 22S118 116 152 116H228C262 116 264 22 296 22S330 116 368 116', {
      stroke: 'blood',
      width: 8,
    }),
    ...form(158, 14),
    pen(212, 86, 0.9),
    rect(0, 142, WIDTHS.half, HEIGHT - 142, { fill: 'indigoPale', radius: 14 }),
    bust(NURSE, { x: 262, y: 148, scale: 0.66 }),
    group([...onCouch(80, 16), ...labour()], { x: 20, y: 142, scale: 1.46 }),
  ],
})

/** Over a woman on a couch: a round belly, and a mouth that does not smile. */
function labour(): Shape[] {
  return [
    path('M96 53C104 24 150 18 162 52L200 60V80H96Z', { fill: 'waterDeep' }),
    circle(60, 60, 6, { fill: 'skin' }),
    path('M56 63q5 -4 9 0', { stroke: 'hair', width: 2.6 }),
    path('M104 26q-8 -6 -6 -16M130 18q0 -8 4 -14M156 28q8 -4 10 -14', { stroke: 'blood', width: 4 }),
  ]
}

/** At night a woman telephones the nurse; below, the vehicle and who pays. */
export const tubesCaller = diagram({
  id: 'tubes-caller',
  width: 'half',
  height: HEIGHT,
  texts: {
    en: {
      alt: 'Night: the moon and stars. A woman who does not feel well holds a telephone; a line leads to the telephone of a nurse. Below, an ambulance with a question mark, and coins with a question mark.',
      note: 'Two trainees sit back to back and speak, as on the telephone; the others listen.',
    },
    fr: {
      alt: 'La nuit : la lune et des étoiles. Une femme qui ne va pas bien tient un téléphone ; une ligne mène au téléphone d’une infirmière. En bas, une ambulance avec un point d’interrogation, et des pièces avec un point d’interrogation.',
      note: 'Deux participants, dos à dos, parlent comme au téléphone ; les autres écoutent.',
    },
    es: {
      alt: 'Noche: la luna y estrellas. Una mujer que no se siente bien tiene un teléfono; una línea lleva al teléfono de una enfermera. Abajo, una ambulancia con una pregunta y monedas con una pregunta.',
      note: 'Dos participantes, de espaldas, hablan como por teléfono; los demás escuchan.',
    },
  },
  draw: () => [
    rect(0, 0, WIDTHS.half, 212, { fill: 'indigo', radius: 14 }),
    moon(46, 40, 52),
    ...[
      [104, 30],
      [128, 62],
      [252, 26],
      [276, 66],
    ].map(([x = 0, y = 0]) => circle(x, y, 3, { fill: 'white' })),
    ...caller(SAD, 4, 72),
    ...caller(NURSE, 252, 328),
    path('M100 142H280', { stroke: 'white', width: 5, dash: [3, 14] }),
    rect(0, 222, WIDTHS.half, HEIGHT - 222, { fill: 'sand', radius: 14 }),
    group(vehicle(), { x: 20, y: 222, scale: 0.98 }),
    ...question(144),
    ...coins(252, 312, 5, 62),
    ...question(318),
  ],
})

function question(x: number): Shape[] {
  return [text('?', x, 296, { size: 66, bold: true, paint: 'terracotta', anchor: 'middle' })]
}

/** A person who telephones. @param x of the left edge @param phone x of the telephone */
function caller(look: PersonLook, x: number, phone: number): Shape[] {
  return [
    bust(look, { x, y: 84, scale: 0.71 }),
    group(
      [
        rect(0, 0, 24, 50, { fill: 'ink', stroke: 'white', width: 2.5, radius: 5 }),
        rect(4, 7, 16, 32, { fill: 'water', radius: 2 }),
      ],
      { x: phone - 12, y: 110 },
    ),
    circle(phone, 158, 13, { fill: look.skin }),
  ]
}
