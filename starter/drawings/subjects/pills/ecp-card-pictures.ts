import type { Diagram } from '../../diagram.ts'
import { age, leaf } from '../../kit/belongings.ts'
import { cardPicture, method, personWith, questionMark, sideBySide } from '../../kit/card-picture.ts'
import { backdrop } from '../../kit/frames.ts'
import { cross } from '../../kit/marks.ts'
import { sun } from '../../kit/objects.ts'
import type { PersonLook } from '../../kit/people.ts'
import { group, path, type Shape } from '../../kit/shapes.ts'
import { bleedingDays } from '../guidance/cards.ts'
import { tabletsStay } from '../people/signs.ts'
import { minipills } from '../postpartum/signs.ts'
import { heart, house } from '../training/things.ts'
import { pregnant, two } from '../youth/cards.ts'
import { largePack } from './card-things.ts'
import { bareCondom } from './ecp-when.ts'
import { pills } from './pack.ts'
import { hoursClock, vomits } from './scenes.ts'

const STUDENT: PersonLook = { skin: 'skin', head: 'bun', cloth: 'marigold' }
const MOTHER: PersonLook = { skin: 'skinDark', head: 'wrap', headPaint: 'leaf', cloth: 'terracotta' }
const MAN: PersonLook = { skin: 'skinDeep', head: 'short', cloth: 'indigo' }
const VEILED: PersonLook = { skin: 'skinLight', head: 'veil', headPaint: 'indigo', cloth: 'indigo' }
const SELLER: PersonLook = { skin: 'skinDark', head: 'short', cloth: 'leaf', isProvider: true }

/** What a saying is about; agree or disagree stays with the group. */
const SAYINGS: Diagram[] = [
  cardPicture('ecp-saying-pregnant', sideBySide([method('emergency'), pregnant()]), [
    'Emergency pills, and a pregnant woman.',
    'Des pilules d’urgence, et une femme enceinte.',
    'Píldoras de emergencia y una mujer embarazada.',
  ]),
  cardPicture('ecp-saying-once', sideBySide([method('emergency'), leaf('1', 50, 54, 92)], 'marigoldPale'), [
    'Emergency pills, and a calendar with the number 1.',
    'Des pilules d’urgence, et un calendrier avec le chiffre 1.',
    'Píldoras de emergencia y un calendario con el número 1.',
  ]),
  cardPicture('ecp-saying-morning', sideBySide([method('emergency'), sun(50, 50, 25)], 'indigoPale'), [
    'Emergency pills, and the sun of the morning.',
    'Des pilules d’urgence, et le soleil du matin.',
    'Píldoras de emergencia y el sol de la mañana.',
  ]),
  cardPicture('ecp-saying-girl', personWith(STUDENT, [age('15', 50, 50), method('emergency')], 'sand'), [
    'A girl of 15, and emergency pills.',
    'Une fille de 15 ans, et des pilules d’urgence.',
    'Una muchacha de 15 años y píldoras de emergencia.',
  ]),
  cardPicture('ecp-saying-home', sideBySide([method('emergency'), house()], 'sand'), [
    'Emergency pills, and a house.',
    'Des pilules d’urgence, et une maison.',
    'Píldoras de emergencia y una casa.',
  ]),
  cardPicture('ecp-saying-month', sideBySide([method('emergency'), bleedingDays()]), [
    'Emergency pills, and a calendar with bleeding.',
    'Des pilules d’urgence, et un calendrier avec un saignement.',
    'Píldoras de emergencia y un calendario con sangrado.',
  ]),
]

const SITUATIONS: Diagram[] = [
  cardPicture('ecp-card-torn', sideBySide([bareCondom()], 'marigoldPale'), [
    'A condom that is torn.',
    'Un préservatif déchiré.',
    'Un condón que se rompió.',
  ]),
  cardPicture('ecp-card-none', two(STUDENT, MAN, noCondom(), 'indigoPale'), [
    'A woman and a man; a condom crossed out: no method.',
    'Une femme et un homme ; un préservatif barré : aucune méthode.',
    'Una mujer y un hombre; un condón tachado: ningún método.',
  ]),
  cardPicture('ecp-card-six-days', sideBySide([heart(), leaf('6', 50, 54, 92)], 'sand'), [
    'A heart for sex, and a calendar with the number 6.',
    'Un cœur pour le rapport, et un calendrier avec le chiffre 6.',
    'Un corazón por la relación y un calendario con el número 6.',
  ]),
  cardPicture(
    'ecp-card-one-missed',
    [backdrop(), ...largePack(pills([9, 'taken'], [1, 'missed'], [11, 'active'], [7, 'plain']))],
    [
      'A pack with one forgotten pill in the second row.',
      'Une plaquette avec un oubli dans la deuxième rangée.',
      'Un paquete con una olvidada en la segunda fila.',
    ],
  ),
  cardPicture(
    'ecp-card-four-missed',
    [backdrop(), ...largePack(pills([8, 'taken'], [4, 'missed'], [9, 'active'], [7, 'plain']))],
    [
      'A pack with four forgotten pills in a row.',
      'Une plaquette avec quatre oublis de suite.',
      'Un paquete con cuatro olvidadas seguidas.',
    ],
  ),
  cardPicture('ecp-card-rifampicin', sideBySide([bareCondom(), tabletsStay()], 'sand'), [
    'A torn condom, and a bottle of medicine.',
    'Un préservatif déchiré, et un flacon de médicament.',
    'Un condón roto y un frasco de medicamento.',
  ]),
  cardPicture('ecp-card-again', sideBySide([method('emergency'), noCondom()], 'marigoldPale'), [
    'Emergency pills, and a condom crossed out.',
    'Des pilules d’urgence, et un préservatif barré.',
    'Píldoras de emergencia y un condón tachado.',
  ]),
]

/** Emergency pills, and the method that she chooses. */
const CALENDARS: Diagram[] = [
  cardPicture('ecp-then-pills', sideBySide([method('emergency'), method('pills')], 'sand'), [
    'Emergency pills, then combined pills.',
    'Des pilules d’urgence, puis la pilule combinée.',
    'Píldoras de emergencia, luego píldoras combinadas.',
  ]),
  cardPicture('ecp-then-minipills', sideBySide([method('emergency'), [minipills(0, 0)]], 'sand'), [
    'Emergency pills, then progestin-only pills.',
    'Des pilules d’urgence, puis la pilule progestative.',
    'Píldoras de emergencia, luego píldoras de progestina sola.',
  ]),
  cardPicture('ecp-then-injection', sideBySide([method('emergency'), method('injection')], 'indigoPale'), [
    'Emergency pills, then an injection.',
    'Des pilules d’urgence, puis une injection.',
    'Píldoras de emergencia, luego una inyección.',
  ]),
  cardPicture('ecp-then-iud', sideBySide([method('emergency'), method('iud')], 'sand'), [
    'Emergency pills, then an IUD.',
    'Des pilules d’urgence, puis un DIU.',
    'Píldoras de emergencia, luego un DIU.',
  ]),
  cardPicture('ecp-then-implant', sideBySide([method('emergency'), method('implant')], 'marigoldPale'), [
    'Emergency pills, then an implant.',
    'Des pilules d’urgence, puis un implant.',
    'Píldoras de emergencia, luego un implante.',
  ]),
]

const COUNTER: Diagram[] = [
  cardPicture('ecp-counter-medicine', personWith(MOTHER, [tabletsStay(), method('emergency')]), [
    'A woman, her daily medicine, and emergency pills.',
    'Une femme, son médicament quotidien, et des pilules d’urgence.',
    'Una mujer, su medicamento diario y píldoras de emergencia.',
  ]),
  cardPicture(
    'ecp-counter-vomits',
    [backdrop('indigoPale'), group(vomits(), { x: 12, y: 2, scale: 0.98 }), ...hoursClock(1, 152, 70, 32)],
    [
      'A woman vomits; a clock with one hour.',
      'Une femme vomit ; une horloge avec une heure.',
      'Una mujer vomita; un reloj con una hora.',
    ],
  ),
  cardPicture('ecp-counter-language', two(VEILED, SELLER, questionMark(), 'sand'), [
    'A client and a seller, and a question mark between them.',
    'Une cliente et un vendeur, et un point d’interrogation entre eux.',
    'Una clienta y un vendedor, y un signo de pregunta entre los dos.',
  ]),
  cardPicture('ecp-counter-whispers', personWith({ ...STUDENT, isSad: true }, [age('16', 50, 50), whisper()], 'sand'), [
    'A girl of 16, and a small speech bubble with dots: she whispers.',
    'Une fille de 16 ans, et une petite bulle de points : elle chuchote.',
    'Una muchacha de 16 años y un globo pequeño con puntos: susurra.',
  ]),
]

/** Pictures of the cards to cut out on emergency pills. */
export const ECP_CARDS: Diagram[] = [...SAYINGS, ...SITUATIONS, ...CALENDARS, ...COUNTER]

function noCondom(): Shape[] {
  return [...method('condom'), ...cross(80, 78, 40)]
}

function whisper(): Shape[] {
  return [
    path('M22 26H84a8 8 0 0 1 8 8V62a8 8 0 0 1 -8 8H40L18 84L22 70a8 8 0 0 1 -8 -8V34a8 8 0 0 1 8 -8Z', {
      fill: 'white',
      stroke: 'indigo',
      width: 4,
      dash: [9, 7],
    }),
    path('M32 48h4M52 48h4M72 48h4', { stroke: 'ink', width: 9 }),
  ]
}
