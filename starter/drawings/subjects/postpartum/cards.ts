import type { Diagram } from '../../diagram.ts'
import { cardPicture, method, personWith, sideBySide } from '../../kit/card-picture.ts'
import { tablets, thermometer } from '../../kit/client-scenes.ts'
import { calendar, clockAt, drop } from '../../kit/objects.ts'
import { bust, type PersonLook } from '../../kit/people.ts'
import { group, rect, type Shape } from '../../kit/shapes.ts'
import { minipills } from './signs.ts'

const FIRST: PersonLook = { skin: 'skin', head: 'bun', cloth: 'leaf' }
const SECOND: PersonLook = { skin: 'skinDark', head: 'veil', headPaint: 'terracotta', cloth: 'indigo' }
const THIRD: PersonLook = { skin: 'skinLight', head: 'wrap', headPaint: 'indigo', cloth: 'marigold' }
const FOURTH: PersonLook = { skin: 'skinDark', head: 'wrap', headPaint: 'leaf', cloth: 'terracotta' }

/** The methods of the card game. */
const METHODS: Diagram[] = [
  cardPicture('method-card-lam', sideBySide([method('breastfeeding')], 'sand'), [
    'The sign of LAM: a mother who breastfeeds.',
    'Le signe de la MAMA : une mère qui allaite.',
    'El signo de la MELA: una madre que amamanta.',
  ]),
  cardPicture('method-card-condoms', sideBySide([method('condom'), method('femaleCondom')], 'sand'), [
    'A male and a female condom.',
    'Un préservatif masculin et un préservatif féminin.',
    'Un condón masculino y uno femenino.',
  ]),
  cardPicture('method-card-vasectomy', sideBySide([method('vas')], 'sand'), [
    'The sign of vasectomy.',
    'Le signe de la vasectomie.',
    'El signo de la vasectomía.',
  ]),
  cardPicture('method-card-copper-iud', sideBySide([method('iud')], 'sand'), [
    'The sign of the copper IUD.',
    'Le signe du DIU au cuivre.',
    'El signo del DIU de cobre.',
  ]),
  cardPicture('method-card-lng-iud', sideBySide([method('iud'), hormone()], 'sand'), [
    'An IUD, and a drop for its hormone.',
    'Un DIU, et une goutte pour son hormone.',
    'Un DIU y una gota por su hormona.',
  ]),
  cardPicture('method-card-implant', sideBySide([method('implant')], 'sand'), [
    'The sign of implants.',
    'Le signe des implants.',
    'El signo de los implantes.',
  ]),
  cardPicture('method-card-minipills', sideBySide([[minipills(0, 0)]], 'sand'), [
    'A packet of pills that are all alike.',
    'Une plaquette de pilules toutes pareilles.',
    'Una caja de píldoras todas iguales.',
  ]),
  cardPicture('method-card-injection', sideBySide([method('injection')], 'sand'), [
    'The sign of injectables.',
    'Le signe des injectables.',
    'El signo de los inyectables.',
  ]),
  cardPicture('method-card-combined', sideBySide([method('pills')], 'sand'), [
    'A packet of pills with a row of another colour.',
    'Une plaquette de pilules avec une rangée d’une autre couleur.',
    'Una caja de píldoras con una fila de otro color.',
  ]),
  cardPicture('method-card-sterilization', sideBySide([method('tubes')], 'sand'), [
    'The sign of female sterilization.',
    'Le signe de la stérilisation féminine.',
    'El signo de la esterilización femenina.',
  ]),
  cardPicture('method-card-beads', sideBySide([method('beads')], 'sand'), [
    'A string of beads.',
    'Un collier de perles.',
    'Un collar de cuentas.',
  ]),
  cardPicture('method-card-emergency', sideBySide([method('emergency')], 'sand'), [
    'The sign of emergency pills.',
    'Le signe des pilules d’urgence.',
    'El signo de las píldoras de emergencia.',
  ]),
]

function hormone(): Shape[] {
  return [drop(50, 92, 84, 'waterDeep')]
}

/** Women after a miscarriage or an abortion, and what they ask for. */
const AFTER_LOSS: Diagram[] = [
  cardPicture('loss-card-pills', personWith(FIRST, [method('pills')]), [
    'A woman, and a packet of pills.',
    'Une femme, et une plaquette de pilules.',
    'Una mujer y una caja de píldoras.',
  ]),
  cardPicture('loss-card-injection', personWith(SECOND, [method('injection')]), [
    'A woman, and an injection.',
    'Une femme, et une injection.',
    'Una mujer y una inyección.',
  ]),
  cardPicture('loss-card-iud', personWith(THIRD, [method('iud')]), [
    'A woman, and an IUD.',
    'Une femme, et un DIU.',
    'Una mujer y un DIU.',
  ]),
  cardPicture('loss-card-fever', personWith({ ...FOURTH, isSad: true }, [fever(), method('iud')], 'terracottaPale'), [
    'A woman with a thermometer that shows fever, and an IUD.',
    'Une femme avec un thermomètre qui indique de la fièvre, et un DIU.',
    'Una mujer con un termómetro que marca fiebre y un DIU.',
  ]),
  cardPicture('loss-card-implant', personWith(THIRD, [calendar(50, 52, 84), method('implant')], 'marigoldPale'), [
    'A woman, a calendar, and an implant.',
    'Une femme, un calendrier et un implant.',
    'Una mujer, un calendario y un implante.',
  ]),
  cardPicture('loss-card-tablets', personWith(FIRST, [smallTablets(), method('injection')], 'marigoldPale'), [
    'A woman, tablets, and an injection.',
    'Une femme, des comprimés et une injection.',
    'Una mujer, unas tabletas y una inyección.',
  ]),
  cardPicture('loss-card-weeps', personWith({ ...SECOND, isSad: true }, [[drop(50, 84, 56), drop(86, 64, 34)]]), [
    'A woman who weeps.',
    'Une femme qui pleure.',
    'Una mujer que llora.',
  ]),
  cardPicture(
    'loss-card-silent',
    [...personWith({ ...FOURTH, isSad: true }, [], 'sand'), ...waiting()],
    [
      'A woman who says nothing; another one waits outside the door.',
      'Une femme qui ne dit rien ; une autre attend devant la porte.',
      'Una mujer que no dice nada; otra espera detrás de la puerta.',
    ],
  ),
  cardPicture('loss-card-hurry', personWith(THIRD, [bus(), clockAt(4, 50, 50, 44)], 'leafPale'), [
    'A woman, a bus and a clock.',
    'Une femme, un autobus et une horloge.',
    'Una mujer, un autobús y un reloj.',
  ]),
]

function fever(): Shape[] {
  return thermometer(50, 78, 70)
}

function smallTablets(): Shape[] {
  return [group(tablets().slice(1), { x: -10, y: 6, scale: 0.52 })]
}

function waiting(): Shape[] {
  return [
    rect(150, 24, 78, 146, { fill: 'skinLight', stroke: 'skinDark', width: 5 }),
    bust({ skin: 'skin', head: 'bun', cloth: 'leaf' }, { x: 156, y: 88, scale: 0.45 }),
  ]
}

function bus(): Shape[] {
  return [
    rect(2, 22, 96, 54, { fill: 'marigold', stroke: 'ink', width: 3, radius: 8 }),
    ...[12, 40, 68].map((x) => rect(x, 32, 20, 18, { fill: 'white', stroke: 'ink', width: 2.5 })),
    ...[26, 74].map((x) => rect(x - 11, 66, 22, 22, { fill: 'ink', radius: 11 })),
  ]
}

export const POSTPARTUM_CARDS: Diagram[] = [...METHODS, ...AFTER_LOSS]
