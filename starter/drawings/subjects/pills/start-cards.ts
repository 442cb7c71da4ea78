import type { Diagram } from '../../diagram.ts'
import { anatomicalCard, cardPicture, method, personWith } from '../../kit/card-picture.ts'
import { cross } from '../../kit/marks.ts'
import { drop } from '../../kit/objects.ts'
import type { PersonLook } from '../../kit/people.ts'
import { group, type Shape } from '../../kit/shapes.ts'
import { uterus } from '../../kit/uterus.ts'
import { bleedingDays, noDrop } from '../guidance/cards.ts'
import * as icons from '../training/community/screening-icons.ts'
import { heart } from '../training/things.ts'
import { bottleFed, otherEmergency } from './card-things.ts'

const WOMAN: PersonLook = { skin: 'skin', head: 'bun', cloth: 'indigo' }
const WRAP: PersonLook = { skin: 'skinDark', head: 'wrap', headPaint: 'leaf', cloth: 'leaf' }
const VEILED: PersonLook = { skin: 'skinLight', head: 'veil', headPaint: 'indigo', cloth: 'terracotta' }
const YOUNG: PersonLook = { skin: 'skinDeep', head: 'bun', cloth: 'marigold' }
const MOTHER: PersonLook = { skin: 'skin', head: 'wrap', headPaint: 'terracotta', cloth: 'terracotta' }

/** Clients on their starting day, for pills and injections alike: what they tell, not when they start. */
export const START_CARDS: Diagram[] = [
  cardPicture('start-card-bleeding', personWith(WOMAN, [bleedingDays()], 'marigoldPale'), [
    'A woman, and a calendar with days of bleeding.',
    'Une femme, et un calendrier avec des jours de saignement.',
    'Una mujer y un calendario con días de sangrado.',
  ]),
  cardPicture('start-card-no-sex', personWith(VEILED, [bleedingDays(), [...heart(), ...cross(78, 78, 40)]], 'sand'), [
    'A woman, days of bleeding, and a heart crossed out for no sex.',
    'Une femme, des jours de saignement, et un cœur barré : pas de rapports.',
    'Una mujer, días de sangrado y un corazón tachado: sin relaciones.',
  ]),
  anatomicalCard('start-card-loss', personWith({ ...WRAP, isSad: true }, [bleedingWomb()]), [
    'A woman who is sad, and a womb that bleeds.',
    'Une femme triste, et un utérus qui saigne.',
    'Una mujer triste y un útero que sangra.',
  ]),
  cardPicture('start-card-emergency', personWith(WOMAN, [method('emergency')], 'marigoldPale'), [
    'A woman, and a pack of emergency pills.',
    'Une femme, et une boîte de pilules d’urgence.',
    'Una mujer y un paquete de píldoras de emergencia.',
  ]),
  cardPicture('start-card-other-emergency', personWith(VEILED, [otherEmergency()], 'indigoPale'), [
    'A woman, and another pack of emergency pills in a thick frame.',
    'Une femme, et une autre boîte de pilules d’urgence dans un cadre épais.',
    'Una mujer y otro paquete de píldoras de emergencia en un marco grueso.',
  ]),
  cardPicture('start-card-bottle', personWith(MOTHER, [bottleFed()], 'indigoPale'), [
    'A mother, and her newborn with a bottle.',
    'Une mère, et son nouveau-né avec un biberon.',
    'Una madre y su recién nacido con un biberón.',
  ]),
  cardPicture('start-card-milk', personWith(WRAP, [icons.newborn(), icons.breastfeeds()], 'marigoldPale'), [
    'A mother, her newborn, and breastfeeding.',
    'Une mère, son nouveau-né, et l’allaitement.',
    'Una madre, su recién nacido y la lactancia.',
  ]),
  cardPicture('start-card-only-milk', personWith(MOTHER, [icons.breastfeeds(), noDrop()], 'indigoPale'), [
    'A mother who breastfeeds, and no bleeding.',
    'Une mère qui allaite, et pas de saignement.',
    'Una madre que amamanta y ningún sangrado.',
  ]),
  cardPicture('start-card-pills', personWith(YOUNG, [method('pills'), method('injection')], 'sand'), [
    'A woman, pills, and an injection.',
    'Une femme, des pilules, et une injection.',
    'Una mujer, píldoras y una inyección.',
  ]),
]

/** A womb after a loss: blood, and nothing inside. */
function bleedingWomb(): Shape[] {
  return [
    group([...uterus({ vagina: 176 }), drop(0, 76, 44, 'blood'), drop(0, 216, 44, 'blood')], {
      x: 50,
      y: 2,
      scale: 0.45,
    }),
  ]
}
