import { diagram } from '../../diagram.ts'
import { cross } from '../../kit/marks.ts'
import { bust, type PersonLook } from '../../kit/people.ts'
import { arrow, circle, group, line, rect, type Shape } from '../../kit/shapes.ts'
import { text, textBox } from '../../kit/text.ts'
import { letterTile } from './letters.ts'
import { closedVas, opening, skinWindow } from './vas-view.ts'

/** A client card with a line on its back, and the four letters. */
export const vasCardBack = diagram({
  id: 'vas-card-back',
  width: 'half',
  height: 306,
  texts: {
    en: {
      words: ['Front: the client', 'Back: who sent him?', 'Which letter?'],
      alt: 'A card with a man on its front is turned over; on its back stands a question mark: who sent him? Below, the four letters A, C, D and S.',
      note: 'Pairs turn each card over before they choose a letter.',
    },
    fr: {
      words: ['Devant : le client', 'Dos : qui l’envoie ?', 'Quelle lettre ?'],
      alt: 'Une carte avec un homme est retournée ; au dos, un point d’interrogation : qui l’envoie ? Au-dessous, les quatre lettres A, C, D et S.',
      note: 'Les binômes retournent chaque carte avant de choisir une lettre.',
    },
    es: {
      words: ['Frente: el cliente', 'Dorso: ¿quién lo manda?', '¿Qué letra?'],
      alt: 'Una tarjeta con un hombre se da vuelta; en el dorso hay un signo de interrogación: ¿quién lo manda? Debajo, las cuatro letras A, C, D y S.',
      note: 'Las parejas dan vuelta a cada tarjeta antes de escoger una letra.',
    },
  },
  draw: ({ words: [front = '', back = '', letter = ''] }) => [
    rect(2, 2, 150, 118, { fill: 'white', stroke: 'indigo', width: 4, radius: 10 }),
    bust({ skin: 'skinDark', head: 'short', cloth: 'leaf' }, { x: 26, y: 18, scale: 0.56 }),
    ...[44, 60, 76].map((y) => line([112, y], [140, y], { stroke: 'inkSoft', width: 3 })),
    ...arrow([160, 60], [220, 60], { width: 6, bend: 22 }),
    rect(228, 2, 150, 118, { fill: 'marigoldPale', stroke: 'indigo', width: 4, radius: 10 }),
    text('?', 303, 86, { size: 72, bold: true, anchor: 'middle', paint: 'terracotta' }),
    ...textBox(front, 77, 128, 152, { anchor: 'middle' }).shapes,
    ...textBox(back, 303, 128, 154, { anchor: 'middle' }).shapes,
    text(letter, 190, 222, { bold: true, anchor: 'middle' }),
    ...[0, 1, 2, 3].flatMap((index) => letterTile(index, 58 + index * 88, 268, 66)),
  ],
})

const TEACHER: PersonLook = { skin: 'skin', head: 'short', cloth: 'indigo', isProvider: true }
const TRAINEE: PersonLook = { skin: 'skinDark', head: 'bun', cloth: 'leaf', isProvider: true }

/** The way to operating: each step beside the teacher. */
export const vasLadder = diagram({
  id: 'vas-ladder',
  width: 'half',
  height: 318,
  texts: {
    en: {
      words: ['Watch', 'Assist', 'One step', 'All steps'],
      alt: 'Four stairs: watch, assist, one step, all steps. A teacher and a trainee stand side by side.',
      note: 'Ask who decides when a trainee goes up one stair. The teacher stays on all four.',
    },
    fr: {
      words: ['Regarder', 'Assister', 'Une étape', 'Toutes'],
      alt: 'Quatre marches : regarder, assister, une étape, toutes les étapes. L’enseignant et la stagiaire sont côte à côte.',
      note: 'Qui décide qu’une stagiaire monte d’une marche ? L’enseignant reste sur les quatre.',
    },
    es: {
      words: ['Mirar', 'Asistir', 'Un paso', 'Todos'],
      alt: 'Cuatro escalones: mirar, asistir, un paso, todos los pasos. El maestro y la aprendiz están lado a lado.',
      note: '¿Quién decide que una aprendiz suba un escalón? El maestro queda en los cuatro.',
    },
  },
  draw: ({ words }) => [
    bust(TEACHER, { x: 4, y: 0, scale: 0.66 }),
    bust(TRAINEE, { x: 88, y: 0, scale: 0.66 }),
    rect(0, 118, 196, 6, { fill: 'steelDark' }),
    ...words.flatMap((word, index): Shape[] => {
      const top = 264 - index * 52
      return [
        rect(index * 76, top, 380 - index * 76, 52, { fill: index % 2 === 0 ? 'indigoPale' : 'marigoldPale' }),
        rect(index * 76, top, 380 - index * 76, 5, { fill: 'indigo' }),
        text(`${index + 1}`, index * 76 + 14, top + 36, { bold: true, paint: 'indigo' }),
        text(word, index * 76 + 38, top + 36, { bold: true }),
      ]
    }),
  ],
})

/** A pregnancy ten weeks after the operation lies before the date: starter/figures/vasectomy.md, "Partner pregnant". */
export const vasTenWeeks = diagram({
  id: 'vas-ten-weeks',
  width: 'half',
  height: 300,
  texts: {
    en: {
      words: ['Operation', '3 months', 'Test: pregnant', '10 weeks'],
      alt: 'A line from the operation to three months. At ten weeks, before the three months are over, her test is positive. A man and a woman stand above it.',
      note: 'Ask on which side of the three months the ten weeks lie, and what follows from that.',
    },
    fr: {
      words: ['Opération', '3 mois', 'Test : enceinte', '10 semaines'],
      alt: 'Une ligne de l’opération à trois mois. À dix semaines, avant la fin des trois mois, son test est positif. Un homme et une femme sont au-dessus.',
      note: 'De quel côté des trois mois tombent les dix semaines, et que faut-il en conclure ?',
    },
    es: {
      words: ['Operación', '3 meses', 'Test: embarazo', '10 semanas'],
      alt: 'Una línea de la operación a los tres meses. A las diez semanas, antes de cumplirse los tres meses, el test de ella es positivo. Un hombre y una mujer están arriba.',
      note: 'Pregunte de qué lado de los tres meses caen las diez semanas y qué se deduce.',
    },
  },
  draw: ({ words: [start = '', end = '', test = '', weeks = ''] }) => [
    rect(0, 0, 380, 150, { fill: 'indigoPale', radius: 14 }),
    bust({ skin: 'skinDark', head: 'short', cloth: 'marigold', isSad: true }, { x: 20, y: 42, scale: 0.6 }),
    bust(
      { skin: 'skin', head: 'wrap', headPaint: 'terracotta', cloth: 'leaf', isSad: true },
      { x: 110, y: 42, scale: 0.6 },
    ),
    ...textBox(test, 288, 52, 180, { bold: true, anchor: 'middle', middle: true }).shapes,
    ...textBox(weeks, 288, 92, 180, { anchor: 'middle', middle: true }).shapes,
    ...arrow([288, 112], [270, 186], { width: 5, paint: 'terracotta' }),
    rect(10, 206, 338, 34, { fill: 'terracottaPale', stroke: 'terracotta', width: 2.5 }),
    rect(348, 206, 32, 34, { fill: 'leaf' }),
    circle(270, 206, 12, { fill: 'terracotta', stroke: 'white', width: 3 }),
    line([348, 196], [348, 254], { stroke: 'ink', width: 4 }),
    line([10, 196], [10, 254], { stroke: 'ink', width: 4 }),
    text(start, 2, 284, { bold: true, paint: 'indigo' }),
    text(end, 378, 284, { bold: true, paint: 'indigo', anchor: 'end' }),
  ],
})

/** One side is closed, the other vas is not found. */
export const vasOneSide = diagram({
  id: 'vas-one-side',
  width: 'half',
  height: 262,
  anatomical: true,
  texts: {
    en: {
      words: ['One side closed', 'Other not found', 'Stop'],
      alt: 'The scrotum from the front: the vas of one side is closed; at the other side a question mark. Stop.',
      note: 'One side closed does not protect: condoms or her method go on.',
    },
    fr: {
      words: ['Un côté fermé', 'L’autre introuvable', 'Arrêter'],
      alt: 'Les bourses vues de face : le canal d’un côté est fermé ; de l’autre, un point d’interrogation. Arrêter.',
      note: 'Un seul côté fermé ne protège pas : préservatifs ou sa méthode à elle continuent.',
    },
    es: {
      words: ['Un lado cerrado', 'El otro no aparece', 'Parar'],
      alt: 'El escroto visto de frente: el conducto de un lado está cerrado; en el otro, un signo de interrogación. Parar.',
      note: 'Un solo lado cerrado no protege: siguen los condones o el método de ella.',
    },
  },
  draw: ({ words: [closed = '', lost = '', stop = ''] }) => [
    group([...skinWindow(190, 112), ...closedVas(-1), opening()], { x: 95, y: 6 }),
    text('?', 138, 156, { size: 62, bold: true, anchor: 'middle', paint: 'white' }),
    ...textBox(closed, 220, 56, 158, { bold: true, middle: true }).shapes,
    ...textBox(lost, 220, 146, 158, { bold: true, middle: true }).shapes,
    ...cross(240, 226, 46),
    text(stop, 276, 236, { size: 30, bold: true }),
  ],
})
