import { book, bowl, coins } from '../../kit/belongings.ts'
import { cardPicture, method, personWith, sideBySide } from '../../kit/card-picture.ts'
import { backdrop } from '../../kit/frames.ts'
import { calendar, clock } from '../../kit/objects.ts'
import { baby, bust, motherAndBaby, type PersonLook } from '../../kit/people.ts'
import { circle, group, line, path, rect, type Shape } from '../../kit/shapes.ts'
import { ribbon } from '../eligibility/signs.ts'
import { heart, house, sheet } from '../training/things.ts'

const FATHER: PersonLook = { skin: 'skinDeep', head: 'short', cloth: 'leaf' }
const MOTHER: PersonLook = { skin: 'skinDark', head: 'wrap', headPaint: 'leaf', cloth: 'marigold' }
const WOMAN: PersonLook = { skin: 'skin', head: 'bun', cloth: 'indigo' }

/** Pictures of the chain starters, the sentences to sort and the listeners. Nothing in a sentence says on which pile it lies. */
export const BENEFITS_CARDS = [
  cardPicture(
    'benefits-card-father',
    [
      ...personWith(FATHER, [], 'marigoldPale'),
      ...calendar(206, 44, 56),
      ...[124, 160, 196].map((x, index) =>
        bust(
          { skin: 'skinDeep', head: index === 1 ? 'bun' : 'short', cloth: index === 1 ? 'terracotta' : 'indigo' },
          { x, y: 100, scale: 0.28 },
        ),
      ),
      baby('skinDeep', 'leaf', { x: 126, y: 28, scale: 0.46 }),
    ],
    [
      'A father with three children thinks of a calendar and a baby.',
      'Un père de trois enfants pense à un calendrier et à un bébé.',
      'Un padre de tres niños piensa en un calendario y un bebé.',
    ],
  ),
  cardPicture('benefits-card-hiv', personWith(WOMAN, [ribbon(), babyAndDate()], 'terracottaPale'), [
    'A woman, the ribbon that stands for HIV, and a baby on a calendar.',
    'Une femme, le ruban du VIH, et un bébé sur un calendrier.',
    'Una mujer, el lazo del VIH y un bebé en un calendario.',
  ]),
  cardPicture(
    'benefits-card-spacing',
    [
      backdrop('sand'),
      motherAndBaby(MOTHER, { x: 6, y: 10, scale: 0.8 }),
      bust({ skin: 'skinDark', head: 'short', cloth: 'indigo' }, { x: 146, y: 66, scale: 0.58 }),
    ],
    [
      'A mother with her baby and an older child.',
      'Une mère avec son bébé et un enfant plus grand.',
      'Una madre con su bebé y un niño mayor.',
    ],
  ),
  cardPicture('benefits-card-two-children', sideBySide([coin(), twoChildren()], 'sand'), [
    'One coin, and two children.',
    'Une seule pièce de monnaie, et deux enfants.',
    'Una sola moneda y dos niños.',
  ]),
  cardPicture('benefits-card-parcel', sideBySide([parcel(), method('injection')], 'sand'), [
    'A parcel of food, and a method.',
    'Un colis de nourriture, et une méthode.',
    'Un paquete de comida y un método.',
  ]),
  cardPicture('benefits-card-home', sideBySide([sheet(4), house()], 'sand'), [
    'A sheet with facts, and a house.',
    'Une feuille avec des faits, et une maison.',
    'Una hoja con datos y una casa.',
  ]),
  cardPicture(
    'benefits-card-after-birth',
    personWith({ ...MOTHER, cloth: 'leaf' }, [newborn(), method('implant')], 'sand'),
    [
      'A mother, her newborn, and an implant.',
      'Une mère, son nouveau-né, et un implant.',
      'Una madre, su recién nacido y un implante.',
    ],
  ),
  cardPicture('benefits-card-condom', sideBySide([method('condom'), ribbon()], 'sand'), [
    'A condom, and the ribbon that stands for HIV.',
    'Un préservatif, et le ruban du VIH.',
    'Un condón y el lazo del VIH.',
  ]),
  cardPicture('benefits-card-pump', sideBySide([pump(), method('pills')], 'sand'), [
    'A village pump, and a method.',
    'Une pompe de village, et une méthode.',
    'Una bomba de agua y un método.',
  ]),
  cardPicture('benefits-card-wish', sideBySide([newborn(), heart()], 'sand'), [
    'A baby, and a heart.',
    'Un bébé, et un cœur.',
    'Un bebé y un corazón.',
  ]),
  cardPicture(
    'benefits-card-grandmother',
    [
      ...personWith({ skin: 'skinDark', head: 'veil', headPaint: 'inkSoft', cloth: 'terracotta' }, [], 'indigoPale'),
      ...Array.from({ length: 8 }, (_, index) =>
        bust(
          { skin: 'skinDark', head: index % 2 ? 'bun' : 'short', cloth: index % 3 ? 'leaf' : 'marigold' },
          { x: 122 + (index % 4) * 28, y: index < 4 ? 34 : 92, scale: 0.22 },
        ),
      ),
    ],
    [
      'A grandmother and the eight children whom she raised.',
      'Une grand-mère et les huit enfants qu’elle a élevés.',
      'Una abuela y los ocho hijos que crió.',
    ],
  ),
  cardPicture(
    'benefits-card-husband',
    personWith({ ...FATHER, cloth: 'terracotta', isSad: true }, [worry()], 'marigoldPale'),
    [
      'A worried husband thinks of his wife and of pills.',
      'Un mari inquiet pense à sa femme et à des pilules.',
      'Un esposo preocupado piensa en su mujer y en píldoras.',
    ],
  ),
  cardPicture(
    'benefits-card-leader',
    personWith({ skin: 'skinDeep', head: 'cap', headPaint: 'indigo', cloth: 'white' }, [assembly()], 'sand'),
    [
      'A religious leader and the people who came to the service.',
      'Un chef religieux et les gens venus au culte.',
      'Un líder religioso y la gente que vino al culto.',
    ],
  ),
  cardPicture(
    'benefits-card-teacher',
    personWith({ skin: 'skinLight', head: 'bun', cloth: 'marigold' }, [emptyDesks()], 'leafPale'),
    [
      'A head teacher, and a row of four school desks without pupils.',
      'Une directrice d’école, et quatre tables de classe sans élèves.',
      'Una directora de escuela y cuatro pupitres sin alumnas.',
    ],
  ),
  cardPicture(
    'benefits-card-finance',
    personWith(
      { skin: 'skinDark', head: 'short', cloth: 'indigo' },
      [clock(50, 50, 46, 10 / 60), coins(50, 96, 7, 76)],
      'terracottaPale',
    ),
    [
      'A finance officer, a clock that shows ten minutes, and money.',
      'Un agent des finances, une horloge qui montre dix minutes, et de l’argent.',
      'Un jefe de finanzas, un reloj que marca diez minutos y dinero.',
    ],
  ),
  cardPicture('benefits-card-radio', sideBySide([radio(), breakfast()], 'indigoPale'), [
    'A radio beside a cup and a bowl.',
    'Une radio à côté d’une tasse et d’un bol.',
    'Una radio junto a una taza y un plato.',
  ]),
]

function babyAndDate(): Shape[] {
  return [
    ...calendar(50, 50, 92),
    rect(8, 34, 84, 54, { fill: 'white' }),
    baby('skin', 'marigold', { x: 14, y: 42, scale: 0.66 }),
  ]
}

function newborn(): Shape[] {
  return [baby('skinDark', 'terracotta', { x: 0, y: 22, scale: 0.92 })]
}

function coin(): Shape[] {
  return [
    circle(50, 58, 34, { fill: 'marigold', stroke: 'ink', width: 4 }),
    circle(50, 58, 24, { stroke: 'ink', width: 2.5 }),
  ]
}

function twoChildren(): Shape[] {
  return [
    bust({ skin: 'skin', head: 'short', cloth: 'leaf' }, { x: -4, y: 24, scale: 0.4 }),
    bust({ skin: 'skin', head: 'bun', cloth: 'terracotta' }, { x: 46, y: 24, scale: 0.4 }),
  ]
}

/** A tied sack of grain with a bowl. */
function parcel(): Shape[] {
  return [
    path('M32 24C10 44 8 92 14 94H70C78 92 74 44 54 24Z', { fill: 'skinLight', stroke: 'ink', width: 3.5 }),
    path('M28 12L36 24H50L60 12Q44 20 28 12Z', { fill: 'skinLight', stroke: 'ink', width: 3 }),
    path('M32 25H54', { stroke: 'terracotta', width: 6 }),
    ...bowl(78, 76, 42),
  ]
}

/** A hand pump over a bucket. */
function pump(): Shape[] {
  return [
    rect(40, 30, 18, 62, { fill: 'steelDark' }),
    path('M49 30V16M49 18L12 34', { stroke: 'steelDark', width: 8 }),
    path('M58 44H78V54', { stroke: 'steelDark', width: 9 }),
    path('M78 58V70', { stroke: 'waterDeep', width: 6 }),
    path('M66 70H92L88 94H70Z', { fill: 'water', stroke: 'ink', width: 3 }),
    line([24, 94], [98, 94], { stroke: 'ink', width: 5 }),
  ]
}

/** A thought of a wife and a pack of pills. */
function worry(): Shape[] {
  return [
    path('M22 4H92Q100 4 100 14V66Q100 76 92 76H40L8 92L18 72Q12 70 12 62V14Q12 4 22 4Z', {
      fill: 'white',
      stroke: 'indigo',
      width: 3,
    }),
    bust({ skin: 'skin', head: 'wrap', cloth: 'leaf', isSad: true }, { x: 14, y: 14, scale: 0.32 }),
    group(method('pills'), { x: 60, y: 22, scale: 0.36 }),
  ]
}

function assembly(): Shape[] {
  const cloths = ['terracotta', 'leaf', 'marigold', 'indigo', 'leaf'] as const
  return cloths.map((cloth, index) =>
    bust(
      {
        skin: index % 2 ? 'skin' : 'skinDark',
        head: index % 2 ? 'veil' : 'cap',
        headPaint: index % 2 ? 'indigo' : 'leaf',
        cloth,
      },
      { x: index < 2 ? 16 + index * 36 : -4 + (index - 2) * 36, y: index < 2 ? 10 : 50, scale: 0.27 },
    ),
  )
}

/** Four desks, each with a closed book and nobody behind it. */
function emptyDesks(): Shape[] {
  return [0, 1, 2, 3].flatMap((index) => {
    const [x, y] = [(index % 2) * 52, Math.floor(index / 2) * 50]
    return [
      ...book(x + 8, y + 6, 'terracotta', 0.36),
      rect(x, y + 25, 46, 9, { fill: 'skinLight', stroke: 'ink', width: 2.5 }),
      path(`M${x + 6} ${y + 34}V${y + 47}M${x + 40} ${y + 34}V${y + 47}`, { stroke: 'ink', width: 4 }),
    ]
  })
}

function radio(): Shape[] {
  return [
    line([20, 36], [70, 4], { stroke: 'steelDark', width: 5 }),
    rect(4, 34, 92, 60, { fill: 'terracotta', stroke: 'ink', width: 3, radius: 8 }),
    circle(32, 64, 20, { fill: 'white', stroke: 'ink', width: 3 }),
    circle(32, 64, 8, { fill: 'ink' }),
    rect(60, 46, 28, 12, { fill: 'white' }),
    circle(66, 78, 6, { fill: 'marigold' }),
    circle(84, 78, 6, { fill: 'marigold' }),
  ]
}

function breakfast(): Shape[] {
  return [
    path('M14 40H62V74Q62 88 50 88H26Q14 88 14 74Z', { fill: 'white', stroke: 'ink', width: 3 }),
    path('M62 50Q80 50 78 62Q76 74 62 72', { stroke: 'ink', width: 4 }),
    path('M28 28q-6 -8 0 -16M46 28q-6 -8 0 -16', { stroke: 'inkSoft', width: 4 }),
    line([4, 92], [98, 92], { stroke: 'ink', width: 5 }),
  ]
}
