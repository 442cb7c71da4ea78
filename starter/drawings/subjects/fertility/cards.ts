import type { Diagram } from '../../diagram.ts'
import { age, leaf } from '../../kit/belongings.ts'
import { cardPicture, personWith } from '../../kit/card-picture.ts'
import { thermometer } from '../../kit/client-scenes.ts'
import { backdrop } from '../../kit/frames.ts'
import { calendar, drop } from '../../kit/objects.ts'
import { baby, bust, motherAndBaby, type PersonLook } from '../../kit/people.ts'
import { group, type Shape } from '../../kit/shapes.ts'
import { germs, ribbon } from '../eligibility/signs.ts'
import { oddBleeding } from '../people/complaints.ts'

const GIRL: PersonLook = { skin: 'skinLight', head: 'bun', cloth: 'terracotta' }
const MOTHER: PersonLook = { skin: 'skin', head: 'wrap', headPaint: 'terracotta', cloth: 'leaf' }
const FARMER: PersonLook = { skin: 'skinDark', head: 'wrap', headPaint: 'indigo', cloth: 'marigold' }
const TRADER: PersonLook = { skin: 'skinDeep', head: 'bun', cloth: 'indigo' }
const ELDER: PersonLook = { skin: 'skin', head: 'veil', headPaint: 'indigo', cloth: 'terracotta' }

function bleeding(): Shape[] {
  return [drop(50, 94, 88, 'blood')]
}

function date(): Shape[] {
  return calendar(50, 52, 88)
}

function twoChildren(): Shape[] {
  return [
    bust({ skin: 'skinDeep', head: 'short', cloth: 'leaf' }, { x: -4, y: 24, scale: 0.4 }),
    bust({ skin: 'skinDeep', head: 'bun', cloth: 'terracotta' }, { x: 46, y: 24, scale: 0.4 }),
  ]
}

/** A mother who breastfeeds, and a thing of 100 by 100. */
function breastfeeds(look: PersonLook, thing: Shape[]): Shape[] {
  return [
    backdrop('indigoPale'),
    motherAndBaby(look, { x: 2, y: 10, scale: 0.8 }),
    group(thing, { x: 150, y: 38, scale: 0.8 }),
  ]
}

/** A baby apart from its mother, who does not breastfeed. */
function newborn(): Shape[] {
  return [baby('skinDark', 'terracotta', { x: 0, y: 22, scale: 0.92 })]
}

/** The women of the cards; nothing in a picture says which word is right, so all have the same colour behind. */
export const FERTILITY_CARDS: Diagram[] = [
  cardPicture('fam-card-girl', personWith(GIRL, [age('16', 50, 50), bleeding()]), [
    'A girl of 16, and a drop of blood.',
    'Une fille de 16 ans, et une goutte de sang.',
    'Una chica de 16 años y una gota de sangre.',
  ]),
  cardPicture('fam-card-breastfeeds', breastfeeds(MOTHER, leaf('2', 50, 50)), [
    'A mother breastfeeds; a calendar with the number 2.',
    'Une mère allaite ; un calendrier avec le chiffre 2.',
    'Una madre amamanta; un calendario con el número 2.',
  ]),
  cardPicture('fam-card-discharge', personWith(FARMER, [germs(), date()]), [
    'A woman, germs and a calendar.',
    'Une femme, des germes et un calendrier.',
    'Una mujer, gérmenes y un calendario.',
  ]),
  cardPicture('fam-card-two-children', personWith(TRADER, [age('29', 50, 50), twoChildren()]), [
    'A woman of 29, and two children.',
    'Une femme de 29 ans, et deux enfants.',
    'Una mujer de 29 años y dos niños.',
  ]),
  cardPicture('fam-card-ten-months', breastfeeds({ ...FARMER, cloth: 'terracotta' }, bleeding()), [
    'A mother breastfeeds; a drop of blood.',
    'Une mère allaite ; une goutte de sang.',
    'Una madre amamanta; una gota de sangre.',
  ]),
  cardPicture('fam-card-three-weeks', personWith(FARMER, [newborn(), date()]), [
    'A woman, a baby and a calendar.',
    'Une femme, un bébé et un calendrier.',
    'Una mujer, un bebé y un calendario.',
  ]),
  cardPicture('fam-card-three-months', personWith({ ...FARMER, cloth: 'leaf' }, [newborn(), bleeding()]), [
    'A woman, a baby and a drop of blood.',
    'Une femme, un bébé et une goutte de sang.',
    'Una mujer, un bebé y una gota de sangre.',
  ]),
  cardPicture('fam-card-loss', personWith({ ...MOTHER, isSad: true }, [leaf('10', 50, 50)]), [
    'A sad woman, and a calendar with the number 10.',
    'Une femme triste, et un calendrier avec le nombre 10.',
    'Una mujer triste y un calendario con el número 10.',
  ]),
  cardPicture('fam-card-older', personWith(ELDER, [age('47', 50, 50), bleeding()]), [
    'A woman of 47, and a drop of blood.',
    'Une femme de 47 ans, et une goutte de sang.',
    'Una mujer de 47 años y una gota de sangre.',
  ]),
  cardPicture('fam-card-irregular', personWith(TRADER, [oddBleeding()]), [
    'A woman, and a month with bleeding on and off.',
    'Une femme, et un mois avec des saignements de temps en temps.',
    'Una mujer y un mes con sangrado de vez en cuando.',
  ]),
  cardPicture('fam-card-fever', personWith({ ...GIRL, isSad: true }, [thermometer(50, 78, 70), date()]), [
    'A woman, a thermometer and a calendar.',
    'Une femme, un thermomètre et un calendrier.',
    'Una mujer, un termómetro y un calendario.',
  ]),
  cardPicture('fam-card-hiv', personWith(MOTHER, [ribbon(), date()]), [
    'A woman, the ribbon that stands for HIV, and a calendar.',
    'Une femme, le ruban du VIH et un calendrier.',
    'Una mujer, el lazo del VIH y un calendario.',
  ]),
]
