import type { Diagram } from '../../diagram.ts'
import { leaf } from '../../kit/belongings.ts'
import { cardPicture, method, personWith, questionMark, sideBySide } from '../../kit/card-picture.ts'
import { backdrop } from '../../kit/frames.ts'
import { chip, cross } from '../../kit/marks.ts'
import { calendar, drop } from '../../kit/objects.ts'
import { bubble, bust, type PersonLook, pregnantWoman } from '../../kit/people.ts'
import { arrow, circle, ellipse, group, path, type Shape } from '../../kit/shapes.ts'
import { ribbon } from '../eligibility/signs.ts'
import { MAN, PROVIDER, shield, shieldAgainst, tabletsStay, WOMAN, wishedBaby } from '../people/signs.ts'
import { sheet, writing } from '../training/things.ts'
import { folicAcid, infectionStrip } from './scenes.ts'

const YOUNG: PersonLook = { skin: 'skin', head: 'bun', cloth: 'leaf' }
const VEILED: PersonLook = { skin: 'skinLight', head: 'veil', headPaint: 'indigo', cloth: 'indigo' }
const ELDER: PersonLook = { skin: 'skinDeep', head: 'wrap', headPaint: 'marigold', cloth: 'terracotta' }

/** A couple; the ribbon that stands for HIV, or a question mark, beside her and beside him. */
function couple(hers: Shape[], his: Shape[]): Shape[] {
  return [
    backdrop('leafPale'),
    bust(WOMAN, { x: 2, y: 66, scale: 0.58 }),
    bust(MAN, { x: 151, y: 66, scale: 0.58 }),
    ...badge(hers, 84),
    ...badge(his, 156),
  ]
}

/** A sign in a white disc on the inner shoulder of a person. */
function badge(sign: Shape[], x: number): Shape[] {
  const y = 124
  if (sign.length === 0) return []
  return [
    circle(x, y, 31, { fill: 'white', stroke: 'ink', width: 3 }),
    group(sign, { x: x - 22, y: y - 22, scale: 0.44 }),
  ]
}

function refused(sign: Shape[]): Shape[] {
  return [...sign, ...cross(78, 78, 36)]
}

const DOWN = { paint: 'terracotta', width: 16 } as const

/** A wrong sentence in a bubble, with a cross. @param things two or three, each 100 by 100 */
function saidWrongly(things: Shape[][]): Shape[] {
  const scale = things.length > 2 ? 0.44 : 0.6
  const step = 148 / things.length
  return [
    backdrop('sand'),
    bust(PROVIDER, { x: 2, y: 62, scale: 0.6 }),
    ...bubble(66, 10, 164, 88, 14),
    ...things.map((thing, index) =>
      group(thing, { x: 74 + step * (index + 0.5) - 50 * scale, y: 54 - 50 * scale, scale }),
    ),
    ...cross(200, 130, 56),
  ]
}

function date(): Shape[] {
  return calendar(50, 54, 82)
}

/** A soft dome with a firm rim, seen from the side. */
function diaphragm(): Shape[] {
  return [
    path('M10 64C10 22 90 22 90 64Z', { fill: 'fleshPale', stroke: 'fleshDeep', width: 4 }),
    ellipse(50, 64, 42, 11, { fill: 'white', stroke: 'fleshDeep', width: 6 }),
  ]
}

const SENTENCES: Diagram[] = [
  cardPicture('hiv-card-another-baby', sideBySide([wishedBaby(), questionMark()]), [
    'A baby in a bubble, and a question mark.',
    'Un bébé dans une bulle, et un point d’interrogation.',
    'Un bebé en una burbuja y un signo de interrogación.',
  ]),
  cardPicture('hiv-card-missed', sideBySide([date(), sheet(3)], 'sand'), [
    'A calendar and a file.',
    'Un calendrier et un dossier.',
    'Un calendario y un expediente.',
  ]),
  cardPicture('hiv-card-signature', sideBySide([writing(), method('tubes')], 'terracottaPale'), [
    'A form with a pen, and the sign of sterilization.',
    'Un formulaire avec un stylo, et le signe de la stérilisation.',
    'Un formulario con un lápiz y el signo de la esterilización.',
  ]),
  cardPicture('hiv-card-husband', personWith(MAN, [questionMark()], 'marigoldPale'), [
    'A husband, and a question mark.',
    'Un mari, et un point d’interrogation.',
    'Un esposo y un signo de interrogación.',
  ]),
  cardPicture('hiv-card-one-method', sideBySide([ribbon(), method('injection')], 'leafPale'), [
    'The ribbon that stands for HIV, and an injection.',
    'Le ruban du VIH, et une injection.',
    'El lazo del VIH y una inyección.',
  ]),
]

const COUPLES: Diagram[] = [
  cardPicture('hiv-card-she', couple(ribbon(), []), [
    'A couple; the ribbon that stands for HIV is beside her.',
    'Un couple ; le ruban du VIH est près d’elle.',
    'Una pareja; el lazo del VIH está junto a ella.',
  ]),
  cardPicture('hiv-card-he', couple([], ribbon()), [
    'A couple; the ribbon that stands for HIV is beside him.',
    'Un couple ; le ruban du VIH est près de lui.',
    'Una pareja; el lazo del VIH está junto a él.',
  ]),
  cardPicture('hiv-card-both', couple(ribbon(), ribbon()), [
    'A couple; a ribbon that stands for HIV is beside each.',
    'Un couple ; un ruban du VIH est près de chacun.',
    'Una pareja; hay un lazo del VIH junto a cada uno.',
  ]),
  cardPicture('hiv-card-unknown', couple(questionMark(), questionMark()), [
    'A couple; a question mark is beside each.',
    'Un couple ; un point d’interrogation est près de chacun.',
    'Una pareja; hay un signo de interrogación junto a cada uno.',
  ]),
]

/** The other steps have the pictures of the sheet for clients. */
const STEPS: Diagram[] = [
  cardPicture('hiv-card-fertile', sideBySide([method('beads'), date()], 'sand'), [
    'Beads and a calendar: the fertile days.',
    'Un collier et un calendrier : les jours féconds.',
    'Un collar y un calendario: los días fértiles.',
  ]),
  cardPicture('hiv-card-folic', sideBySide([folicAcid()], 'marigoldPale'), [
    'A bottle with round tablets of folic acid.',
    'Un flacon d’acide folique en comprimés.',
    'Un frasco de tabletas de ácido fólico.',
  ]),
  cardPicture('hiv-card-stop', sideBySide([refused(method('pills')), refused(method('condom'))], 'indigoPale'), [
    'Pills and a condom, each crossed out.',
    'Une pilule et un préservatif, barrés.',
    'Píldoras y un condón, tachados.',
  ]),
  cardPicture('hiv-card-prep', sideBySide([tabletsStay(), shield()], 'leafPale'), [
    'A bottle of tablets and a shield.',
    'Un flacon de comprimés et un bouclier.',
    'Un frasco de pastillas y un escudo.',
  ]),
  cardPicture('hiv-card-stis', sideBySide([infectionStrip()], 'terracottaPale'), [
    'A strip of medicine.',
    'Une plaquette de médicament.',
    'Una tira de medicina.',
  ]),
]

const WOMEN: Diagram[] = [
  cardPicture('hiv-card-woman-1', personWith(YOUNG, [method('pills'), questionMark()], 'marigoldPale'), [
    'A young woman, pills, and a question mark.',
    'Une jeune femme, une pilule, et un point d’interrogation.',
    'Una joven, píldoras y un signo de interrogación.',
  ]),
  cardPicture('hiv-card-woman-2', personWith(WOMAN, [method('injection'), ribbon()], 'leafPale'), [
    'A woman, an injection, and the ribbon that stands for HIV.',
    'Une femme, une injection, et le ruban du VIH.',
    'Una mujer, una inyección y el lazo del VIH.',
  ]),
  cardPicture('hiv-card-woman-3', personWith(VEILED, [method('implant'), tabletsStay()], 'sand'), [
    'A woman, an implant, and a bottle of tablets.',
    'Une femme, un implant, et un flacon de comprimés.',
    'Una mujer, un implante y un frasco de pastillas.',
  ]),
  cardPicture(
    'hiv-card-woman-4',
    personWith({ ...YOUNG, cloth: 'terracotta', isSad: true }, [method('iud'), [drop(50, 88, 74, 'marigold')]]),
    [
      'A young woman, an IUD, and a yellow drop: discharge.',
      'Une jeune femme, un DIU, et une goutte jaune : des pertes.',
      'Una joven, un DIU y una gota amarilla: flujo.',
    ],
  ),
  cardPicture('hiv-card-woman-5', personWith(ELDER, [diaphragm()], 'terracottaPale'), [
    'A woman of forty, and a diaphragm.',
    'Une femme de quarante ans, et un diaphragme.',
    'Una mujer de cuarenta años y un diafragma.',
  ]),
  cardPicture(
    'hiv-card-woman-6',
    personWith({ ...WOMAN, isSad: true }, [refused(method('condom')), method('injection')], 'marigoldPale'),
    [
      'A woman, a condom crossed out, and an injection.',
      'Une femme, un préservatif barré, et une injection.',
      'Una mujer, un condón tachado y una inyección.',
    ],
  ),
]

const ERRORS: Diagram[] = [
  cardPicture('hiv-card-error-1', saidWrongly([tabletsStay(), method('implant'), arrow([50, 10], [50, 92], DOWN)]), [
    'A facilitator says of PrEP tablets that an implant gets weaker; a cross marks the error.',
    'Une formatrice dit que la PrEP affaiblit l’implant ; une croix marque l’erreur.',
    'Una facilitadora dice que la PrEP debilita el implante; una cruz marca el error.',
  ]),
  cardPicture('hiv-card-error-2', saidWrongly([tabletsStay(), shieldAgainst(pregnantWoman())]), [
    'A facilitator says that PrEP tablets keep a pregnancy away; a cross marks the error.',
    'Une formatrice dit que la PrEP évite une grossesse ; une croix marque l’erreur.',
    'Una facilitadora dice que la PrEP evita un embarazo; una cruz marca el error.',
  ]),
  cardPicture('hiv-card-error-3', saidWrongly([tabletsStay(), leaf('1', 50, 54, 104), shield()]), [
    'A facilitator says that PrEP tablets protect on day 1; a cross marks the error.',
    'Une formatrice dit que la PrEP protège dès le jour 1 ; une croix marque l’erreur.',
    'Una facilitadora dice que la PrEP protege desde el día 1; una cruz marca el error.',
  ]),
  cardPicture('hiv-card-error-4', saidWrongly([method('injection'), chip(3, 50, 54, 40)]), [
    'A facilitator says that an injection is category 3; a cross marks the error.',
    'Une formatrice dit que l’injection est en catégorie 3 ; une croix marque l’erreur.',
    'Una facilitadora dice que la inyección es categoría 3; una cruz marca el error.',
  ]),
]

const ROLES: Diagram[] = [
  cardPicture('hiv-card-zanele', personWith(YOUNG, [tabletsStay(), date()]), [
    'A woman, a bottle of tablets, and a calendar.',
    'Une femme, un flacon de comprimés, et un calendrier.',
    'Una mujer, un frasco de pastillas y un calendario.',
  ]),
  cardPicture('hiv-card-otieno', personWith(MAN, [ribbon()], 'marigoldPale'), [
    'A man alone, and the ribbon that stands for HIV.',
    'Un homme seul, et le ruban du VIH.',
    'Un hombre solo y el lazo del VIH.',
  ]),
  cardPicture('hiv-card-abena', personWith(WOMAN, [tabletsStay(), method('implant')], 'leafPale'), [
    'A woman, a bottle of tablets, and an implant.',
    'Une femme, un flacon de comprimés, et un implant.',
    'Una mujer, un frasco de pastillas y un implante.',
  ]),
  cardPicture('hiv-card-razia', personWith(VEILED, [method('injection')], 'terracottaPale'), [
    'A woman with a veil, and an injection.',
    'Une femme voilée, et une injection.',
    'Una mujer con velo y una inyección.',
  ]),
  cardPicture(
    'hiv-card-khadra',
    personWith({ ...YOUNG, skin: 'skinDeep', cloth: 'marigold' }, [questionMark()], 'sand'),
    [
      'A young woman, and a question mark.',
      'Une jeune femme, et un point d’interrogation.',
      'Una joven y un signo de interrogación.',
    ],
  ),
]

/** Pictures of the cards to cut out. */
export const HIV_CARDS: Diagram[] = [...SENTENCES, ...COUPLES, ...STEPS, ...WOMEN, ...ERRORS, ...ROLES]
