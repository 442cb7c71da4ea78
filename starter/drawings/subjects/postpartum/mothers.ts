import { diagram } from '../../diagram.ts'
import { tick } from '../../kit/marks.ts'
import { methodSign } from '../../kit/methods.ts'
import { clock } from '../../kit/objects.ts'
import { baby, bubble, bust, motherAndBaby, type PersonLook } from '../../kit/people.ts'
import { arrow, circle, group, line, path, rect, type Shape } from '../../kit/shapes.ts'
import { text, textBox } from '../../kit/text.ts'
import { feedingBottle } from '../breastfeeding/icons.ts'
import { bottleFeeding, MOTHER, questionMark, severalMethods } from './signs.ts'

const MAN: PersonLook = { skin: 'skinDeep', head: 'short', cloth: 'leaf' }
const GRANDMOTHER: PersonLook = { skin: 'skin', head: 'veil', headPaint: 'inkSoft', cloth: 'indigo' }

/** The two questions that come first. */
export const feedingAndTime = diagram({
  id: 'feeding-and-time',
  width: 'half',
  height: 330,
  texts: {
    en: {
      feeds: ['Breast', 'Bottle', 'Both'],
      time: 'How long since birth?',
      alt: 'A mother who breastfeeds, a mother who gives the bottle, a mother with both. Below, a line of time from the birth with a question mark: how long ago was it?',
      note: 'Ask about any food and drink, day and night; then for the date of the birth.',
    },
    fr: {
      feeds: ['Sein', 'Biberon', 'Les deux'],
      time: 'Depuis quand ?',
      alt: 'Une mère qui allaite, une mère qui donne le biberon, une mère qui fait les deux. Au-dessous, une ligne du temps depuis la naissance, avec un point d’interrogation : depuis quand ?',
      note: 'Demandez tout ce que le bébé mange et boit, jour et nuit ; puis la date de naissance.',
    },
    es: {
      feeds: ['Pecho', 'Biberón', 'Los dos'],
      time: '¿Cuánto hace del parto?',
      alt: 'Una madre que amamanta, una que da biberón, una que hace las dos cosas. Debajo, una línea de tiempo desde el parto con un signo de pregunta: ¿cuánto hace?',
      note: 'Pregunte por todo lo que come y bebe, de día y de noche; luego por la fecha del parto.',
    },
  },
  draw: ({ feeds, time }): Shape[] => [
    ...feeds.flatMap((label, index): Shape[] => [
      rect(index * 130, 0, 120, 170, { fill: index === 1 ? 'marigoldPale' : 'indigoPale', radius: 12 }),
      ...feed(index),
      text(label, index * 130 + 60, 160, { bold: true, anchor: 'middle' }),
    ]),
    rect(0, 186, 380, 144, { fill: 'sand', radius: 12 }),
    text(time, 190, 218, { bold: true, anchor: 'middle' }),
    baby('skinDark', 'marigold', { x: 14, y: 240, scale: 0.7 }),
    ...arrow([20, 306], [364, 306], { width: 6 }),
    ...[110, 170, 230, 290].map((x) => line([x, 296], [x, 316], { stroke: 'ink', width: 4 })),
    questionMark(230, 284, 52),
  ],
})

function feed(index: number): Shape[] {
  if (index === 0) return [motherAndBaby(MOTHER, { x: 10, y: 10, scale: 0.58 })]
  if (index === 1) return [bottleFeeding(MOTHER, 140, 10, 0.58)]
  return [motherAndBaby(MOTHER, { x: 258, y: 10, scale: 0.58 }), ...feedingBottle(362, 126, 66)]
}

/** Who speaks about the next child, and whom the mother can trust. */
export const familyDecides = diagram({
  id: 'family-decides',
  width: 'half',
  height: 336,
  texts: {
    en: {
      speaks: 'Who speaks of the next child?',
      trust: 'Whom can she tell?',
      alt: 'Above, a husband and a grandmother who both speak about a baby. Below, the mother with a question in her mind, and the outline of a person who listens.',
      note: 'Ask who stands in the outline where the trainees work.',
    },
    fr: {
      speaks: 'Qui parle du prochain enfant ?',
      trust: 'À qui se confier ?',
      alt: 'En haut, un mari et une grand-mère parlent tous deux d’un bébé. En bas, la mère avec une question, et le contour d’une personne qui écoute.',
      note: 'Demandez qui se trouve dans ce contour, là où travaillent les participants.',
    },
    es: {
      speaks: '¿Quién habla del próximo hijo?',
      trust: '¿A quién puede contarle?',
      alt: 'Arriba, un marido y una abuela hablan los dos de un bebé. Abajo, la madre con una pregunta y el contorno de una persona que escucha.',
      note: 'Pregunte quién está en ese contorno donde trabajan los participantes.',
    },
  },
  draw: ({ speaks, trust }): Shape[] => [
    rect(0, 0, 380, 162, { fill: 'marigoldPale', radius: 14 }),
    text(speaks, 190, 152, { bold: true, anchor: 'middle' }),
    bust(MAN, { x: 6, y: 42, scale: 0.48 }),
    bust(GRANDMOTHER, { x: 302, y: 42, scale: 0.48 }),
    ...bubble(84, 8, 96, 62, 4),
    baby('skinDark', 'terracotta', { x: 98, y: 18, scale: 0.64 }),
    ...bubble(200, 8, 96, 62, 92),
    baby('skinDark', 'terracotta', { x: 214, y: 18, scale: 0.64 }),
    rect(0, 174, 380, 162, { fill: 'leafPale', radius: 14 }),
    text(trust, 190, 326, { bold: true, anchor: 'middle' }),
    bust(MOTHER, { x: 40, y: 212, scale: 0.48 }),
    ...bubble(114, 182, 64, 52, 2),
    questionMark(146, 222, 36),
    circle(290, 232, 24, { fill: 'white', stroke: 'ink', width: 3, dash: [7, 6] }),
    path('M248 298C248 272 266 262 290 262S332 272 332 298Z', { fill: 'white', stroke: 'ink', width: 3, dash: [7, 6] }),
  ],
})

/** The walking game: at the right LAM, at the left something else. */
export const lamSides = diagram({
  id: 'lam-sides',
  width: 'half',
  height: 300,
  texts: {
    en: {
      sides: ['Something else', 'LAM today'],
      alt: 'A mother in the middle with an arrow to each side. Left: several methods, she needs something else. Right: breastfeeding with a tick, she can rely on LAM today.',
      note: 'Point to the two walls of the room before you read the first card.',
    },
    fr: {
      sides: ['Autre chose', 'MAMA'],
      alt: 'Une mère au milieu, avec une flèche de chaque côté. À gauche, plusieurs méthodes : il lui faut autre chose. À droite, l’allaitement coché : elle peut compter sur la MAMA aujourd’hui.',
      note: 'Montrez les deux murs de la salle avant de lire la première carte.',
    },
    es: {
      sides: ['Otra cosa', 'MELA hoy'],
      alt: 'Una madre en el centro con una flecha a cada lado. Izquierda, varios métodos: necesita otra cosa. Derecha, lactancia con marca: hoy puede confiar en la MELA.',
      note: 'Señale las dos paredes de la sala antes de leer la primera tarjeta.',
    },
  },
  draw: ({ sides }): Shape[] => [
    group([motherAndBaby(MOTHER, { x: 0, y: 0, scale: 0.6 })], { x: 138, y: 0 }),
    ...arrow([134, 90], [96, 126], { width: 7 }),
    ...arrow([246, 90], [284, 126], { width: 7 }),
    ...sides.flatMap((label, index): Shape[] => [
      rect(index * 196, 134, 184, 166, { fill: index === 0 ? 'marigoldPale' : 'leafPale', radius: 14 }),
      ...textBox(label, index * 196 + 92, 240, 172, { anchor: 'middle', bold: true }).shapes,
    ]),
    ...severalMethods(46, 142),
    methodSign('breastfeeding', { x: 224, y: 142, scale: 0.92 }),
    ...tick(340, 188, 44),
  ],
})

/** A day of a mother who works or learns away from her baby. */
export const apartFromBaby = diagram({
  id: 'apart-from-baby',
  width: 'half',
  height: 324,
  texts: {
    en: {
      rows: ['Feed before', 'Apart: how long?', 'Feed after'],
      alt: 'A day in three parts: a feed at the breast before work or school; hours apart, the clock asks how long; a feed at the breast after.',
      note: 'Let the group count the hours for a market seller, a pupil and a nurse.',
    },
    fr: {
      rows: ['Tétée avant', 'Séparés : combien ?', 'Tétée après'],
      alt: 'Une journée en trois temps : une tétée avant le travail ou l’école ; des heures de séparation, l’horloge demande combien ; une tétée après.',
      note: 'Faites compter les heures pour une vendeuse, une élève et une infirmière.',
    },
    es: {
      rows: ['Toma antes', 'Lejos: ¿cuánto?', 'Toma después'],
      alt: 'Un día en tres partes: una toma de pecho antes del trabajo o la escuela; horas lejos, el reloj pregunta cuántas; una toma de pecho después.',
      note: 'El grupo cuenta las horas de una vendedora, una alumna y una enfermera.',
    },
  },
  draw: ({ rows }): Shape[] =>
    rows.flatMap((label, index): Shape[] => {
      const y = index * 110
      return [
        rect(0, y, 380, 104, { fill: index === 1 ? 'marigoldPale' : 'indigoPale', radius: 14 }),
        ...(index === 1
          ? [bust(MOTHER, { x: 6, y: y + 24, scale: 0.44 }), ...clock(112, y + 52, 38, 0.6)]
          : [motherAndBaby(MOTHER, { x: 36, y: y + 4, scale: 0.49 })]),
        ...textBox(label, 166, y + 52, 206, { middle: true, bold: true }).shapes,
      ]
    }),
})
