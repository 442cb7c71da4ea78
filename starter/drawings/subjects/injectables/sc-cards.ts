import type { Diagram } from '../../diagram.ts'
import { age, leaf } from '../../kit/belongings.ts'
import { cardPicture, personWith, sideBySide } from '../../kit/card-picture.ts'
import { weeks } from '../../kit/cycle-day.ts'
import { backdrop } from '../../kit/frames.ts'
import { openHand } from '../../kit/hands.ts'
import { cross } from '../../kit/marks.ts'
import { bubble, bust, type PersonLook } from '../../kit/people.ts'
import { arrow, circle, group, path, rect, type Shape } from '../../kit/shapes.ts'
import { ribbon } from '../eligibility/signs.ts'
import { cuff } from '../guidance/icons.ts'
import { book, GIRL, MAN, tabletsStay, WOMAN } from '../people/signs.ts'
import * as icons from '../training/community/screening-icons.ts'
import { hours, telephone } from '../training/things.ts'
import { device } from './device.ts'
import { bent, expired, leak, ready, torn } from './faults.ts'

const MOTHER: PersonLook = { skin: 'skin', head: 'wrap', headPaint: 'leaf', cloth: 'indigo' }
const OLDER: PersonLook = { skin: 'skinDeep', head: 'wrap', headPaint: 'indigo', cloth: 'terracotta' }
const VEILED: PersonLook = { skin: 'skinLight', head: 'veil', headPaint: 'indigo', cloth: 'terracotta' }
const STUDENT: PersonLook = { skin: 'skin', head: 'bun', cloth: 'leaf' }
const FARMER: PersonLook = { skin: 'skinDark', head: 'veil', headPaint: 'leaf', cloth: 'marigold' }

/** A full device of 100 by 100, its needle bare. */
function full(): Shape[] {
  return [device({ cap: 'off', medicine: 'mixed' }, { x: 50, y: 78, scale: 0.58 })]
}

function noBook(): Shape[] {
  return [...book(), ...cross(78, 78, 40)]
}

/** One hand up, the other hangs down. */
function weakHand(): Shape[] {
  return [
    openHand('skinDark', { x: 26, y: 50, scale: 0.48, isShort: true }),
    openHand('skinDark', { x: 78, y: 46, scale: 0.48, isShort: true, rotate: 168 }),
    path('M62 4H94', { stroke: 'indigo', width: 12 }),
  ]
}

function trembling(): Shape[] {
  return [
    openHand('skinDark', { x: 50, y: 54, scale: 0.48, isShort: true }),
    path('M12 30q-8 10 0 20t0 20M0 36q-6 8 0 15t0 15', { stroke: 'ink', width: 4.5 }),
    path('M90 30q8 10 0 20t0 20M100 36q5 8 0 15t0 15', { stroke: 'ink', width: 4.5 }),
  ]
}

/** A bus from the side. */
function bus(): Shape[] {
  return [
    rect(2, 18, 96, 58, { fill: 'leaf', stroke: 'ink', width: 3.5, radius: 8 }),
    ...[10, 34, 58].map((x) => rect(x, 28, 18, 18, { fill: 'white', stroke: 'ink', width: 2.5 })),
    rect(80, 28, 14, 44, { fill: 'water', stroke: 'ink', width: 2.5 }),
    ...[26, 72].map((x) => circle(x, 78, 11, { fill: 'ink' })),
    ...[26, 72].map((x) => circle(x, 78, 4, { fill: 'white' })),
  ]
}

/** A husband who holds up a device. */
function heFoundIt(): Shape[] {
  return [
    bust({ ...MAN, isSad: true }, { x: -8, y: 12, scale: 0.5 }),
    device({ cap: 'off', medicine: 'mixed' }, { x: 84, y: 62, scale: 0.42 }),
  ]
}

const CLIENTS: Diagram[] = [
  cardPicture('sc-card-no-school', personWith(WOMAN, [noBook(), full()]), [
    'A woman, a book crossed out, and a device.',
    'Une femme, un livre barré, et un dispositif.',
    'Una mujer, un libro tachado y un dispositivo.',
  ]),
  cardPicture('sc-card-seventeen', personWith(GIRL, [age('17', 50, 50), full()]), [
    'A girl of 17, and a device.',
    'Une jeune fille de 17 ans, et un dispositif.',
    'Una joven de 17 años y un dispositivo.',
  ]),
  cardPicture('sc-card-hiv', personWith(STUDENT, [ribbon(), tabletsStay()]), [
    'A woman, the ribbon that stands for HIV, and a bottle of tablets.',
    'Une femme, le ruban du VIH, et un flacon de comprimés.',
    'Una mujer, el lazo del VIH y un frasco de pastillas.',
  ]),
  cardPicture('sc-card-three-weeks', personWith(MOTHER, [icons.breastfeeds(), weeks(3)]), [
    'A mother who breastfeeds, and three weeks of a calendar.',
    'Une mère qui allaite, et trois semaines d’un calendrier.',
    'Una madre que amamanta y tres semanas de un calendario.',
  ]),
  cardPicture('sc-card-pressure', personWith(OLDER, [age('40', 50, 50), cuff()]), [
    'A woman of 40, and a cuff for blood pressure.',
    'Une femme de 40 ans, et un tensiomètre.',
    'Una mujer de 40 años y un tensiómetro.',
  ]),
  cardPicture('sc-card-breast', personWith(VEILED, [icons.breast()]), [
    'A woman, and a lump in a breast.',
    'Une femme, et une masse dans un sein.',
    'Una mujer y un bulto en un seno.',
  ]),
  cardPicture('sc-card-weak-hand', personWith({ ...STUDENT, skin: 'skinDark', cloth: 'indigo' }, [weakHand()]), [
    'A woman; one of her hands is up, the other hangs down.',
    'Une femme ; une main est levée, l’autre pend.',
    'Una mujer; una mano está arriba, la otra cuelga.',
  ]),
  cardPicture('sc-card-afraid', afraid(), [
    'A frightened woman thinks of the needle of a device.',
    'Une femme effrayée pense à l’aiguille d’un dispositif.',
    'Una mujer asustada piensa en la aguja de un dispositivo.',
  ]),
  cardPicture('sc-card-operated', personWith(FARMER, [icons.scarOnHead(), age('39', 50, 50)]), [
    'A woman of 39, and a head with the scar of an operation.',
    'Une femme de 39 ans, et une tête avec la cicatrice d’une opération.',
    'Una mujer de 39 años y una cabeza con la cicatriz de una operación.',
  ]),
]

function afraid(): Shape[] {
  return [
    backdrop(),
    bust({ ...MOTHER, cloth: 'leaf', isSad: true }, { x: 4, y: 27, scale: 0.795 }),
    ...bubble(126, 8, 104, 116, 10),
    device({ cap: 'off', medicine: 'mixed' }, { x: 178, y: 90, scale: 0.64 }),
  ]
}

function fault(scene: Shape[]): Shape[] {
  return [backdrop(), group(scene, { x: 120, y: 0, scale: 0.82 })]
}

/** Nothing on a card says whether the device may be used. */
const FAULTS: Diagram[] = [
  cardPicture('sc-card-open', fault(ready('open')), [
    'A device with a gap between cap and port.',
    'Un dispositif avec un espace entre le capuchon et la partie dure.',
    'Un dispositivo con un espacio entre la tapa y la parte dura.',
  ]),
  cardPicture('sc-card-bent', fault(bent()), [
    'A device whose cap is bent.',
    'Un dispositif au capuchon tordu.',
    'Un dispositivo con la tapa doblada.',
  ]),
  cardPicture('sc-card-torn', fault(torn()), [
    'A device in a torn pouch.',
    'Un dispositif dans un emballage déchiré.',
    'Un dispositivo en una envoltura rota.',
  ]),
  cardPicture('sc-card-expired', fault(expired()), [
    'A pouch whose date is crossed out.',
    'Un emballage dont la date est barrée.',
    'Una envoltura con la fecha tachada.',
  ]),
  cardPicture('sc-card-leak', fault(leak()), [
    'A wet device with drops at its cap.',
    'Un dispositif mouillé, avec des gouttes au capuchon.',
    'Un dispositivo mojado con gotas en la tapa.',
  ]),
]

const LEARNERS: Diagram[] = [
  cardPicture('sc-card-cannot-read', personWith(OLDER, [noBook()]), [
    'A woman, and a book crossed out.',
    'Une femme, et un livre barré.',
    'Una mujer y un libro tachado.',
  ]),
  cardPicture('sc-card-hurry', personWith(STUDENT, [hours(0.9), bus()]), [
    'A woman, a clock, and a bus.',
    'Une femme, une horloge, et un autobus.',
    'Una mujer, un reloj y un autobús.',
  ]),
  cardPicture('sc-card-trembling', personWith({ ...VEILED, isSad: true }, [trembling()]), [
    'A worried woman, and a hand that trembles.',
    'Une femme inquiète, et une main qui tremble.',
    'Una mujer preocupada y una mano que tiembla.',
  ]),
]

/** The day of the month of an injection; the month stands on the card. */
function injectedOn(day: string): Diagram {
  return cardPicture(
    `sc-card-day-${day}`,
    [
      backdrop('sand'),
      ...leaf(day, 58, 98, 92),
      device({ cap: 'off', medicine: 'mixed' }, { x: 120, y: 62, scale: 0.38 }),
      ...arrow([108, 98], [134, 98], { width: 7 }),
      ...leaf('?', 186, 98, 92),
    ],
    [
      `A calendar with ${day}, a device, and a calendar with a question mark.`,
      `Un calendrier avec ${day}, un dispositif, et un calendrier avec un point d’interrogation.`,
      `Un calendario con ${day}, un dispositivo y un calendario con un signo de interrogación.`,
    ],
  )
}

const DAYS: Diagram[] = ['3', '12', '20', '6', '1', '25', '9', '14'].map(injectedOn)

const CALLS: Diagram[] = [
  cardPicture('sc-call-full', sideBySide([telephone(), full()]), [
    'A telephone, and a device that is still full.',
    'Un téléphone, et un dispositif encore plein.',
    'Un teléfono y un dispositivo todavía lleno.',
  ]),
  cardPicture('sc-call-late', sideBySide([telephone(), weeks(5)]), [
    'A telephone, and five weeks of a calendar.',
    'Un téléphone, et cinq semaines d’un calendrier.',
    'Un teléfono y cinco semanas de un calendario.',
  ]),
  cardPicture('sc-call-found', sideBySide([telephone(), heFoundIt()]), [
    'A telephone, and a husband with a device in front of him.',
    'Un téléphone, et un mari avec un dispositif devant lui.',
    'Un teléfono y un esposo con un dispositivo delante.',
  ]),
]

/** Pictures of the cards to cut out. */
export const SC_CARDS: Diagram[] = [...CLIENTS, ...FAULTS, ...LEARNERS, ...DAYS, ...CALLS]
