import type { Diagram } from '../../diagram.ts'
import { age, bowl } from '../../kit/belongings.ts'
import { cardPicture, method, personWith } from '../../kit/card-picture.ts'
import type { PersonLook } from '../../kit/people.ts'
import * as icons from '../training/community/screening-icons.ts'

const YOUNG: PersonLook = { skin: 'skin', head: 'bun', cloth: 'marigold' }
const TRADER: PersonLook = { skin: 'skinDeep', head: 'wrap', headPaint: 'indigo', cloth: 'terracotta' }
const OLDER: PersonLook = { skin: 'skin', head: 'veil', headPaint: 'leaf', cloth: 'leaf' }
const FARMER: PersonLook = { skin: 'skinDark', head: 'bun', cloth: 'indigo' }

/** Clients who want pills or an injection: what matters about their health, not the category. */
export const PILL_CLIENT_CARDS: Diagram[] = [
  cardPicture('pill-client-tablets', personWith(FARMER, [icons.medicine()], 'sand'), [
    'A woman, and a bottle of her medicine.',
    'Une femme, et le flacon de son médicament.',
    'Una mujer y el frasco de su medicamento.',
  ]),
  cardPicture('pill-client-pressure', personWith({ ...TRADER, cloth: 'leaf' }, [icons.highPressure()], 'indigoPale'), [
    'A woman, and a cuff with high blood pressure.',
    'Une femme, et un tensiomètre à la tension élevée.',
    'Una mujer y un tensiómetro con presión alta.',
  ]),
  cardPicture(
    'pill-client-aura',
    personWith({ ...YOUNG, skin: 'skinDark', cloth: 'indigo', isSad: true }, [icons.headache()], 'indigoPale'),
    [
      'A woman, and a head beside a zigzag line.',
      'Une femme, et une tête à côté d’un éclair en zigzag.',
      'Una mujer y una cabeza junto a una línea en zigzag.',
    ],
  ),
  cardPicture('pop-client-smokes', personWith(TRADER, [age('39', 50, 50), icons.smokes()], 'marigoldPale'), [
    'A woman of 39, and a cigarette.',
    'Une femme de 39 ans, et une cigarette.',
    'Una mujer de 39 años y un cigarrillo.',
  ]),
  cardPicture('pop-client-leg', personWith(OLDER, [age('45', 50, 50), icons.legBefore()], 'sand'), [
    'A woman of 45, and a leg with an old, healed place.',
    'Une femme de 45 ans, et une jambe avec une place ancienne, guérie.',
    'Una mujer de 45 años y una pierna con un lugar antiguo, ya sano.',
  ]),
  cardPicture('pop-start-porridge', personWith(YOUNG, [icons.breastfeeds(), bowl(50, 46, 88)]), [
    'A mother, breastfeeding, and a bowl of porridge.',
    'Une mère, l’allaitement, et un bol de bouillie.',
    'Una madre, la lactancia y un plato de papilla.',
  ]),
  cardPicture('pop-start-injection', personWith(OLDER, [method('injection'), method('pills')]), [
    'A woman, an injection, and pills.',
    'Une femme, une injection, et des pilules.',
    'Una mujer, una inyección y píldoras.',
  ]),
]
