import { diagram } from '../../diagram.ts'
import { FOUR_PAIRS_HEIGHT, fourPairs } from '../../kit/four-pairs.ts'
import { cross, tick } from '../../kit/marks.ts'
import { methodSign } from '../../kit/methods.ts'
import { calendar } from '../../kit/objects.ts'
import { bust } from '../../kit/people.ts'
import { group, path, rect, type Shape } from '../../kit/shapes.ts'
import { house, writing } from '../training/things.ts'
import { ribbon } from './vas-client.ts'

const OFFERS: (() => Shape[])[] = [
  () => [...calendar(50, 50, 84), ...cross(80, 78, 34)],
  house,
  () => [
    methodSign('tubes', { x: 0, y: 0, scale: 0.66 }),
    methodSign('vas', { x: 36, y: 36, scale: 0.66 }),
    ...tick(88, 16, 30),
  ],
  () => [bust({ skin: 'skin', head: 'wrap', cloth: 'leaf' }, { x: 10, y: 0, scale: 0.54 })],
]
const ASKS: (() => Shape[])[] = [
  writing,
  () => [methodSign('condom', { x: 0, y: 10, scale: 0.8 }), ...calendar(84, 66, 46, 'terracotta')],
  () => [
    group(
      [
        rect(-50, -20, 100, 40, { fill: 'fat', stroke: 'ink', width: 4, radius: 20 }),
        rect(-18, -20, 36, 40, { fill: 'white', stroke: 'ink', width: 3 }),
        path('M-8 -8h1M8 -8h1M-8 8h1M8 8h1', { stroke: 'steelDark', width: 5 }),
      ],
      { x: 50, y: 50, rotate: -30 },
    ),
  ],
  () => [group(ribbon(24, 52), { x: 0, y: 6, scale: 0.8 }), methodSign('condom', { x: 46, y: 16, scale: 0.66 })],
]

/** What vasectomy offers a man and what it asks of him. */
export const vasOffers = diagram({
  id: 'vas-offers',
  width: 'full',
  height: FOUR_PAIRS_HEIGHT,
  texts: {
    en: {
      heads: ['Offers', 'Asks'],
      offers: [
        'Nothing to remember later',
        'Short; home the same day',
        'Safer and simpler than her operation',
        'Relief for a partner tired of methods',
      ],
      asks: [
        'A decision for life',
        'Three months of other protection',
        'Some days of soreness',
        'Condoms against infections',
      ],
      alt: 'Vasectomy offers: nothing to remember later; a short procedure, home the same day; safer and simpler than her operation; relief for a partner tired of methods. It asks: a decision for life; three months of other protection; some days of soreness; condoms against infections.',
      note: 'Pairs rank the eight pictures for a man whom they know.',
    },
    fr: {
      heads: ['Offre', 'Demande'],
      offers: [
        'Plus rien à retenir ensuite',
        'Courte ; retour le jour même',
        'Plus sûre et simple que l’opération de la femme',
        'Soulage une partenaire lasse des méthodes',
      ],
      asks: [
        'Une décision pour la vie',
        'Trois mois d’autre protection',
        'Quelques jours de douleur',
        'Préservatif contre les infections',
      ],
      alt: 'La vasectomie offre : plus rien à retenir ensuite ; une intervention courte, retour le jour même ; plus sûre et plus simple que l’opération de la femme ; un soulagement pour une partenaire lasse des méthodes. Elle demande : une décision pour la vie ; trois mois d’autre protection ; quelques jours de douleur ; le préservatif contre les infections.',
      note: 'Par deux, classez les huit images pour un homme que vous connaissez.',
    },
    es: {
      heads: ['Ofrece', 'Pide'],
      offers: [
        'Nada que recordar después',
        'Corta; a casa el mismo día',
        'Más segura y simple que la operación de ella',
        'Alivio para una pareja cansada de métodos',
      ],
      asks: [
        'Una decisión de por vida',
        'Tres meses de otra protección',
        'Unos días de molestia',
        'Condón contra infecciones',
      ],
      alt: 'La vasectomía ofrece: nada que recordar después; un procedimiento corto, a casa el mismo día; más segura y simple que la operación de ella; alivio para una pareja cansada de métodos. Pide: una decisión de por vida; tres meses de otra protección; unos días de molestia; condón contra infecciones.',
      note: 'En parejas, ordenen los ocho dibujos para un hombre que conozcan.',
    },
  },
  draw: ({ heads, offers, asks }) =>
    fourPairs(heads, [
      { words: offers, scenes: OFFERS, fill: 'leafPale' },
      { words: asks, scenes: ASKS, fill: 'marigoldPale' },
    ]),
})
