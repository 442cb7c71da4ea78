import { diagram } from '../../diagram.ts'
import { ANSWER_ROWS_HEIGHT, answerRows } from '../../kit/answer-rows.ts'
import { leaf } from '../../kit/belongings.ts'
import { calendar, drop } from '../../kit/days.ts'
import { openHand } from '../../kit/hands.ts'
import { cross } from '../../kit/marks.ts'
import { methodSign } from '../../kit/methods.ts'
import { baby, bust, type PersonLook } from '../../kit/people.ts'
import { arrow, circle, group, path, rect, type Shape } from '../../kit/shapes.ts'
import { besideLines } from '../../kit/sign-grid.ts'
import { GIRL, WOMAN } from '../people/signs.ts'
import { ribbon } from '../permanent/vas-client.ts'
import { ordinaryHeadache } from '../training/community/screening-icons.ts'
import { device } from './device.ts'

const OLDER: PersonLook = { skin: 'skin', head: 'veil', headPaint: 'terracotta', cloth: 'terracotta' }
const HELPER: PersonLook = { skin: 'skinDeep', head: 'wrap', headPaint: 'leaf', cloth: 'leaf' }

const small = (x: number, y: number, scale: number) => device({ cap: 'off', medicine: 'mixed' }, { x, y, scale })
const person = (look: PersonLook, x: number) => bust(look, { x, y: 2, scale: 0.54 })

export const scWhoLearns = besideLines(
  'sc-who-learns',
  [
    () => [person(WOMAN, 14), small(116, 80, 0.5)],
    () => [person(GIRL, -2), person(OLDER, 72)],
    () => [
      person({ skin: 'skinDark', head: 'bun', cloth: 'indigo' }, 14),
      // dark glasses over her eyes; the picture of a hand stands for touch
      path('M40 38h16M57 38h16', { stroke: 'ink', width: 11 }),
      openHand('skinDark', { x: 118, y: 58, scale: 0.42, isShort: true }),
    ],
    () => [
      person({ skin: 'skin', head: 'short', cloth: 'marigold' }, 14),
      group(ribbon(0, 0), { x: 116, y: 50, scale: 0.72 }),
    ],
    () => [person(WOMAN, -2), person(HELPER, 72), small(76, 84, 0.4)],
  ],
  {
    en: {
      alt: 'Five pictures in the order of the lines: a woman with a device; a young woman and an older one; a woman with dark glasses and a hand that feels; a woman with the HIV ribbon; a woman with a helper beside her.',
      note: 'Ask for each picture: what would you do differently when you teach her?',
    },
    fr: {
      alt: 'Cinq images dans l’ordre des lignes : une femme avec un dispositif ; une jeune femme et une plus âgée ; une femme aux lunettes noires et une main qui touche ; une femme avec le ruban du VIH ; une femme avec une aide à côté d’elle.',
      note: 'Pour chaque image : que feriez-vous autrement pour l’apprendre ?',
    },
    es: {
      alt: 'Cinco imágenes en el orden de las líneas: una mujer con un dispositivo; una joven y una mayor; una mujer con lentes oscuros y una mano que toca; una mujer con la cinta del VIH; una mujer con una ayudante al lado.',
      note: 'Pregunte con cada imagen: ¿qué haría usted distinto al enseñarle?',
    },
  },
  150,
)

/** Light bleeding on irregular days, then none. */
const BLEEDING = Array.from({ length: 28 }, (_, day) => ([1, 4, 5, 9, 13].includes(day) ? 1 : 0))

export const scFirstMethod = besideLines(
  'sc-first-method',
  [
    () => calendar(12, 14, 18, BLEEDING),
    () => [group(ordinaryHeadache(), { x: 25 })],
    () => [...leaf('+4', 40, 50, 84), baby('skinDark', 'marigold', { x: 84, y: 26, scale: 0.62 })],
    () => [
      device({ cap: 'off', medicine: 'empty' }, { x: 40, y: 84, scale: 0.58 }),
      ...arrow([112, 88], [112, 14], { width: 9 }),
      ...cross(112, 56, 42),
    ],
    () => [group(ribbon(0, 0), { x: 38, y: 50, scale: 0.8 }), methodSign('condom', { x: 70, y: 14, scale: 0.72 })],
  ],
  {
    en: {
      alt: 'Five pictures in the order of the lines: a calendar with irregular bleeding; a headache; a calendar with +4 and a baby; an empty device with an arrow back, crossed out; the HIV ribbon beside a condom.',
      note: 'Pairs explain each picture in one sentence, as on the telephone.',
    },
    fr: {
      alt: 'Cinq images dans l’ordre des lignes : un calendrier de saignements irréguliers ; un mal de tête ; un calendrier avec +4 et un bébé ; un dispositif vide avec une flèche de retour barrée ; le ruban du VIH à côté d’un préservatif.',
      note: 'Par deux : une phrase par image, comme au téléphone.',
    },
    es: {
      alt: 'Cinco imágenes en el orden de las líneas: un calendario con sangrado irregular; un dolor de cabeza; un calendario con +4 y un bebé; un dispositivo vacío con una flecha de vuelta tachada; la cinta del VIH junto a un condón.',
      note: 'En parejas: una frase por imagen, como por teléfono.',
    },
  },
  150,
)

/** A hand with a drop of blood at a finger and a used device beside it. */
function pricked(): Shape[] {
  return [
    openHand('skin', { x: 42, y: 62, scale: 0.56, isShort: true }),
    drop(42, 16, 'blood', 0.7),
    device({ cap: 'off', medicine: 'empty' }, { x: 84, y: 60, scale: 0.4, rotate: 60 }),
  ]
}

/** What can happen with the device, and what to do. */
export const scWhatIf = diagram({
  id: 'sc-what-if',
  width: 'full',
  height: ANSWER_ROWS_HEIGHT,
  texts: {
    en: {
      problems: [
        'Leaks, or bent',
        'Nothing comes out',
        'Only part went in',
        'Blood at the place',
        'Needle pricked somebody',
      ],
      answers: [
        'Take another one',
        'Gap was open: needle out, new device',
        'No second dose; condoms; ask provider',
        'Press with cotton, no rubbing',
        'Wash, report, HIV prevention',
      ],
      alt: 'Five events and what to do. Leaks or bent before use: take another one. Nothing comes out, the gap was open: needle out, new device. Only part went in: no second dose, condoms, ask the provider. Blood at the place: press with cotton, no rubbing. The needle pricked somebody: wash, report, HIV prevention.',
      note: 'Cover the right side and point to the rows in mixed order.',
    },
    fr: {
      problems: [
        'Fuite, ou tordu',
        'Rien ne sort',
        'Une partie est entrée',
        'Sang à l’endroit',
        'Quelqu’un s’est piqué',
      ],
      answers: [
        'En prendre un autre',
        'Espace ouvert : retirer, autre dispositif',
        'Pas de 2e dose ; préservatif ; demander',
        'Coton, sans frotter',
        'Laver, signaler, prévention du VIH',
      ],
      alt: 'Cinq incidents et la conduite. Fuite ou tordu avant l’emploi : en prendre un autre. Rien ne sort, l’espace était ouvert : retirer l’aiguille, autre dispositif. Une partie est entrée : pas de deuxième dose, préservatif, demander au prestataire. Sang à l’endroit : coton, sans frotter. Quelqu’un s’est piqué : laver, signaler, prévention du VIH.',
      note: 'Cachez la droite et montrez les lignes dans le désordre.',
    },
    es: {
      problems: ['Gotea o está doblado', 'No sale nada', 'Entró una parte', 'Sangre en el lugar', 'Alguien se pinchó'],
      answers: [
        'Tome otro',
        'Espacio abierto: saque, otro dispositivo',
        'Sin segunda dosis; condón; preguntar',
        'Algodón, sin frotar',
        'Lavar, avisar, prevención del VIH',
      ],
      alt: 'Cinco incidentes y qué hacer. Gotea o está doblado antes de usarlo: tome otro. No sale nada, el espacio estaba abierto: saque la aguja, otro dispositivo. Entró una parte: sin segunda dosis, condón, preguntar al proveedor. Sangre en el lugar: algodón, sin frotar. Alguien se pinchó: lavar, avisar, prevención del VIH.',
      note: 'Tape la derecha y señale las filas en desorden.',
    },
  },
  draw: ({ problems, answers }) =>
    answerRows(problems, answers, [
      () => [
        device({ cap: 'closed', medicine: 'settled' }, { x: 40, y: 58, scale: 0.42 }),
        drop(74, 40, 'waterDeep', 0.9),
        drop(84, 76, 'waterDeep', 0.9),
      ],
      () => [device({ cap: 'open', medicine: 'mixed' }, { x: 50, y: 58, scale: 0.42 })],
      () => [device({ cap: 'off', medicine: 'pressed' }, { x: 44, y: 70, scale: 0.5 }), drop(80, 70, 'waterDeep', 1)],
      () => [
        rect(0, 62, 100, 34, { fill: 'skin', radius: 6 }),
        drop(50, 54, 'blood', 1),
        circle(50, 22, 18, { fill: 'white', stroke: 'steelDark', width: 3 }),
      ],
      pricked,
    ]),
})
