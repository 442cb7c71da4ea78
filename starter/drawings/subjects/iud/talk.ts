import { diagram, WIDTHS } from '../../diagram.ts'
import { sorePart } from '../../kit/client-scenes.ts'
import { calendar } from '../../kit/days.ts'
import { cross } from '../../kit/marks.ts'
import { methodSign } from '../../kit/methods.ts'
import { clock } from '../../kit/objects.ts'
import { baby, bubble, bust } from '../../kit/people.ts'
import { circle, ellipse, group, line, path, rect, type Shape } from '../../kit/shapes.ts'
import { besideLines } from '../../kit/sign-grid.ts'
import { text } from '../../kit/text.ts'
import { uterus } from '../../kit/uterus.ts'
import { book, GIRL, manyMethods, WOMAN } from '../people/signs.ts'
import { ribbon } from '../permanent/vas-client.ts'
import { heart } from '../training/things.ts'
import { COPPER_MONTHS } from './months.ts'
import { iud, plainWomb } from './parts.ts'

const ribbonSign = (x: number, y: number, scale: number) => group(ribbon(0, 0), { x, y, scale })

export const iudFivePoints = besideLines(
  'iud-five-points',
  [
    () => [group(iud({ strings: 26 }), { x: 36, y: 14, scale: 0.9 }), ...clock(112, 52, 40, 0.8)],
    () => calendar(4, 12, 19, COPPER_MONTHS.first),
    () => [group(sorePart(), { x: 26, y: 0, scale: 0.58 })],
    () => [ribbonSign(38, 50, 0.8), methodSign('condom', { x: 70, y: 14, scale: 0.72 })],
    () => [group(manyMethods(), { x: 24 })],
  ],
  {
    en: {
      alt: 'Five pictures in the order of the lines: an IUD and a clock, it lasts; a calendar with bleeding; a belly with cramps; the HIV ribbon beside a condom; four other methods.',
      note: 'Cover one picture, talk about the others as to a client. Who finds the gap?',
    },
    fr: {
      alt: 'Cinq images dans l’ordre des lignes : un DIU et une horloge, il dure ; un calendrier de saignements ; un ventre avec des crampes ; le ruban du VIH à côté d’un préservatif ; quatre autres méthodes.',
      note: 'Cachez une image, parlez des autres comme à une cliente. Qui trouve le trou ?',
    },
    es: {
      alt: 'Cinco imágenes en el orden de las líneas: un DIU y un reloj, dura; un calendario con sangrado; un vientre con cólicos; la cinta del VIH junto a un condón; otros cuatro métodos.',
      note: 'Tape una imagen y hable de las demás como a una usuaria. ¿Quién encuentra lo que falta?',
    },
  },
  150,
)

/** A woman who does not smile, and a question: what helps is for the group to say. */
export const iudPainHelp = diagram({
  id: 'iud-pain-help',
  width: 'half',
  height: 336,
  texts: {
    en: {
      alt: 'A woman who does not smile, with a question mark.',
      note: 'Collect what helps from the group before you name anything. Which of it is free of charge and works in your clinic tomorrow?',
    },
    fr: {
      alt: 'Une femme qui ne sourit pas, et un point d’interrogation.',
      note: 'Recueillez les idées du groupe avant d’en donner une. Laquelle est gratuite et possible chez vous dès demain ?',
    },
    es: {
      alt: 'Una mujer que no sonríe y un signo de pregunta.',
      note: 'Recoja las ideas del grupo antes de nombrar alguna. ¿Cuál es gratis y posible mañana en su servicio?',
    },
  },
  draw: () => [
    rect(0, 0, WIDTHS.half, 336, { fill: 'indigoPale', radius: 14 }),
    bust({ skin: 'skin', head: 'veil', headPaint: 'leaf', cloth: 'leaf', isSad: true }, { x: 24, y: 66, scale: 1.5 }),
    ...bubble(236, 28, 116, 104, 14),
    text('?', 294, 108, { size: 84, bold: true, paint: 'indigo', anchor: 'middle' }),
  ],
})

/** A woman carries a jar of water on her head. */
function carriesWater(): Shape[] {
  return [
    ellipse(50, 18, 25, 15, { fill: 'skinLight', stroke: 'ink', width: 3 }),
    rect(40, 0, 20, 8, { fill: 'skinLight', stroke: 'ink', width: 3 }),
    bust({ skin: 'skinDeep', head: 'short', cloth: 'marigold' }, { x: 20, y: 24, scale: 0.42 }),
    path('M26 94L22 60L32 26', { stroke: 'skinDeep', width: 8 }),
  ]
}

/** Marks a saying as a question. */
const asks = (x: number) => text('?', x, 70, { size: 56, bold: true, paint: 'indigo', anchor: 'middle' })

export const iudRumours = besideLines(
  'iud-rumours',
  [
    () => [
      group(heart(), { x: 0, y: 8, scale: 0.9 }),
      group(iud({ strings: 18 }), { x: 45, y: 36, scale: 0.56 }),
      asks(118),
    ],
    () => [
      bust(GIRL, { x: 0, y: 8, scale: 0.5 }),
      baby('skin', 'sand', { x: 60, y: 56, scale: 0.44 }),
      ...cross(96, 46, 26),
      asks(128),
    ],
    () => [
      bust(
        { skin: 'skinDark', head: 'cap', headPaint: 'terracotta', cloth: 'indigo', isSad: true },
        { x: 4, y: 4, scale: 0.53 },
      ),
      path('M86 20v22M86 50v2', { stroke: 'blood', width: 9 }),
      asks(120),
    ],
    () => [...carriesWater(), asks(112)],
    () => [
      group([...plainWomb(180), circle(4, 58, 26, { fill: 'blood', stroke: 'ink', width: 4 })], {
        x: 40,
        y: 2,
        scale: 0.54,
      }),
      asks(112),
    ],
  ],
  {
    en: {
      alt: 'Five sayings in the order of the lines: an IUD in a heart; a young woman without a child; a man who looks hurt; a woman who carries water on her head; a womb with a growth; each with a question mark.',
      note: 'Each pair takes one picture and answers it in two kind sentences.',
    },
    fr: {
      alt: 'Cinq rumeurs dans l’ordre des lignes : un DIU dans un cœur ; une jeune femme sans enfant ; un homme qui a mal ; une femme qui porte de l’eau sur la tête ; un utérus avec une tumeur ; chacune avec un point d’interrogation.',
      note: 'Chaque binôme prend une image et répond en deux phrases bienveillantes.',
    },
    es: {
      alt: 'Cinco rumores en el orden de las líneas: un DIU en un corazón; una joven sin hijos; un hombre con dolor; una mujer que lleva agua en la cabeza; un útero con un tumor; cada uno con un signo de pregunta.',
      note: 'Cada pareja toma una imagen y responde con dos frases amables.',
    },
  },
  130,
)

/** Two people, far from each other. */
function farAway(): Shape[] {
  return [
    bust({ skin: 'skinDark', head: 'wrap', headPaint: 'leaf', cloth: 'leaf' }, { x: -4, y: 34, scale: 0.36 }),
    bust({ skin: 'skin', head: 'short', cloth: 'indigo' }, { x: 62, y: 4, scale: 0.26 }),
    line([48, 84], [76, 54], { stroke: 'ink', width: 4, dash: [7, 6] }),
  ]
}

export const iudAsked = besideLines(
  'iud-asked',
  [
    () => [bust(GIRL, { x: 0, y: 2, scale: 0.54 }), group(book(), { x: 56, y: 54, scale: 0.46 })],
    () => [
      group(
        [...uterus({ tubes: true, vagina: 178 }), circle(92, 6, 20, { fill: 'marigold', stroke: 'ink', width: 6 })],
        {
          x: 50,
          y: 16,
          scale: 0.38,
        },
      ),
    ],
    farAway,
    () => [
      bust({ skin: 'skinDeep', head: 'bun', cloth: 'terracotta' }, { x: 0, y: 2, scale: 0.54 }),
      methodSign('condom', { x: 58, y: 52, scale: 0.42 }),
    ],
    () => [bust(WOMAN, { x: 0, y: 2, scale: 0.54 }), ribbonSign(84, 62, 0.5)],
  ],
  {
    en: {
      alt: 'Five pictures in the order of the lines: a student with a book; a womb with a pregnancy in the tube; a woman whose partner is far away; a woman with a condom; a woman with the HIV ribbon.',
      note: 'Point to each picture: yes or no in your clinic? Write down the answers for the end.',
    },
    fr: {
      alt: 'Cinq images dans l’ordre des lignes : une étudiante avec un livre ; un utérus avec une grossesse dans la trompe ; une femme dont le partenaire est loin ; une femme avec un préservatif ; une femme avec le ruban du VIH.',
      note: 'Montrez chaque image : oui ou non chez vous ? Notez les réponses pour la fin.',
    },
    es: {
      alt: 'Cinco imágenes en el orden de las líneas: una estudiante con un libro; un útero con un embarazo en la trompa; una mujer cuya pareja está lejos; una mujer con un condón; una mujer con la cinta del VIH.',
      note: 'Señale cada imagen: ¿sí o no en su servicio? Anote las respuestas para el final.',
    },
  },
)
