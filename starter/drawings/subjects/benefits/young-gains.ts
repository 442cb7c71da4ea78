import { diagram } from '../../diagram.ts'
import { book } from '../../kit/belongings.ts'
import { methodSign } from '../../kit/methods.ts'
import { calendar } from '../../kit/objects.ts'
import { panels } from '../../kit/panels.ts'
import { bust } from '../../kit/people.ts'
import { arrow, group, type Shape } from '../../kit/shapes.ts'
import { clinic } from '../training/things.ts'

const GIRL = { skin: 'skinDark', head: 'bun', cloth: 'terracotta' } as const
const SCENES: (() => Shape[])[] = [
  () => [bust({ ...GIRL, cloth: 'white' }, { x: 22, y: 14, scale: 0.72 }), ...book(38, 92, 'indigo', 0.95)],
  () => [
    bust(GIRL, { x: 0, y: 84, scale: 0.36 }),
    bust(GIRL, { x: 60, y: 22, scale: 0.66 }),
    ...arrow([26, 72], [60, 30], { width: 6 }),
  ],
  () => [
    bust(GIRL, { x: 2, y: 68, scale: 0.5 }),
    bust({ skin: 'skin', head: 'short', cloth: 'leaf' }, { x: 78, y: 68, scale: 0.5 }),
    ...calendar(78, 38, 52),
  ],
  () => [methodSign('condom', { x: 24, y: 28, scale: 1.06 })],
  () => [group(clinic(), { x: 22, y: 28, scale: 1.1 })],
]

/** What young people gain when they can wait. */
export const youngGains = diagram({
  id: 'young-gains',
  width: 'full',
  height: 330,
  texts: {
    en: {
      words: [
        'Time to finish school',
        'A body that is grown first',
        'A chosen partner, a time',
        'Condoms, against HIV too',
        'A service they trust',
      ],
      alt: 'Five gains: time to finish school or training; a body that is grown before it carries a child; a chance to choose a partner and a time; condoms, also against HIV and other STIs; a first contact with health services that they trust.',
      note: 'Condoms help against HIV and other STIs when they are used correctly every time.',
    },
    fr: {
      words: [
        'Le temps de finir l’école',
        'Un corps qui a grandi d’abord',
        'Choisir un partenaire, un moment',
        'Préservatifs : aussi contre VIH et IST',
        'Un service en qui avoir confiance',
      ],
      alt: 'Cinq gains : le temps de finir l’école ou une formation ; un corps qui a fini de grandir avant de porter un enfant ; choisir un partenaire et un moment ; le préservatif, aussi contre le VIH et d’autres IST ; un premier contact avec un service de confiance.',
      note: 'Le préservatif aide contre le VIH et d’autres IST quand il est bien employé chaque fois.',
    },
    es: {
      words: [
        'Tiempo para la escuela',
        'Un cuerpo que ya creció',
        'Elegir pareja y momento',
        'Condones: también contra VIH e ITS',
        'Un servicio de confianza',
      ],
      alt: 'Cinco beneficios: tiempo para terminar la escuela o la formación; un cuerpo que ya creció antes de llevar un hijo; elegir pareja y momento; condones, también contra el VIH y otras ITS; un primer contacto con un servicio de confianza.',
      note: 'Los condones ayudan contra el VIH y otras ITS cuando se usan bien cada vez.',
    },
  },
  draw: ({ words }) => panels(5, { words, height: 330, sceneHeight: 166, scene: (index) => SCENES[index]?.() ?? [] }),
})
