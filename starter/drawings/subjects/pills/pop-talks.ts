import { bowl } from '../../kit/belongings.ts'
import { cross, tick } from '../../kit/marks.ts'
import { methodSign } from '../../kit/methods.ts'
import { calendar, clockAt, moon, sun } from '../../kit/objects.ts'
import { bubble, bust } from '../../kit/people.ts'
import { circle, group, path, rect, type Shape } from '../../kit/shapes.ts'
import { text } from '../../kit/text.ts'
import { tilesDiagram } from '../../kit/tiles.ts'
import { bleeding } from '../breastfeeding/icons.ts'
import { questions } from '../implants/signs.ts'
import { clinic, plainBag } from '../training/things.ts'
import { openDoor } from './coc-activities.ts'
import { pack, pills } from './pack.ts'
import { tablet } from './scenes.ts'

/** What changes the protection of a mother: for the discussion of the numbers. */
export const popMilkQuestions = tilesDiagram(
  'pop-milk-questions',
  [
    () => [methodSign('breastfeeding', { x: 2, y: 2, scale: 0.96 })],
    () => [group(bowl(50, 52, 92))],
    () => bleeding(46, 50, 88),
    () => [
      ...calendar(42, 54, 82),
      circle(82, 26, 20, { fill: 'terracotta' }),
      text('?', 82, 38, { size: 34, bold: true, paint: 'white', anchor: 'middle' }),
    ],
  ],
  {
    en: {
      words: ['The breast', 'Other food', 'Bleeding again', 'When to talk?'],
      alt: 'Four pictures: a mother who breastfeeds; a bowl of other food; drops of blood, bleeding has returned; a calendar with a question mark, when to talk about it.',
      note: 'Which of the first three lessens her protection, and at which visit can she hear it?',
    },
    fr: {
      words: ['Le sein', 'Autre aliment', 'Retour des règles', 'Quand en parler ?'],
      alt: 'Quatre images : une mère qui allaite ; un bol d’autre nourriture ; des gouttes de sang, les règles sont revenues ; un calendrier avec un point d’interrogation, quand en parler.',
      note: 'Laquelle des trois premières diminue sa protection, et à quelle visite l’apprend-elle ?',
    },
    es: {
      words: ['El pecho', 'Otro alimento', 'Vuelve la regla', '¿Cuándo hablar?'],
      alt: 'Cuatro imágenes: una madre que da el pecho; un tazón con otro alimento; gotas de sangre, volvió la regla; un calendario con un signo de interrogación, cuándo hablar de ello.',
      note: '¿Cuál de las tres primeras disminuye su protección, y en qué visita se entera?',
    },
  },
)

/** The four messages of the first session. */
export const popAlong = tilesDiagram(
  'pop-along',
  [
    () => [
      circle(46, 48, 42, { fill: 'white', stroke: 'indigo', width: 5 }),
      text('E', 46, 68, { size: 56, bold: true, paint: 'indigo', anchor: 'middle' }),
      ...cross(80, 80, 36),
    ],
    () => [methodSign('breastfeeding', { x: 0, y: 0, scale: 0.92 }), ...tick(82, 82, 36)],
    () => [
      text('1', 22, 46, { size: 46, bold: true, paint: 'terracotta', anchor: 'middle' }),
      text('7', 78, 46, { size: 46, bold: true, paint: 'terracotta', anchor: 'middle' }),
      text('?', 50, 94, { size: 46, bold: true, paint: 'terracotta', anchor: 'middle' }),
    ],
    () => [...clockAt(7, 42, 50, 40), ...tablet(84, 80, 15)],
  ],
  {
    en: {
      words: ['No estrogen', 'Milk and baby: safe', 'Whose number?', 'The hour counts'],
      alt: 'Four pictures: a letter E crossed out, no estrogen; a mother at the breast with a tick, safe for milk and baby; the numbers 1 and 7 with a question mark, whose number is it; a clock and a pill, the hour counts.',
      note: 'Cover the words; four trainees say a picture each.',
    },
    fr: {
      words: ['Sans œstrogène', 'Lait, bébé : bien', 'À qui ce chiffre ?', 'L’heure compte'],
      alt: 'Quatre images : une lettre E barrée, pas d’œstrogène ; une mère qui allaite avec une coche, sans danger pour le lait et le bébé ; les chiffres 1 et 7 avec un point d’interrogation, à qui est ce chiffre ; une horloge et une pilule, l’heure compte.',
      note: 'Cachez les mots ; quatre participants disent une image chacun.',
    },
    es: {
      words: ['Sin estrógeno', 'Leche y bebé: bien', '¿De quién es?', 'La hora cuenta'],
      alt: 'Cuatro imágenes: una letra E tachada, sin estrógeno; una madre que da el pecho con una marca, segura para la leche y el bebé; los números 1 y 7 con una interrogación, de quién es cada número; un reloj y una píldora, la hora cuenta.',
      note: 'Tape las palabras; cuatro personas dicen una imagen cada una.',
    },
  },
)

/** Four women who need an hour for their pill. */
export const popHourClients = tilesDiagram(
  'pop-hour-clients',
  [
    () => [
      bust({ skin: 'skinDark', head: 'bun', cloth: 'leaf', isProvider: true }, { x: -12, y: 8, scale: 0.52 }),
      ...sun(80, 24, 11),
      moon(80, 72, 32),
    ],
    () => [
      bust({ skin: 'skin', head: 'wrap', cloth: 'indigo' }, { x: -12, y: 8, scale: 0.52 }),
      ...clockAt(8, 78, 36, 22),
      ...cross(88, 60, 30),
    ],
    sharedRoom,
    bus,
  ],
  {
    en: {
      words: ['Changing shifts', 'No clock', 'A room of five', 'Night bus'],
      alt: 'Four women: a nurse with sun and moon, her shifts change; a mother without a clock; a girl who shares a room with four others; a trader on a night bus.',
      note: 'Each group takes one picture and finds an hour, a place and a helper.',
    },
    fr: {
      words: ['Horaires variables', 'Pas de montre', 'À cinq par chambre', 'Bus de nuit'],
      alt: 'Quatre femmes : une infirmière avec soleil et lune, ses horaires changent ; une mère sans horloge ; une fille qui partage une chambre avec quatre autres ; une commerçante dans un bus de nuit.',
      note: 'Chaque groupe prend une image et trouve une heure, un endroit et une aide.',
    },
    es: {
      words: ['Turnos que cambian', 'Sin reloj', 'Cuarto de cinco', 'Bus nocturno'],
      alt: 'Cuatro mujeres: una enfermera con sol y luna, sus turnos cambian; una madre sin reloj; una joven que comparte un cuarto con otras cuatro; una comerciante en un bus nocturno.',
      note: 'Cada grupo toma una imagen y encuentra una hora, un lugar y una ayuda.',
    },
  },
)

/** Five people in one house; the client is in the middle. */
function sharedRoom(): Shape[] {
  return [
    path('M0 40L50 4L100 40V96H0Z', { fill: 'white', stroke: 'ink', width: 3.5 }),
    ...[0, 1, 2, 3, 4].flatMap((index) => {
      const [x, isHers] = [13 + index * 18.5, index === 2]
      return [
        path(`M${x - 8} 94V74a8 8 0 0 1 16 0V94Z`, { fill: isHers ? 'terracotta' : 'steel' }),
        circle(x, 56, 8, { fill: isHers ? 'skinDark' : 'steelDark' }),
      ]
    }),
  ]
}

function bus(): Shape[] {
  return [
    rect(0, 0, 100, 100, { fill: 'indigo', radius: 12 }),
    moon(80, 20, 24),
    rect(8, 36, 84, 44, { fill: 'marigold', stroke: 'ink', width: 3, radius: 8 }),
    ...[16, 38, 60].map((x) => rect(x, 44, 16, 14, { fill: 'white', stroke: 'ink', width: 2 })),
    circle(46, 52, 5, { fill: 'skinDark' }),
    circle(28, 82, 9, { fill: 'ink', stroke: 'white', width: 2 }),
    circle(72, 82, 9, { fill: 'ink', stroke: 'white', width: 2 }),
  ]
}

/** Where pills are handed over. */
export const popSupply = tilesDiagram(
  'pop-supply',
  [
    () =>
      [0, 1, 2].flatMap((row) =>
        [0, 1].map((column) => pack(pills([28, 'active']), 2 + column * 50, 4 + row * 33, 0.14)),
      ),
    () => [...clinic(), methodSign('pills', { x: 60, y: 58, scale: 0.4 })],
    () => [group(plainBag()), methodSign('pills', { x: 58, y: 56, scale: 0.44 })],
    () => [...questions(), ...tick(82, 82, 34)],
  ],
  {
    en: {
      words: ['Up to a year', 'Pharmacy', 'Health worker', 'Questions, no exam'],
      alt: 'Four pictures: several packs, up to a year’s supply; a pharmacy with pills; the bag of a community worker with pills; a sheet of questions with a tick, no examination.',
      note: 'Ask for each picture: is it allowed here, and who decides?',
    },
    fr: {
      words: ['Jusqu’à un an', 'Pharmacie', 'Agent de santé', 'Questions, sans examen'],
      alt: 'Quatre images : plusieurs plaquettes, jusqu’à un an ; une pharmacie avec des pilules ; le sac d’un agent communautaire avec des pilules ; une feuille de questions cochée, sans examen.',
      note: 'Pour chaque image : est-ce permis ici, et qui décide ?',
    },
    es: {
      words: ['Hasta un año', 'Farmacia', 'Promotora', 'Preguntas, sin examen'],
      alt: 'Cuatro imágenes: varios paquetes, hasta para un año; una farmacia con píldoras; el bolso de una promotora con píldoras; una hoja de preguntas con una marca, sin examen.',
      note: 'Con cada imagen pregunte: ¿está permitido aquí, y quién decide?',
    },
  },
)

/** The four messages of the last session. */
export const popClose = tilesDiagram(
  'pop-close',
  [
    () => [
      bust({ skin: 'skin', head: 'wrap', cloth: 'leaf' }, { x: -8, y: 26, scale: 0.42 }),
      ...bubble(34, 2, 64, 56, 10),
      ...clockAt(7, 66, 30, 22),
    ],
    () => [...tablet(26, 50, 24), ...sun(78, 26, 11), ...sun(78, 72, 11)],
    () => [methodSign('breastfeeding', { x: 0, y: 0, scale: 0.72 }), ...hourglass(76, 60)],
    openDoor,
  ],
  {
    en: {
      words: ['Her hour, not ours', 'One pill, two days', 'Milk: for a while', 'Any day: welcome'],
      alt: 'Four pictures: a woman says an hour; a pill and two suns, late means one pill and two days of condoms; a mother at the breast and a sandglass, milk protects only for a while; an open door, she can come back on any day.',
      note: 'Cover the words; four volunteers explain a picture each, as to a new colleague.',
    },
    fr: {
      words: ['Son heure à elle', 'Une pilule, 2 jours', 'Le lait : un temps', 'Tout jour : bienvenue'],
      alt: 'Quatre images : une femme dit une heure ; une pilule et deux soleils, en retard : une pilule et deux jours de préservatif ; une mère qui allaite et un sablier, le lait ne protège qu’un temps ; une porte ouverte, elle peut revenir n’importe quel jour.',
      note: 'Cachez les mots ; quatre volontaires expliquent une image, comme à une nouvelle collègue.',
    },
    es: {
      words: ['La hora de ella', 'Una píldora, 2 días', 'Leche: un tiempo', 'Vuelva cuando quiera'],
      alt: 'Cuatro imágenes: una mujer dice una hora; una píldora y dos soles, tarde: una píldora y dos días de condón; una madre que da el pecho y un reloj de arena, la leche solo protege un tiempo; una puerta abierta, puede volver cualquier día.',
      note: 'Tape las palabras; cuatro personas explican una imagen cada una, como a una colega nueva.',
    },
  },
)

/** A sandglass. @param x and `y` of its middle */
function hourglass(x: number, y: number): Shape[] {
  return [
    path(`M${x - 20} ${y - 34}H${x + 20}L${x + 4} ${y}L${x + 20} ${y + 34}H${x - 20}L${x - 4} ${y}Z`, {
      fill: 'white',
      stroke: 'ink',
      width: 3.5,
    }),
    path(`M${x - 13} ${y + 30}H${x + 13}L${x} ${y + 12}Z`, { fill: 'marigold' }),
    path(`M${x - 10} ${y - 18}H${x + 10}L${x} ${y - 2}Z`, { fill: 'marigold' }),
    path(`M${x - 24} ${y - 36}H${x + 24}M${x - 24} ${y + 36}H${x + 24}`, { stroke: 'ink', width: 6 }),
  ]
}
