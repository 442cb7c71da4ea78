import { diagram } from '../../diagram.ts'
import { warning } from '../../kit/client-scenes.ts'
import { clock } from '../../kit/objects.ts'
import { signPanels } from '../../kit/panels.ts'
import { baby } from '../../kit/people.ts'
import { circle, group, path, type Shape } from '../../kit/shapes.ts'
import { tabletsStay } from '../people/signs.ts'
import { house } from '../training/things.ts'

const HEIGHT = 272

/** Mothers who may prefer something else than LAM. */
export const lamPrefer = diagram({
  id: 'lam-prefer',
  width: 'full',
  height: HEIGHT,
  texts: {
    en: {
      words: [
        'Pregnancy would be dangerous',
        'Too small or too ill to suckle well',
        'Cleft lip or palate',
        'Some medicines',
        'Long hours away',
      ],
      alt: 'Five situations in which a mother may prefer something else: a pregnancy would be dangerous for her; the baby is too small or too ill to suckle well; cleft lip or palate; medicines that should not reach the baby; long hours away from home.',
      note: 'WHO restricts LAM in none of the five. For each picture: what would we offer, and what praise does she deserve?',
    },
    fr: {
      words: [
        'Grossesse dangereuse pour elle',
        'Trop petit ou malade pour bien téter',
        'Fente labiale ou palatine',
        'Certains remèdes',
        'Longues heures au loin',
      ],
      alt: 'Cinq situations où une mère peut préférer autre chose : une grossesse serait dangereuse pour elle ; le bébé est trop petit ou trop malade pour bien téter ; fente labiale ou palatine ; médicaments qui ne doivent pas atteindre le bébé ; longues heures loin de la maison.',
      note: 'L’OMS ne restreint la MAMA dans aucune des cinq. Pour chaque dessin : que proposer, et de quoi la féliciter ?',
    },
    es: {
      words: [
        'Un embarazo sería peligroso',
        'No mama bien: pequeño, enfermo',
        'Labio o paladar hendido',
        'Algunas medicinas',
        'Muchas horas fuera',
      ],
      alt: 'Cinco situaciones en que una madre puede preferir otra cosa: un embarazo sería peligroso para ella; el bebé es muy pequeño o está muy enfermo para mamar bien; labio o paladar hendido; medicinas que no deben llegar al bebé; muchas horas fuera de casa.',
      note: 'La OMS no restringe la MELA en ninguna de las cinco. En cada dibujo: ¿qué ofrecer, y por qué felicitarla?',
    },
  },
  draw: ({ words }) => signPanels(words, SCENES, HEIGHT),
})

const SCENES: (() => Shape[])[] = [
  () => [group(warning(0, 0), { x: 50, y: 52, scale: 1.35 })],
  () => [baby('skin', 'leaf', { x: 14, y: 34, scale: 0.66 })],
  () => [
    circle(50, 52, 42, { fill: 'skinLight', stroke: 'skinDark', width: 2.5 }),
    path('M20 24Q50 -8 80 24Q50 14 20 24Z', { fill: 'hair' }),
    path('M28 44q6 4 12 0M60 44q6 4 12 0', { stroke: 'hair', width: 3.5 }),
    path('M43 59q3.5 4 7 0q3.5 4 7 0', { stroke: 'skinDeep', width: 3 }),
    path('M36 74Q50 68 64 74Q50 84 36 74Z', { fill: 'fleshDeep', stroke: 'fleshDeep', width: 3 }),
    path('M44 72L42 62', { stroke: 'fleshDeep', width: 6 }),
  ],
  tabletsStay,
  () => [group(house(), { x: 0, y: 36, scale: 0.62 }), ...clock(72, 32, 27, 0.66)],
]
