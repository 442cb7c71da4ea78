import type { Diagram } from '../../../diagram.ts'
import { age } from '../../../kit/belongings.ts'
import { cardPicture, method, personWith } from '../../../kit/card-picture.ts'
import { ribbon } from '../../eligibility/signs.ts'
import * as icons from './screening-icons.ts'

/** Clients whom a worker screens; the other cards share pictures of clients for pills. */
export const COMMUNITY_CARDS: Diagram[] = [
  cardPicture(
    'screening-card-smokes',
    personWith({ skin: 'skinDeep', head: 'wrap', headPaint: 'indigo', cloth: 'terracotta' }, [
      age('36', 50, 50),
      icons.smokes(),
    ]),
    [
      'A woman of 36, and a cigarette.',
      'Une femme de 36 ans, et une cigarette.',
      'Una mujer de 36 años y un cigarrillo.',
    ],
  ),
  cardPicture(
    'screening-card-hiv',
    personWith({ skin: 'skin', head: 'bun', cloth: 'leaf' }, [ribbon(), icons.tablets()]),
    [
      'A woman, the ribbon that stands for HIV, and her tablets.',
      'Une femme, le ruban du VIH, et ses comprimés.',
      'Una mujer, el lazo del VIH y sus tabletas.',
    ],
  ),
  cardPicture(
    'screening-card-head',
    personWith({ skin: 'skinDark', head: 'veil', headPaint: 'inkSoft', cloth: 'leaf' }, [
      age('44', 50, 50),
      icons.scarOnHead(),
    ]),
    [
      'A woman of 44, and a head with a scar.',
      'Une femme de 44 ans, et une tête avec une cicatrice.',
      'Una mujer de 44 años y una cabeza con una cicatriz.',
    ],
  ),
  cardPicture(
    'screening-card-bleeding',
    personWith({ skin: 'skinLight', head: 'veil', headPaint: 'indigo', cloth: 'terracotta' }, [icons.bleeding()]),
    [
      'A woman, a drop of blood, and a question mark.',
      'Une femme, une goutte de sang, et un point d’interrogation.',
      'Una mujer, una gota de sangre y un signo de pregunta.',
    ],
  ),
  cardPicture(
    'screening-card-heart',
    personWith({ skin: 'skin', head: 'bun', cloth: 'marigold' }, [icons.heartSign(), method('emergency')]),
    [
      'A girl, a heart, and emergency pills.',
      'Une jeune fille, un cœur, et des pilules d’urgence.',
      'Una joven, un corazón y píldoras de emergencia.',
    ],
  ),
]
