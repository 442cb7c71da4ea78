import type { Diagram } from '../../diagram.ts'
import { age, leaf } from '../../kit/belongings.ts'
import { cardPicture, personWith, questionMark, sideBySide } from '../../kit/card-picture.ts'
import { backdrop } from '../../kit/frames.ts'
import { calendar } from '../../kit/objects.ts'
import { baby, bust, motherAndBaby, type PersonLook } from '../../kit/people.ts'
import { circle, ellipse, group, line, path, rect, type Shape } from '../../kit/shapes.ts'
import { bleedingDays } from '../guidance/cards.ts'
import { book, closedDoor, wishedBaby } from '../people/signs.ts'
import { babyAlone, date, pregnant, rings, two } from '../youth/cards.ts'

const MOTHER: PersonLook = { skin: 'skinDark', head: 'wrap', headPaint: 'leaf', cloth: 'marigold' }
const OTHER_MOTHER: PersonLook = { skin: 'skinLight', head: 'veil', headPaint: 'indigo', cloth: 'indigo' }
const FATHER: PersonLook = { skin: 'skinDeep', head: 'short', cloth: 'leaf' }
const WOMAN: PersonLook = { skin: 'skin', head: 'bun', cloth: 'terracotta' }
const GIRL: PersonLook = { skin: 'skinDark', head: 'bun', cloth: 'indigo' }
const MAN: PersonLook = { skin: 'skin', head: 'cap', headPaint: 'indigo', cloth: 'indigo' }

/** Families that count months: nothing shows a date or an interval. */
const SLIPS: Diagram[] = [
  cardPicture('slip-daughter', personWith(MOTHER, [babyAlone(), date()], 'marigoldPale'), [
    'A mother, her newborn, and a calendar.',
    'Une mère, son nouveau-né, et un calendrier.',
    'Una madre, su recién nacida y un calendario.',
  ]),
  cardPicture('slip-miscarriage', two(sad(WOMAN), sad(MAN), date(), 'indigoPale'), [
    'A sad couple, and a calendar between them.',
    'Un couple triste, et un calendrier entre eux.',
    'Una pareja triste y un calendario entre los dos.',
  ]),
  cardPicture('slip-small-son', personWith(FATHER, [toddler(), date()], 'leafPale'), [
    'A father, his small son, and a calendar.',
    'Un père, son jeune fils, et un calendrier.',
    'Un padre, su hijo pequeño y un calendario.',
  ]),
  cardPicture('slip-twins', personWith(OTHER_MOTHER, [twoToddlers(), wishedBaby()], 'terracottaPale'), [
    'A mother, her twins, and the baby that she thinks of.',
    'Une mère, ses jumeaux, et le bébé auquel elle pense.',
    'Una madre, sus gemelos y el bebé en el que piensa.',
  ]),
  cardPicture('slip-son', two(OTHER_MOTHER, FATHER, babyAlone(), 'sand'), [
    'A couple with their newborn between them.',
    'Un couple, avec son nouveau-né au milieu.',
    'Una pareja con su recién nacido en medio.',
  ]),
  cardPicture('slip-abortion', personWith(sad(GIRL), [bleedingDays()], 'indigoPale'), [
    'A sad woman, and a calendar with bleeding.',
    'Une femme triste, et un calendrier avec un saignement.',
    'Una mujer triste y un calendario con sangrado.',
  ]),
  cardPicture('slip-baby', withBaby(MOTHER, wishedBaby(), 'marigoldPale'), [
    'A mother with her baby thinks of the next baby.',
    'Une mère avec son bébé pense au bébé suivant.',
    'Una madre con su bebé piensa en el siguiente.',
  ]),
  cardPicture('slip-stillbirth', two(sad(MOTHER), sad(FATHER), emptyCradle(), 'indigoPale'), [
    'A sad couple, and an empty cradle between them.',
    'Un couple triste, et un berceau vide entre eux.',
    'Una pareja triste y una cuna vacía entre los dos.',
  ]),
  cardPicture('slip-married-girl', personWith(GIRL, [age('16', 50, 50), rings()], 'leafPale'), [
    'A girl of 16, and two wedding rings.',
    'Une fille de 16 ans, et deux alliances.',
    'Una muchacha de 16 años y dos anillos de boda.',
  ]),
  cardPicture('slip-poster', onWall(twoBirths()), [
    'A poster on a wall with two babies and a calendar.',
    'Une affiche au mur avec deux bébés et un calendrier.',
    'Un cartel en la pared con dos bebés y un calendario.',
  ]),
]

/** What a claim is about; how sure it is stays with the group. */
const CLAIMS: Diagram[] = [
  cardPicture('claim-soon', sideBySide([babyAlone(), pregnant()]), [
    'A small baby, and its mother who is pregnant again.',
    'Un petit bébé, et sa mère de nouveau enceinte.',
    'Un bebé pequeño y su madre, otra vez embarazada.',
  ]),
  cardPicture('claim-limit', sideBySide([leaf('23', 50, 54, 92), leaf('25', 50, 54, 92)], 'marigoldPale'), [
    'Two calendars with the numbers 23 and 25.',
    'Deux calendriers avec les nombres 23 et 25.',
    'Dos calendarios con los números 23 y 25.',
  ]),
  cardPicture('claim-after-loss', sideBySide([leaf('6', 50, 54, 92), leaf('3', 50, 54, 92)], 'leafPale'), [
    'Two calendars with the numbers 6 and 3.',
    'Deux calendriers avec les nombres 6 et 3.',
    'Dos calendarios con los números 6 y 3.',
  ]),
  cardPicture('claim-girls', sideBySide([age('18', 50, 50), pregnant()], 'terracottaPale'), [
    'An age of 18, and a pregnancy.',
    'Un âge de 18 ans, et une grossesse.',
    'Una edad de 18 años y un embarazo.',
  ]),
]

/** Posters that pairs correct: each picture goes with its bad text. */
const POSTERS: Diagram[] = [
  cardPicture('poster-blame', onWall(manyChildren()), [
    'A poster with a sad mother and her three children.',
    'Une affiche avec une mère triste et ses trois enfants.',
    'Un cartel con una madre triste y sus tres hijos.',
  ]),
  cardPicture('poster-fear', onWall([...candle(), baby('skinDark', 'white', { x: 56, y: 58, scale: 0.7 })]), [
    'A poster with a baby and a candle.',
    'Une affiche avec un bébé et une bougie.',
    'Un cartel con un bebé y una vela.',
  ]),
  cardPicture('poster-two', onWall([group(twoToddlers(), { x: 14, y: -2, scale: 1.1 })]), [
    'A poster with two children.',
    'Une affiche avec deux enfants.',
    'Un cartel con dos niños.',
  ]),
  cardPicture(
    'poster-girls',
    onWall([bust(GIRL, { x: 0, y: 8, scale: 0.5 }), group(book(), { x: 78, y: 34, scale: 0.56 })]),
    [
      'A poster with a girl and a book.',
      'Une affiche avec une fille et un livre.',
      'Un cartel con una muchacha y un libro.',
    ],
  ),
  cardPicture('poster-prize', onWall([...blanket(), baby('skin', 'marigold', { x: 0, y: 50, scale: 0.5 })]), [
    'A poster with a baby and a folded blanket.',
    'Une affiche avec un bébé et une couverture pliée.',
    'Un cartel con un bebé y una manta doblada.',
  ]),
]

const ROLES: Diagram[] = [
  cardPicture('spacing-role-mother', withBaby(OTHER_MOTHER, questionMark(), 'leafPale'), [
    'A mother with her baby, and a question mark.',
    'Une mère avec son bébé, et un point d’interrogation.',
    'Una madre con su bebé y un signo de pregunta.',
  ]),
  cardPicture('spacing-role-husband', personWith(FATHER, [pregnant()], 'marigoldPale'), [
    'A man, and his wife who is pregnant.',
    'Un homme, et sa femme enceinte.',
    'Un hombre y su mujer, embarazada.',
  ]),
  cardPicture(
    'spacing-role-bride',
    personWith(
      { ...GIRL, head: 'veil', headPaint: 'marigold', cloth: 'marigold' },
      [rings(), closedDoor()],
      'terracottaPale',
    ),
    [
      'A young bride, wedding rings, and a woman behind the door.',
      'Une jeune mariée, des alliances, et une femme derrière la porte.',
      'Una novia joven, anillos de boda y una mujer tras la puerta.',
    ],
  ),
  cardPicture(
    'spacing-role-older',
    personWith({ ...WOMAN, head: 'veil', headPaint: 'leaf' }, [age('41', 50, 50), toddler()], 'sand'),
    [
      'A woman of 41, and her small child.',
      'Une femme de 41 ans, et son petit enfant.',
      'Una mujer de 41 años y su hijo pequeño.',
    ],
  ),
  cardPicture('spacing-role-friends', two(WOMAN, MOTHER, questionMark(), 'leafPale'), [
    'Two women friends, and a question mark.',
    'Deux amies, et un point d’interrogation.',
    'Dos amigas y un signo de pregunta.',
  ]),
]

/** Pictures of the cards to cut out. */
export const SPACING_CARDS: Diagram[] = [...SLIPS, ...CLAIMS, ...POSTERS, ...ROLES]

function sad(look: PersonLook): PersonLook {
  return { ...look, isSad: true }
}

function withBaby(look: PersonLook, thing: Shape[], fill: 'marigoldPale' | 'leafPale'): Shape[] {
  return [
    backdrop(fill),
    motherAndBaby(look, { x: 6, y: 10, scale: 0.8 }),
    group(thing, { x: 142, y: 34, scale: 0.92 }),
  ]
}

function toddler(): Shape[] {
  return [bust({ skin: 'skinDeep', head: 'short', cloth: 'marigold' }, { x: 14, y: 12, scale: 0.48 })]
}

function twoToddlers(): Shape[] {
  return [
    bust({ skin: 'skin', head: 'short', cloth: 'leaf' }, { x: -8, y: 24, scale: 0.4 }),
    bust({ skin: 'skin', head: 'short', cloth: 'leaf' }, { x: 48, y: 24, scale: 0.4 }),
  ]
}

function emptyCradle(): Shape[] {
  return [
    path('M10 40H90L80 76H20Z', { fill: 'skinLight', stroke: 'ink', width: 4 }),
    path('M14 52H86', { stroke: 'white', width: 6 }),
    path('M8 84Q50 104 92 84', { stroke: 'ink', width: 6 }),
  ]
}

/** A sheet on a wall, held by a pin. @param scene 128 by 100 */
function onWall(scene: Shape[]): Shape[] {
  return [
    backdrop('sand'),
    rect(38, 14, 164, 132, { fill: 'white', stroke: 'ink', width: 4 }),
    group(scene, { x: 56, y: 32 }),
    circle(120, 14, 7, { fill: 'terracotta', stroke: 'ink', width: 2 }),
  ]
}

function twoBirths(): Shape[] {
  return [
    baby('skin', 'leaf', { x: -6, y: 4, scale: 0.54 }),
    baby('skin', 'marigold', { x: 76, y: 4, scale: 0.54 }),
    line([0, 46], [128, 46], { stroke: 'ink', width: 4, dash: [8, 6] }),
    ...calendar(64, 76, 50),
  ]
}

function manyChildren(): Shape[] {
  return [
    bust(sad({ ...MOTHER, cloth: 'terracotta' }), { x: -8, y: 0, scale: 0.55 }),
    ...[70, 92, 114].map((x, index) =>
      bust(
        { skin: 'skinDark', head: index === 1 ? 'bun' : 'short', cloth: 'leaf' },
        { x: x - 8, y: 52 - index * 4, scale: 0.26 },
      ),
    ),
  ]
}

function candle(): Shape[] {
  return [
    rect(18, 40, 20, 58, { fill: 'marigoldPale', stroke: 'ink', width: 3 }),
    path('M28 40V32', { stroke: 'ink', width: 3 }),
    path('M28 34Q16 22 28 4Q40 22 28 34Z', { fill: 'marigold', stroke: 'ink', width: 2.5 }),
  ]
}

function blanket(): Shape[] {
  return [
    rect(54, 20, 74, 26, { fill: 'terracotta', stroke: 'ink', width: 3, radius: 9 }),
    rect(54, 46, 74, 26, { fill: 'marigold', stroke: 'ink', width: 3, radius: 9 }),
    rect(54, 72, 74, 26, { fill: 'terracotta', stroke: 'ink', width: 3, radius: 9 }),
    ellipse(120, 85, 5, 8, { fill: 'white' }),
  ]
}
